/** How the chances of a match developed, as a line chart with a table for screen readers, and what changed them most. */
import type { PlayerSeat } from '../../kernel'
import { SeatMark } from '../seat-mark'
import { percentText, signedText } from '../words/length'
import { useWords } from '../words/words-context'

export interface ChanceCurveProps {
  readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string }[]
  /** The chances in the order of `seats`. `across`: the place in the match, from 0 to 1. */
  readonly points: readonly { readonly across: number; readonly round: string; readonly shares: readonly number[] }[]
  /** The same, of each round the last. */
  readonly rounds: readonly { readonly round: string; readonly shares: readonly number[] }[]
  readonly turns: readonly {
    readonly id: string
    readonly round: string
    readonly text: string
    readonly swing: readonly { readonly seat: PlayerSeat; readonly points: number }[]
  }[]
}

/** Size of the chart in its own units. */
const [WIDTH, HEIGHT, MARGIN] = [600, 120, 8]

export function ChanceCurve({ seats, points, rounds, turns }: ChanceCurveProps) {
  const { say, speak } = useWords()
  const across = (share: number) => MARGIN + share * (WIDTH - 2 * MARGIN)
  const down = (share: number) => HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)
  return (
    <div className="ui-story">
      <svg className="ui-story-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <line className="ui-story-ground" x1={MARGIN} x2={WIDTH - MARGIN} y1={down(0.5)} y2={down(0.5)} />
        {seats.map(({ seat }, index) => {
          const places = points.map((point) => [across(point.across), down(point.shares[index] ?? 0)] as const)
          const end = places.at(-1) ?? [0, 0]
          return (
            <g key={seat} data-seat={seat}>
              <polyline points={places.map((place) => place.join()).join(' ')} />
              <circle cx={end[0]} cy={end[1]} r="4" />
            </g>
          )
        })}
      </svg>
      <div className="ui-report-table">
        <table className="ui-scores">
          <thead>
            <tr>
              <th scope="col">{say('report-round')}</th>
              {seats.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seat} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, shares }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no identity but their index.
              <tr key={at}>
                <th scope="row">{round}</th>
                {seats.map(({ seat }, index) => (
                  <td key={seat} className="ui-numbers">
                    {percentText(shares[index] ?? 0, speak.language, 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {turns.length > 0 ? (
        <ol className="ui-story-turns" aria-label={say('report-chance-turns')}>
          {turns.map(({ id, round, text, swing }) => (
            <li key={id}>
              <span className="ui-note">{round}</span>
              <span>{text}</span>
              <span className="ui-story-swing">
                {swing.map(({ seat, points: change }) => (
                  <span key={seat}>
                    <SeatMark seat={seat} />
                    <span className="ui-hidden">{speak.seat(seat)} </span>
                    {signedText(change, speak.language)}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="ui-note">{say('report-no-chance-turns')}</p>
      )}
    </div>
  )
}
