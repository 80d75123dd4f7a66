/** The questions about a file of another program. Lengths are in inches, as in those programs. */
import type { FlatAsked } from '../../planner/imports/flat-map'
import type { PlanAsked } from '../../planner/imports/terrain-plan'
import type { TtsAsked } from '../../planner/imports/tts-things'
import type { LengthUnit } from '../words/speak'
import { useWords } from '../words/words-context'
import { PlanField, PlanSelect } from './field'

const PORTALS = ['door', 'window', 'gap'] as const
const LENGTHS = ['square', 'height', 'thickness', 'low'] as const
const BOX = ['width', 'depth', 'height'] as const
const UNIT: LengthUnit = 'inch'

export function FlatFields({ how, onHow }: { readonly how: FlatAsked; onHow(how: FlatAsked): void }) {
  const { say } = useWords()
  return (
    <>
      {LENGTHS.map((one) => (
        <PlanField
          key={one}
          label={say(`plan-import-${one}`)}
          value={how[one]}
          unit={UNIT}
          onValue={(length) => length > 0 && onHow({ ...how, [one]: length })}
        />
      ))}
      <div className="ui-plan-wide">
        <PlanSelect
          label={say('plan-import-portals')}
          value={how.portals}
          options={PORTALS.map((id) => ({ id, label: say(`plan-import-portals-${id}`) }))}
          onValue={(id) => onHow({ ...how, portals: PORTALS.find((one) => one === id) ?? how.portals })}
        />
      </div>
    </>
  )
}

export function SaveFields({ how, onHow }: { readonly how: TtsAsked; onHow(how: TtsAsked): void }) {
  const { say } = useWords()
  return (
    <>
      {(['width', 'depth'] as const).map((side) => (
        <PlanField
          key={side}
          label={say(`plan-${side}`)}
          value={how[side]}
          unit={UNIT}
          onValue={(length) => onHow({ ...how, [side]: length })}
        />
      ))}
      <p className="ui-plan-wide ui-note">{say('plan-import-box')}</p>
      {BOX.map((side) => (
        <PlanField
          key={side}
          label={say(`plan-import-box-${side}`)}
          value={how.box[side]}
          unit={UNIT}
          onValue={(length) => length > 0 && onHow({ ...how, box: { ...how.box, [side]: length } })}
        />
      ))}
    </>
  )
}

interface PlanFieldsProps {
  readonly how: PlanAsked
  readonly plans: readonly string[]
  onHow(how: PlanAsked): void
}
export function PlanFields({ how, plans, onHow }: PlanFieldsProps) {
  const { say } = useWords()
  return (
    <>
      {plans.length > 1 && (
        <div className="ui-plan-wide">
          <PlanSelect
            label={say('plan-import-which')}
            value={String(how.which)}
            options={plans.map((label, index) => ({ id: String(index), label: label || String(index + 1) }))}
            onValue={(which) => onHow({ ...how, which: Number(which) })}
          />
        </div>
      )}
      <PlanField
        label={say('plan-import-unsaid')}
        value={how.height}
        unit={UNIT}
        onValue={(height) => height > 0 && onHow({ ...how, height })}
      />
    </>
  )
}
