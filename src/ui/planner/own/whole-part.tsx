/** Properties of the whole piece: its name, whether its top can be stood on, and its traits. */
import type { OwnEdit } from '../../../planner/own/edits'
import type { OwnPiece, OwnTraits } from '../../../planner/own/types'
import { SettingSwitch } from '../../controls'
import { useWords } from '../../words/words-context'
import { PlanSelect } from '../field'
import { NameField } from '../ground/name-field'

export interface WholePartProps {
  readonly piece: OwnPiece
  onEdit(edit: OwnEdit): void
}

export function WholePart({ piece, onEdit }: WholePartProps) {
  const { say, speak } = useWords()
  const { top, traits, parts } = piece
  const put = (part: Partial<OwnTraits>) => onEdit({ type: 'traits', traits: part })
  const isOn = (index: number) => {
    const part = parts[index]
    return part && top && part.top === top.height && JSON.stringify(part.outline) === JSON.stringify(top.outline)
  }
  const on = parts.findIndex((_, index) => isOn(index))
  return (
    <section className="ui-own-whole">
      <NameField label={say('plan-own-name')} value={piece.name} onValue={(name) => onEdit({ type: 'name', name })} />
      <PlanSelect
        label={say('plan-own-top')}
        value={!top ? '' : on >= 0 ? String(on) : 'own'}
        options={[
          { id: '', label: say('plan-own-top-none') },
          ...(top && on < 0 ? [{ id: 'own', label: say('plan-own-top-at', { height: speak.length(top.height) }) }] : []),
          ...parts.map((part, index) => ({
            id: String(index),
            label: say('plan-own-top-of', { number: index + 1, height: speak.length(part.top) }),
          })),
        ]}
        onValue={(chosen) => {
          const part = chosen === '' ? undefined : parts[Number(chosen)]
          if (chosen === '') onEdit({ type: 'top' })
          else if (part) onEdit({ type: 'top', top: { outline: part.outline, height: part.top } })
        }}
      />
      <SettingSwitch label={say('plan-own-stand')} on={traits.stand} onChange={(stand) => put({ stand })} />
      <SettingSwitch label={say('plan-own-climb')} on={traits.climb} onChange={(climb) => put({ climb })} />
      <SettingSwitch
        label={say('plan-own-sight')}
        hint={say('plan-own-sight-hint')}
        on={traits.blocksSight}
        onChange={(blocksSight) => put({ blocksSight })}
      />
      <SettingSwitch label={say('plan-own-pass')} on={traits.pass} onChange={(pass) => put({ pass })} />
    </section>
  )
}
