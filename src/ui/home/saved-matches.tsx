/** The matches begun on this device, the latest first. */
import { useState } from 'react'
import type { PlayerSeat } from '../../kernel'
import { IconButton } from '../button'
import { ConfirmDialog } from '../dialog'
import { Icon } from '../icons'
import { SeatName } from '../seat-mark'
import { agoText } from '../words/ago'
import { useWords } from '../words/words-context'

export interface SavedMatch {
  readonly id: string
  readonly game: string
  readonly players: readonly { readonly seat: PlayerSeat; readonly name: string; readonly score?: number }[]
  /** For example "Turn 3 of 5". */
  readonly round: string
  readonly over: boolean
  /** True for a match at a server's table, with remote players. */
  readonly online?: boolean
  /** The names of the other players who are at the server's table now. */
  readonly there?: readonly string[]
  /** True if the match is a fork of another match. */
  readonly fork?: boolean
  /** The title of a puzzle. */
  readonly puzzle?: string
  /** When it was last played, in milliseconds. */
  readonly when: number
}

export interface SavedMatchesProps {
  readonly matches: readonly SavedMatch[]
  readonly now: number
  onContinue(match: string): void
  onDelete(match: string): void
  onExport(match: string): void
  onWatch(match: string): void
  /** Shows which matches begin alike. */
  onBranches(match: string): void
}

export function SavedMatches({ matches, now, onContinue, onDelete, onExport, onWatch, onBranches }: SavedMatchesProps) {
  const { say, speak } = useWords()
  const [doomed, setDoomed] = useState<SavedMatch>()
  const namesOf = (match: SavedMatch) =>
    new Intl.ListFormat(speak.language, { type: 'conjunction' }).format(match.players.map((player) => player.name))
  const said = (match: SavedMatch | undefined) => ({ game: match?.game ?? '', players: match ? namesOf(match) : '' })
  return (
    <section className="ui-panel ui-saved-matches" aria-labelledby="ui-saved-title">
      <h2 id="ui-saved-title">{say('continue')}</h2>
      {matches.length === 0 && (
        <p className="ui-empty">
          <strong>{say('saved-none')}</strong>
          <span>{say('saved-none-hint')}</span>
        </p>
      )}
      <ul className="ui-matches">
        {matches.map((match) => (
          <li key={match.id} className="ui-match">
            <button
              type="button"
              className="ui-match-open"
              aria-label={say('saved-open', said(match))}
              onClick={() => onContinue(match.id)}
            >
              {match.puzzle !== undefined && (
                <strong className="ui-match-puzzle">{say('saved-puzzle-of', { name: match.puzzle })}</strong>
              )}
              <span className="ui-match-players">
                {match.players.map((player) => (
                  <span key={player.seat} className="ui-match-player">
                    <SeatName seat={player.seat} name={player.name} />
                    {player.score !== undefined && <strong className="ui-numbers">{player.score}</strong>}
                  </span>
                ))}
              </span>
              <span className="ui-note ui-numbers ui-match-facts">
                <span>{match.game}</span>
                {match.online && <span>{say('saved-online')}</span>}
                {match.there && match.there.length > 0 && <span>{say('saved-there', { names: match.there })}</span>}
                {match.fork && <span>{say('saved-fork')}</span>}
                <span>{match.over ? say('saved-over') : match.round}</span>
                <span>{agoText(match.when, now, speak.language)}</span>
              </span>
            </button>
            {match.fork && (
              <IconButton icon="branches" label={say('saved-branches', said(match))} onClick={() => onBranches(match.id)} />
            )}
            {!match.online && <IconButton icon="eye" label={say('saved-watch', said(match))} onClick={() => onWatch(match.id)} />}
            {!match.online && (
              <IconButton icon="export" label={say('saved-export', said(match))} onClick={() => onExport(match.id)} />
            )}
            <IconButton
              icon="delete"
              label={say(match.online ? 'saved-leave' : 'saved-delete', said(match))}
              onClick={() => setDoomed(match)}
            />
            <Icon name="next" />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        title={say(doomed?.online ? 'leave-title' : 'delete-title')}
        body={say(doomed?.online ? 'leave-body' : 'delete-body', said(doomed))}
        yes={say(doomed?.online ? 'leave-sure' : 'delete-sure')}
        tone="danger"
        onNo={() => setDoomed(undefined)}
        onYes={() => {
          if (doomed) onDelete(doomed.id)
          setDoomed(undefined)
        }}
      />
    </section>
  )
}
