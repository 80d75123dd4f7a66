/** A model of the user's own on its way to the table: how long its unit is, and what size that makes it. */
import type { Bounds } from '../../geometry/outline'
import { Button } from '../button'
import { DialogFrame } from '../dialog'
import { useWords } from '../words/words-context'
import { PlanSelect } from './field'

export const OWN_UNITS = ['mm', 'cm', 'inch', 'm'] as const
export type OwnUnit = (typeof OWN_UNITS)[number]

export interface OwnDialogProps {
  readonly open: boolean
  /** Nothing while the file is read. */
  readonly unit: OwnUnit | undefined
  readonly size: { readonly bounds: Bounds; readonly height: number } | undefined
  /** Why it cannot be taken so, in words. */
  readonly problem: string | undefined
  onUnit(unit: OwnUnit): void
  onTake(): void
  onClose(): void
}

export function OwnDialog({ open, unit, size, problem, onUnit, onTake, onClose }: OwnDialogProps) {
  const { say, speak } = useWords()
  return (
    <DialogFrame open={open} onClose={onClose} title={say('plan-own-title')} hint={say('plan-own-hint')}>
      {unit === undefined && problem === undefined && <p role="status">{say('plan-own-reading')}</p>}
      {unit !== undefined && (
        <PlanSelect
          label={say('plan-own-unit')}
          value={unit}
          options={OWN_UNITS.map((id) => ({ id, label: `1 ${id === 'inch' ? '″' : id}` }))}
          onValue={(chosen) => {
            const found = OWN_UNITS.find((one) => one === chosen)
            if (found) onUnit(found)
          }}
        />
      )}
      {size && (
        <p>
          {say('plan-own-size', {
            width: speak.length(size.bounds.maxX - size.bounds.minX),
            depth: speak.length(size.bounds.maxY - size.bounds.minY),
            height: speak.length(size.height),
          })}
        </p>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {size && (
        <Button tone="main" icon="confirm" onClick={onTake}>
          {say('plan-own-add')}
        </Button>
      )}
    </DialogFrame>
  )
}
