/** What each side finds on a table, side by side in words: room, reach, how much of it is seen, ways to objectives. */
import type { Fairness } from '../../../editor/figures'
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
      <table className="ui-plan-gaps ui-plan-sides">
        <thead>
          <tr>
            <td />
            {sides.map(({ area }) => (
              <th key={area} scope="col">
                {speak.piece(area)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('ground-fair-reach')}</th>
            {sides.map(({ area, reached: [one, two] }) => (
              <td key={area}>
                {share(one)} · {share(two)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('ground-fair-seen')}</th>
            {sides.map(({ area, seen }) => (
              <td key={area}>{share(seen)}</td>
            ))}
          </tr>
          {objectives.map((objective) => (
            <tr key={objective}>
              <th scope="row">{say('ground-fair-way', { objective: speak.piece(objective) })}</th>
              {sides.map(({ area, ways }) => {
                const way = ways[objective]
                return <td key={area}>{way !== undefined && Number.isFinite(way) ? speak.length(Math.round(way)) : '—'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
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
