/** What is left out of an imported file: one line for each reason, which unfolds to the names of the things. */
import { useState } from 'react'
import type { ImportLeftWhy, PlannerReason } from '../../planner/said'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

/** Groups by reason, in order of first appearance. Notices about the whole file are not grouped. */
function byReason(left: readonly PlannerReason[]): readonly (readonly PlannerReason[])[] {
  const lots = new Map<string, PlannerReason[]>()
  for (const [index, one] of left.entries()) {
    const key = one.key === 'import-left-out' ? `why ${one.says?.why}` : `${index}`
    const lot = lots.get(key)
    if (lot) lot.push(one)
    else lots.set(key, [one])
  }
  return [...lots.values()]
}

export function LeftOut({ left }: { readonly left: readonly PlannerReason[] }) {
  const { say, reason } = useWords()
  if (left.length === 0) return undefined
  return (
    <details className="ui-plan-left">
      <summary>
        <Icon name="next" />
        {say('plan-import-left', { count: left.length })}
      </summary>
      <ul>
        {byReason(left).map((lot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is always rebuilt as a whole.
          <li key={index}>{lot.length > 1 ? <Many lot={lot} /> : lot[0] && reason(lot[0])}</li>
        ))}
      </ul>
    </details>
  )
}

/** The names are rendered only when unfolded, because there may be hundreds. */
function Many({ lot }: { readonly lot: readonly PlannerReason[] }) {
  const { say } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  // The cast is safe: importers use only these reasons for what they leave out.
  const why = lot[0]?.says?.why as ImportLeftWhy
  return (
    <details className="ui-plan-left" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="next" />
        {say('plan-import-left-many', { count: lot.length, why })}
      </summary>
      {isOpen && (
        <ul>
          {lot.map(({ says }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is always rebuilt as a whole.
            <li key={index}>{[says?.name, says?.at].filter((part) => part !== undefined && part !== '').join(' · ')}</li>
          ))}
        </ul>
      )}
    </details>
  )
}
