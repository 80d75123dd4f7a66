/** Follows a link to a moment of a table's match: watches a copy from there or, while the match runs, says why it cannot. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Client } from '../../client/state'
import type { Reason } from '../../kernel'
import { Button } from '../../ui/button'
import { DialogFrame } from '../../ui/dialog'
import { useWords } from '../../ui/words/words-context'
import { goTo, standAt } from '../route'
import { copiedHere, whyNot } from './copy'

export interface MomentFollowedProps {
  readonly table: string
  readonly client: Client
  readonly moment: number
}

export function MomentFollowed({ table, client, moment }: MomentFollowedProps) {
  const { say, reason } = useWords()
  const [refused, setRefused] = useState<Reason>()
  const isOpen = useStore(client.store, (state) => state.status === 'open')
  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    copiedHere(table, client).then(
      (match) => isCurrent && goTo({ page: 'watch', match, at: moment }),
      (error) => isCurrent && setRefused(whyNot(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [isOpen, table, client, moment])
  if (!refused) return null
  const close = () => standAt({ page: 'table', table })
  return (
    <DialogFrame open onClose={close} title={say('moment-not-yet')}>
      <p>{reason(refused)}</p>
      <p className="ui-note">{say('moment-later')}</p>
      <div className="ui-row-of-buttons ui-dialog-buttons">
        <Button tone="main" onClick={close}>
          {say('moment-to-match')}
        </Button>
      </div>
    </DialogFrame>
  )
}
