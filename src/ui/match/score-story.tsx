/** How the score of a match developed, as a line chart with a table for screen readers, and what turned it. */
import type { PlayerSeat } from '../../kernel'
import { SeatMark } from '../seat-mark'
import { signedText } from '../words/length'
import { useWords } from '../words/words-context'

export interface ScoreStoryProps {
  readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string }[]
  /** The scores after each round, in the order of `seats`. */
  readonly rounds: readonly { readonly round: string; readonly scores: readonly number[] }[]
  readonly turns: readonly {
    readonly id: string
    readonly round: string
    readonly text: string
    readonly swing: readonly { readonly seat: PlayerSeat; readonly points: number }[]
  }[]
}

/** Size of the chart in its own units. */
const [WIDTH, HEIGHT, MARGIN] = [600, 90, 8]

export function ScoreStory({ seats, rounds, turns }: ScoreStoryProps) {
  const { say, speak } = useWords()
  const all = rounds.flatMap(({ scores }) => scores)
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  if (rounds.length < 2) return null
  const across = (index: number) => MARGIN + (index / (rounds.length - 1)) * (WIDTH - 2 * MARGIN)
  const down = (score: number) => HEIGHT - MARGIN - ((score - least) / (most - least)) * (HEIGHT - 2 * MARGIN)
  return (
    <section className="ui-story" aria-label={say('story')}>
      <svg className="ui-story-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <line className="ui-story-ground" x1={MARGIN} x2={WIDTH - MARGIN} y1={down(0)} y2={down(0)} />
        {seats.map(({ seat }, index) => {
          const points = rounds.map(({ scores }, at) => [across(at), down(scores[index] ?? 0)] as const)
          const end = points.at(-1) ?? [0, 0]
          return (
            <g key={seat} data-seat={seat}>
              <polyline points={points.map((point) => point.join()).join(' ')} />
              <circle cx={end[0]} cy={end[1]} r="4" />
            </g>
          )
        })}
      </svg>
      <table className="ui-hidden">
        <caption>{say('story')}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, scores }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no identity but their index.
            <tr key={at}>
              <th scope="row">{round}</th>
              {seats.map(({ seat }, index) => (
                <td key={seat}>{speak.number(scores[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {turns.length > 0 && (
        <ol className="ui-story-turns" aria-label={say('story-turns')}>
          {turns.map(({ id, round, text, swing }) => (
            <li key={id}>
              <span className="ui-note">{round}</span>
              <span>{text}</span>
              <span className="ui-story-swing">
                {swing.map(({ seat, points }) => (
                  <span key={seat}>
                    <SeatMark seat={seat} />
                    <span className="ui-hidden">{speak.seat(seat)} </span>
                    {signedText(points, speak.language)}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
