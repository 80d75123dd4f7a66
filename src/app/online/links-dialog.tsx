/** The links of a table: for free seats, for onlookers, and for one's own seat on another device. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { DialogFrame } from '../../ui/dialog'
import { LinkBox } from '../../ui/online/link-box'
import { useWords } from '../../ui/words/words-context'
import { linkTo } from '../route'
import { heldTable } from './held'
import type { AtServer } from './use-online'

export interface LinksDialogProps {
  readonly table: string
  readonly at: AtServer
  onClose(): void
}

export function LinksDialog({ table, at, onClose }: LinksDialogProps) {
  const { online, seats, ownLink } = at
  const { say } = useWords()
  const state = useStore(online.store, (one) => one.table)
  const [own] = seats
  // The link of one's own seat is made on demand, because each can be used once.
  useEffect(() => {
    if (own !== undefined) online.request({ type: 'move', seat: own })
  }, [online, own])
  const held = heldTable(table)
  const link = (key: string | undefined) => (key === undefined ? undefined : linkTo({ page: 'table', table, key }))
  const mine = state?.mine
  return (
    <DialogFrame open onClose={onClose} title={say('do-links')}>
      <div className="ui-links">
        {state?.seats
          .filter(({ player, isTaken, seat }) => player === 'person' && !isTaken && (mine?.isOpener || held?.invitations[seat]))
          .map(({ seat }) => (
            <LinkBox
              key={seat}
              label={say('link-for', { letter: seat })}
              link={link(held?.invitations[seat])}
              onNew={mine?.isOpener ? () => online.request({ type: 'sitter', seat, sitter: 'link' }) : undefined}
            />
          ))}
        {own !== undefined && <LinkBox label={say('link-own')} hint={say('link-own-hint')} link={ownLink && link(ownLink.key)} />}
        {state?.hasCommentator && held?.commentator !== undefined && (
          <LinkBox label={say('link-commentator')} hint={say('link-commentator-hint')} link={link(held.commentator)} />
        )}
        {held?.onlooker !== undefined && <LinkBox label={say('link-onlookers')} link={link(held.onlooker)} />}
      </div>
    </DialogFrame>
  )
}
