/** The part of the table for a random layout: all of it, or a part chosen by name, by the selection, or in numbers. */

import type { Bounds } from '../../geometry/outline'
import type { LayoutDocument } from '../../planner/document'
import { useWords } from '../words/words-context'
import { PlanField, PlanSelect } from './field'

export const WHERE = ['whole', 'near-left', 'near-right', 'far-left', 'far-right', 'picked', 'drawn', 'own'] as const
export type Where = (typeof WHERE)[number]

export interface RandomPartProps {
  readonly document: LayoutDocument
  readonly where: Where
  /** The part; undefined for the whole table, and while the choice does not define a part yet. */
  readonly part: Bounds | undefined
  onWhere(where: Where): void
  /** A part given by typed numbers. */
  onPart(part: Bounds): void
}

export function RandomPart({ document, where, part, onWhere, onPart }: RandomPartProps) {
  const { say } = useWords()
  const unit = document.shown === 'cm' ? 'centimetre' : 'inch'
  return (
    <>
      <PlanSelect
        label={say('random-where')}
        value={where}
        options={WHERE.map((id) => ({ id, label: say(`random-where-${id}`) }))}
        onValue={(value) => {
          const chosen = WHERE.find((one) => one === value)
          if (chosen) onWhere(chosen)
        }}
      />
      {where !== 'whole' && !part && (
        <p className="ui-note" role="status">
          {say(where === 'drawn' ? 'random-where-draw-first' : 'random-where-pick-first')}
        </p>
      )}
      {part && (
        <>
          <div className="ui-plan-numbers">
            <PlanField
              label={say('plan-x')}
              value={part.minX}
              unit={unit}
              onValue={(minX) => onPart({ ...part, minX, maxX: minX + part.maxX - part.minX })}
            />
            <PlanField
              label={say('plan-y')}
              value={part.minY}
              unit={unit}
              onValue={(minY) => onPart({ ...part, minY, maxY: minY + part.maxY - part.minY })}
            />
            <PlanField
              label={say('plan-width')}
              value={part.maxX - part.minX}
              unit={unit}
              onValue={(width) => onPart({ ...part, maxX: part.minX + Math.max(0, width) })}
            />
            <PlanField
              label={say('plan-depth')}
              value={part.maxY - part.minY}
              unit={unit}
              onValue={(depth) => onPart({ ...part, maxY: part.minY + Math.max(0, depth) })}
            />
          </div>
          {document.symmetry !== 'none' && <p className="ui-note">{say('random-image-too')}</p>}
        </>
      )}
    </>
  )
}
