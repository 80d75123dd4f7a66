/** What each side has on a table, in words: what it reaches, how much of it is seen, how far away the objectives are. */
import type { Fairness } from '../../../planner/figures'
import { percentText } from '../../words/length'
import { useWords } from '../../words/words-context'

export function FairnessPart({ fairness }: { readonly fairness: Fairness }) {
  const { say, speak } = useWords()
  const share = (part: number) => percentText(part, speak.language)
  const { sides, differences, unequal, symmetry, open } = fairness
  const objectives = [...new Set(sides.flatMap(({ ways }) => Object.keys(ways)))]
  return (
    <>
      <h3>{say('ground-fairness')}</h3>
      <ul className="ui-plan-facts">
        {sides.map(({ area, reached: [one, two], seen }) => (
          <li key={area}>
            {say('ground-fair-side', { side: speak.piece(area), one: share(one), two: share(two), seen: share(seen) })}
          </li>
        ))}
        {objectives.map((objective) => {
          const ways = sides.map(({ area, ways: all }) => {
            const [side, way] = [speak.piece(area), all[objective] ?? Infinity]
            return Number.isFinite(way)
              ? say('ground-fair-way', { side, way: speak.length(Math.round(way)) })
              : say('ground-fair-no-way', { side })
          })
          return <li key={objective}>{say('ground-fair-ways', { objective: speak.piece(objective), ways: ways.join(', ') })}</li>
        })}
      </ul>
      <p>
        {say('ground-fair-differ', {
          reach: share(differences.reach),
          seen: share(differences.seen),
          way: speak.length(Math.round(differences.way)),
        })}
      </p>
      <p className="ui-note">
        {say('ground-fair-unequal', { share: share(unequal), symmetry: say(`plan-symmetry-${symmetry}`), open: share(open) })}
      </p>
    </>
  )
}
