/** How a file's shape becomes a piece: the length of its unit, its up axis, its orientation, and how its solids are proposed. */
import type { HowToPropose } from '../../../planner/own/propose'
import type { Placing, UnitChoice, Up } from '../../../planner/own/types'
import { Button } from '../../button'
import { Segments } from '../../controls'
import type { LengthUnit } from '../../words/speak'
import { useWords } from '../../words/words-context'
import { PlanField, PlanSelect } from '../field'

/** The options of the types; their words are in the dictionary. */
const UNITS = ['mm', 'cm', 'inch', 'm'] as const
const UPS = ['z', 'y', 'x', '-z', '-y', '-x'] as const
const WAYS = ['auto', 'boxes', 'hulls', 'whole'] as const
/** Choices for the error allowed to a solid, in units, and for the most solids. */
const FINE: { readonly [id: string]: Pick<HowToPropose, 'error' | 'most'> } = {
  coarse: { error: 500, most: 5 },
  middle: { error: 200, most: 12 },
  fine: { error: 80, most: 32 },
}
const FINENESS = ['coarse', 'middle', 'fine'] as const
/** Initial values: a base of 50 mm, a length of 10 cm. */
const BASE = 5000
const LENGTH = 10_000

export interface PlacingPartProps {
  readonly placing: Placing
  readonly unit: LengthUnit
  onPlacing(placing: Placing): void
}

const idOf = (unit: UnitChoice): string => ('in' in unit ? unit.in : unit.fit)

export function PlacingPart({ placing, unit, onPlacing }: PlacingPartProps) {
  const { say } = useWords()
  const { unit: chosen, up, heading } = placing
  const choose = (id: string) => {
    const found = UNITS.find((one) => one === id)
    if (found) onPlacing({ ...placing, unit: { in: found } })
    else if (id === 'base') onPlacing({ ...placing, unit: { fit: 'base', diameter: BASE } })
    else onPlacing({ ...placing, unit: { fit: 'length', length: LENGTH } })
  }
  const turn = (by: number) => onPlacing({ ...placing, heading: (((heading + by) % 360) + 360) % 360 })
  return (
    <section className="ui-own-placing">
      <PlanSelect
        label={say('plan-own-unit')}
        value={idOf(chosen)}
        options={[
          ...UNITS.map((id) => ({ id, label: say('plan-own-unit-is', { unit: id === 'inch' ? '″' : id }) })),
          { id: 'base', label: say('plan-own-fit-base') },
          { id: 'length', label: say('plan-own-fit-length') },
        ]}
        onValue={choose}
      />
      {'fit' in chosen && (
        <PlanField
          label={say(chosen.fit === 'base' ? 'plan-own-diameter' : 'plan-own-length')}
          unit={unit}
          value={chosen.fit === 'base' ? chosen.diameter : chosen.length}
          onValue={(value) => {
            const length = Math.min(200_000, Math.max(100, value))
            onPlacing({ ...placing, unit: chosen.fit === 'base' ? { fit: 'base', diameter: length } : { fit: 'length', length } })
          }}
        />
      )}
      <Segments<Up>
        label={say('plan-own-up')}
        options={UPS.map((id) => ({ id, label: id.toUpperCase().replace('-', '−') }))}
        value={up}
        onChange={(chosen) => onPlacing({ ...placing, up: chosen })}
      />
      <div className="ui-own-turn">
        <PlanField label={say('plan-own-heading')} value={heading} onValue={(value) => turn(value - heading)} />
        <Button tone="quiet" icon="undo" onClick={() => turn(90)}>
          {say('plan-own-quarter')}
        </Button>
      </div>
    </section>
  )
}

export interface ProposePartProps {
  readonly how: HowToPropose
  readonly isBusy: boolean
  onHow(how: HowToPropose): void
  /** Proposes the solids again and discards the changes made to them. */
  readonly onAgain?: (() => void) | undefined
}

export function ProposePart({ how, isBusy, onHow, onAgain }: ProposePartProps) {
  const { say } = useWords()
  const fineness = FINENESS.find((id) => FINE[id]?.most === how.most) ?? 'middle'
  return (
    <section className="ui-own-propose">
      <PlanSelect
        label={say('plan-own-propose')}
        value={how.way}
        options={WAYS.map((id) => ({ id, label: say(`plan-own-way-${id}`) }))}
        onValue={(id) => {
          const way = WAYS.find((one) => one === id)
          if (way) onHow({ ...how, way })
        }}
      />
      <PlanSelect
        label={say('plan-own-fineness')}
        value={fineness}
        options={FINENESS.map((id) => ({ id, label: say(`plan-own-${id}`) }))}
        onValue={(id) => {
          const found = FINE[id]
          if (found) onHow({ ...how, ...found })
        }}
      />
      {onAgain && (
        <Button icon="redo" disabled={isBusy} onClick={onAgain}>
          {say('plan-own-again')}
        </Button>
      )}
    </section>
  )
}
