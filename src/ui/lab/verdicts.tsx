/** The games' verdicts about a sight, side by side: a sign, a headline, its consequences, and the numbers of the rules. */
import type { LabGame } from '../../games/lab-game'
import type { Reason } from '../../kernel'
import type { LabVerdict, Standing } from '../../lab/verdict'
import { WhyButton } from '../help/why-button'
import { reasonInWords } from '../words/words'
import { useWords } from '../words/words-context'

/** A distinct shape for each: full, half, crossed out. */
const SIGNS: { readonly [S in Standing]: string } = {
  clear: 'M12 4a8 8 0 100 16 8 8 0 000-16z',
  hindered: 'M12 4a8 8 0 100 16zM12 4a8 8 0 110 16',
  hidden: 'M12 4a8 8 0 100 16 8 8 0 000-16zM6.500 6.500l11 11',
}

export function StandingSign({ standing }: { readonly standing: Standing }) {
  return (
    <svg className="ui-standing" data-standing={standing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[standing]} />
    </svg>
  )
}

interface LineProps {
  readonly line: Reason
  /** The game whose phrases are used; the one being played if undefined. */
  readonly game: LabGame | undefined
  readonly isHead?: boolean
}

function Line({ line, game, isHead }: LineProps) {
  const { say, speak, reason } = useWords()
  const text = game ? reasonInWords(line, speak, game.phrases[speak.language]) : reason(line)
  return (
    <>
      <span className={isHead ? 'ui-verdict-headline' : undefined}>{text}</span>{' '}
      {line.rule && (
        <abbr className="ui-rule" title={say('lab-rule', { rule: line.rule })}>
          {line.rule}
        </abbr>
      )}
      {line.rule && !game && <WhyButton asked={[{ reason: line }]} />}
    </>
  )
}

export interface VerdictsProps {
  readonly verdicts: readonly LabVerdict[]
  readonly games: readonly LabGame[]
}

export function Verdicts({ verdicts, games }: VerdictsProps) {
  const { say } = useWords()
  const speaking = (game: string) => games.find(({ id }) => id === game)
  return (
    <section className="ui-verdicts" aria-label={say('lab-verdicts')}>
      {verdicts.map(({ game, name, standing, headline, lines }) => (
        <article key={game} className="ui-verdict" data-game={game} data-standing={standing}>
          <h3>
            <StandingSign standing={standing} />
            <span>{name}</span>
            <em>{say(`lab-${standing}`)}</em>
          </h3>
          <p>
            <Line line={headline} game={speaking(game)} isHead />
          </p>
          {lines.length > 0 && (
            <ul>
              {lines.map((line) => (
                <li key={line.key}>
                  <Line line={line} game={speaking(game)} />
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </section>
  )
}
