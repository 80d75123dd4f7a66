/** The link that leads others at a server's table to the shown moment of its match. */
import { DialogFrame } from '../../ui/dialog'
import { LinkBox } from '../../ui/online/link-box'
import { useWords } from '../../ui/words/words-context'
import { heldTable } from '../online/held'
import { linkTo } from '../route'
import '../../ui/style/online.css'

export interface MomentLinkProps {
  readonly table: string
  /** The last entry shown; of a running match the last line told to onlookers. */
  readonly after: number
  readonly isLive: boolean
  onClose(): void
}

export function MomentLink({ table, after, isLive, onClose }: MomentLinkProps) {
  const { say } = useWords()
  // Only the key for onlookers may be handed on: the others are keys to seats.
  const key = heldTable(table)?.onlooker
  const moment = isLive ? { told: { eyes: 'spectator', line: after } as const } : { at: after }
  const link = linkTo({ page: 'table', table, ...(key === undefined ? {} : { key }), ...moment })
  return (
    <DialogFrame open onClose={onClose} title={say('moment-link')}>
      <div className="ui-links">
        <LinkBox label={say('moment-link')} hint={say(key === undefined ? 'moment-link-ours' : 'moment-link-all')} link={link} />
      </div>
    </DialogFrame>
  )
}
