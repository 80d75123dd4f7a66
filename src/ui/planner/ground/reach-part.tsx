/** How far each side comes from its deployment area: whose reach is drawn, the length of a move, and the result in words. */

import type { Units } from '../../../geometry/types'
import type { LayoutDocument } from '../../../planner/document'
import type { Reach } from '../../../planner/reach'
import type { Ref } from '../../../table/piece'
import { percentText } from '../../words/length'
import { useWords } from '../../words/words-context'
import { PlanField, PlanSelect } from '../field'

export interface ReachPartProps {
  readonly document: LayoutDocument
  readonly of: Ref | undefined
  readonly move: Units
  /** The side of a cube, if the game counts moves in cubes. */
  readonly cube: Units | undefined
  readonly reach: Reach | undefined
  onArea(area: Ref | undefined): void
  onMove(move: Units): void
}

export function ReachPart({ document, of, move, cube, reach, onArea, onMove }: ReachPartProps) {
  const { say, speak } = useWords()
  const unit = document.shown === 'cm' ? 'centimetre' : 'inch'
  const share = (part: number) => percentText(part, speak.language)
  const [one, two] = reach?.zones ?? []
  return (
    <>
      <h3>{say('ground-reach')}</h3>
      {document.areas.length === 0 ? (
        <p className="ui-note">{say('ground-reach-nobody')}</p>
      ) : (
        <div className="ui-plan-numbers">
          <PlanSelect
            label={say('ground-reach-from')}
            value={of ?? ''}
            options={[
              { id: '', label: say('ground-reach-off') },
              ...document.areas.map(({ ref }) => ({ id: ref, label: speak.piece(ref) })),
            ]}
            onValue={(area) => onArea(area === '' ? undefined : area)}
          />
          <PlanField label={say('ground-move')} value={move} unit={unit} onValue={(length) => length > 0 && onMove(length)} />
        </div>
      )}
      {reach && one && two && (
        <div role="status">
          <p>{say('ground-reach-share', { one: share(one.share), two: share(two.share) })}</p>
          <ul className="ui-plan-facts">
            {Object.entries(reach.objectives).map(([ref, moves]) => (
              <li key={ref}>
                {moves === Infinity
                  ? say('ground-reach-never', { objective: speak.piece(ref) })
                  : say(moves > 2 ? 'ground-reach-later' : 'ground-reach-in', { objective: speak.piece(ref), moves })}
              </li>
            ))}
          </ul>
          <p className="ui-note">
            {cube === undefined ? say('ground-reach-how') : say('ground-reach-cubes', { cube: speak.length(cube) })}
          </p>
        </div>
      )}
    </>
  )
}
