/** What each game makes of a sight, side by side: a sign, a headline, what follows from it, and the numbers of the rules. */
import type { Reason } from '../../kernel'
import type { LabGame, LabVerdict, Standing } from '../../lab/verdicts/verdict'
import { useWords } from '../words/words-context'

/** Proper names, the same in every language. */
const NAMES: { readonly [G in LabGame]: string } = { exterminate: 'Exterminate!', deadzone: 'Deadzone', vortex: 'Vortex' }
/** One shape each: whole, half, crossed out. */
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

function Line({ line, isHead }: { readonly line: Reason; readonly isHead?: boolean }) {
  const { say, reason } = useWords()
  return (
    <>
      <span className={isHead ? 'ui-verdict-headline' : undefined}>{reason(line)}</span>{' '}
      {line.rule && (
        <abbr className="ui-rule" title={say('lab-rule', { rule: line.rule })}>
          {line.rule}
        </abbr>
      )}
    </>
  )
}

export function Verdicts({ verdicts }: { readonly verdicts: readonly LabVerdict[] }) {
  const { say } = useWords()
  return (
    <section className="ui-verdicts" aria-label={say('lab-verdicts')}>
      {verdicts.map(({ game, standing, headline, lines }) => (
        <article key={game} className="ui-verdict" data-game={game} data-standing={standing}>
          <h3>
            <StandingSign standing={standing} />
            <span>{NAMES[game]}</span>
            <em>{say(`lab-${standing}`)}</em>
          </h3>
          <p>
            <Line line={headline} isHead />
          </p>
          {lines.length > 0 && (
            <ul>
              {lines.map((line) => (
                <li key={line.key}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </section>
  )
}
