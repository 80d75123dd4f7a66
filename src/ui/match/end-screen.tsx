/** The end of a match: the winner, what each side scored for, and where to go from here. */
import type { PlayerSeat } from '../../kernel'
import { Button } from '../button'
import { SeatMark, SeatName } from '../seat-mark'
import { useWords } from '../words/words-context'
import { ScoreStory, type ScoreStoryProps } from './score-story'

export interface EndScreenProps {
  readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string; readonly total: number }[]
  /** The winners; empty for a draw. */
  readonly winners: readonly PlayerSeat[]
  /** The sources of points, one row each, with every seat's points in the order of `seats`. */
  readonly sources: readonly { readonly id: string; readonly label: string; readonly points: readonly number[] }[]
  /** How the score developed and what turned it. */
  readonly story?: Omit<ScoreStoryProps, 'seats'>
  /** How it ended, in a sentence: "After five turns", "Blue conceded". */
  readonly how?: string
  onHome(): void
  onAgain?: (() => void) | undefined
  onExport?: (() => void) | undefined
  onCheck?: (() => void) | undefined
  /** Makes the proof of the result. */
  onProve?: (() => void) | undefined
  onWatch?: (() => void) | undefined
  onLook(): void
}

export function EndScreen({
  seats,
  winners,
  sources,
  story,
  how,
  onHome,
  onAgain,
  onExport,
  onCheck,
  onProve,
  onWatch,
  onLook,
}: EndScreenProps) {
  const { say, speak } = useWords()
  const names = winners.map((winner) => seats.find(({ seat }) => seat === winner)?.name ?? winner)
  const list = new Intl.ListFormat(speak.language, { type: 'conjunction' }).format(names)
  const sole = winners.length === 1 ? winners[0] : undefined
  // With two players, ranks are not shown: naming the winner is enough.
  const isRanked = seats.length > 2
  const rankOf = (total: number) => 1 + seats.filter((other) => other.total > total).length
  return (
    <div className="ui-cover ui-cover-thin">
      <section className="ui-panel ui-end" data-seat={sole} aria-labelledby="ui-end-title">
        <header>
          <span className="ui-end-marks">
            {winners.map((seat) => (
              <SeatMark key={seat} seat={seat} size="large" />
            ))}
          </span>
          <h1 id="ui-end-title">
            {winners.length === 0
              ? say('end-draw')
              : sole
                ? say('end-won', { name: list })
                : say('end-won-together', { names: list })}
          </h1>
          {how && <p className="ui-note">{how}</p>}
        </header>
        {story && <ScoreStory seats={seats} {...story} />}
        <div className="ui-end-table">
          <table className="ui-scores">
            <thead>
              <tr>
                <th scope="col">{say('end-source')}</th>
                {seats.map(({ seat, name }) => (
                  <th key={seat} scope="col">
                    <SeatName seat={seat} name={name} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <tr key={source.id}>
                  <th scope="row">{source.label}</th>
                  {seats.map(({ seat }, index) => (
                    <td key={seat}>{speak.number(source.points[index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say('total')}</th>
                {seats.map(({ seat, total }) => (
                  <td key={seat} data-best={winners.includes(seat) ? '' : undefined}>
                    {speak.number(total)}
                  </td>
                ))}
              </tr>
              {isRanked && (
                <tr>
                  <th scope="row">{say('end-rank')}</th>
                  {seats.map(({ seat, total }) => (
                    <td key={seat} data-best={winners.includes(seat) ? '' : undefined}>
                      {say('end-rank-of', { rank: rankOf(total) })}
                    </td>
                  ))}
                </tr>
              )}
            </tfoot>
          </table>
        </div>
        <div className="ui-row-of-buttons ui-end-buttons">
          <Button tone="quiet" onClick={onLook}>
            {say('end-look')}
          </Button>
          {onWatch && (
            <Button icon="eye" onClick={onWatch}>
              {say('end-watch')}
            </Button>
          )}
          {onCheck && (
            <Button icon="dice" onClick={onCheck}>
              {say('do-check-dice')}
            </Button>
          )}
          {onProve && (
            <Button icon="confirm" onClick={onProve}>
              {say('do-result')}
            </Button>
          )}
          {onExport && (
            <Button icon="export" onClick={onExport}>
              {say('export')}
            </Button>
          )}
          <Button icon="home" onClick={onHome}>
            {say('home')}
          </Button>
          {onAgain && (
            <Button tone="main" icon="play" onClick={onAgain}>
              {say('end-again')}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}
