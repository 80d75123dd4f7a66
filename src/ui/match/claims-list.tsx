/** The claims that count at present, in short lines at the edge. Pressing one shows the moment at which it was made or broken. */
import type { PlayerSeat } from '../../kernel'
import { keepKeys } from '../keep-keys'
import { SeatMark } from '../seat-mark'
import { useWords } from '../words/words-context'
import { ClaimVerdict, type ShownVerdict } from './claim-verdict'

export interface ShownClaim {
  readonly id: string
  readonly text: string
  readonly seat: PlayerSeat | undefined
  readonly verdict: ShownVerdict
}

export interface ClaimsListProps {
  readonly claims: readonly ShownClaim[]
  onOpen(id: string): void
}

export function ClaimsList({ claims, onOpen }: ClaimsListProps) {
  const { say } = useWords()
  return (
    <section className="ui-panel ui-news ui-claims" aria-label={say('claims')} onKeyDown={keepKeys}>
      <header className="ui-panel-head">
        <h2>{say('claims')}</h2>
      </header>
      <ul className="ui-news-lines">
        {claims.map(({ id, text, seat, verdict }) => (
          <li key={id}>
            <button
              type="button"
              className="ui-news-line"
              title={verdict.reason}
              aria-description={say('claim-open')}
              onClick={() => onOpen(id)}
            >
              {seat ? <SeatMark seat={seat} /> : <span className="ui-log-dot" />}
              <span>
                {text} <ClaimVerdict verdict={verdict} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
