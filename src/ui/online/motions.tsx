/** Motions of the players: a pause, a commentator, a seat whose player is gone. Players propose them and vote on them. */
import type { PlayerSeat } from '../../kernel'
import type { Motion, SeatCard } from '../../protocol/online'
import { Button } from '../button'
import { useWords } from '../words/words-context'

export interface MotionsProps {
  readonly own: readonly PlayerSeat[]
  readonly motion: Motion | undefined
  /** Undefined if the match is over, so that there is nothing to pause. */
  readonly isPaused: boolean | undefined
  /** Whether a commentator sees all hands. Undefined if none may: onlookers see the table without delay, or the match is over. */
  readonly hasCommentator: boolean | undefined
  onBarCommentator(): void
  onPropose(motion: Pick<Motion, 'type' | 'seat'>): void
  onVote(grant: boolean): void
}

/** Milliseconds of absence after which a player counts as gone: the server's own time and a margin for differing clocks. */
const GONE = 125_000

export interface ProposedProps extends Pick<MotionsProps, 'own' | 'onVote'> {
  readonly motion: Motion
  readonly seats: readonly SeatCard[]
}

/** What is proposed, with buttons for those whose vote is missing and for the player who proposed it. */
export function Proposed({ own, motion, seats, onVote }: ProposedProps) {
  const { say } = useWords()
  const nameOf = (seat: PlayerSeat) => seats.find((card) => card.seat === seat)?.name || seat
  const isAsked = motion.waitsFor.some((seat) => own.includes(seat))
  return (
    <div className="ui-motion" role="status">
      <p>{say(`motion-${motion.type}`, { by: nameOf(motion.by), name: nameOf(motion.seat) })}</p>
      {isAsked && (
        <Button tone="main" onClick={() => onVote(true)}>
          {say('agree')}
        </Button>
      )}
      {(isAsked || own.includes(motion.by)) && (
        <Button onClick={() => onVote(false)}>{say(isAsked ? 'disagree' : 'withdraw')}</Button>
      )}
    </div>
  )
}

export function Motions(props: MotionsProps & { readonly seats: readonly SeatCard[]; readonly now: number }) {
  const { own, motion, isPaused, hasCommentator, seats, now, onPropose, onVote, onBarCommentator } = props
  const { say } = useWords()
  if (motion) return <Proposed own={own} motion={motion} seats={seats} onVote={onVote} />
  const gone = seats.filter(({ player, isTaken, awaySince, seat }) => {
    const isOther = player === 'person' && isTaken && !own.includes(seat)
    return isOther && awaySince !== undefined && now - awaySince >= GONE
  })
  const [self] = own
  return (
    <>
      {self !== undefined && isPaused !== undefined && (
        <div className="ui-motion" role="status">
          {isPaused && <p>{say('is-paused')}</p>}
          <Button onClick={() => onPropose({ type: isPaused ? 'resume' : 'pause', seat: self })}>
            {say(isPaused ? 'resume-match' : 'pause-match')}
          </Button>
          <Button onClick={() => onPropose({ type: 'draw', seat: self })}>{say('offer-draw')}</Button>
        </div>
      )}
      {self !== undefined && hasCommentator !== undefined && (
        <div className="ui-motion" role="status">
          {hasCommentator ? (
            <Button onClick={onBarCommentator}>{say('bar-commentator')}</Button>
          ) : (
            <Button onClick={() => onPropose({ type: 'commentator', seat: self })}>{say('ask-commentator')}</Button>
          )}
        </div>
      )}
      {gone.map(({ seat, name }) => (
        <div key={seat} className="ui-motion">
          <p>{name}</p>
          <Button onClick={() => onPropose({ type: 'to-bot', seat })}>{say('seat-to-bot')}</Button>
          <Button onClick={() => onPropose({ type: 'to-guest', seat })}>{say('seat-to-guest')}</Button>
        </div>
      ))}
    </>
  )
}
