/** The dialogs over a match: settings, links, checks, its end, and questions to be confirmed. Most are loaded when opened. */
import { lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { ConfirmDialog } from '../../ui/dialog'
import { ConsentDialog } from '../../ui/match/consent-dialog'
import { learnPart } from '../../ui/words/words'
import { useWords } from '../../ui/words/words-context'
import { HelpLater } from '../help-later'
import { useSettings } from '../settings'
import { HandOverPart } from './hand-over-part'
import type { AtTable } from './match-table'
import { UndoPart } from './undoing'

/** The dialog that is open. */
export type Open = 'account' | 'check-dice' | 'result' | 'help' | 'settings' | 'concede' | 'links' | 'take-online' | undefined

const SettingsPart = lazy(() => import('./settings-part').then((module) => ({ default: module.SettingsPart })))
const EndPart = lazy(() => import('./end-part').then((module) => ({ default: module.EndPart })))
const LinksDialog = lazy(() => import('../online/links-dialog').then((module) => ({ default: module.LinksDialog })))
const AccountPart = lazy(async () => {
  const [module] = await Promise.all([import('./account/account-part'), learnPart('account')])
  return { default: module.AccountPart }
})
const CheckPart = lazy(async () => {
  const [module] = await Promise.all([import('./check-part'), learnPart('checking')])
  return { default: module.CheckPart }
})
const ResultPart = lazy(async () => {
  const [module] = await Promise.all([import('./result-part'), learnPart('result')])
  return { default: module.ResultPart }
})
const TakeOnline = lazy(async () => {
  const [module] = await Promise.all([import('../online/take-online'), learnPart('online')])
  return { default: module.TakeOnline }
})

export interface MatchDialogsProps {
  readonly at: AtTable
  readonly open: Open
  onOpen(open: Open): void
  onExport(): void
  onWatch(): void
}

export function MatchDialogs({ at, open, onOpen, onExport, onWatch }: MatchDialogsProps) {
  const { client, game, speak, seats, id, online, puzzle } = at
  const { say } = useWords()
  const { keys, change } = useSettings()
  const viewer = useStore(client.store, (state) => state.seat)
  const isOver = useStore(client.store, (state) => state.outcome !== undefined)
  const consent = useStore(client.store, (state) => state.consent)
  // The settings are loaded when they are first opened. From then on they stay mounted so that their closing can be animated.
  const [wereSettingsOpen, setWereSettingsOpen] = useState(false)
  if (open === 'settings' && !wereSettingsOpen) setWereSettingsOpen(true)
  const close = () => onOpen(undefined)
  return (
    <>
      {(open === 'links' || open === 'take-online') && (
        <Suspense>
          {online ? (
            <LinksDialog table={id} at={online} onClose={close} />
          ) : (
            <TakeOnline match={id} game={game.id} seats={seats} onClose={close} />
          )}
        </Suspense>
      )}
      {open === 'account' && (
        <Suspense>
          <AccountPart {...at} onClose={close} />
        </Suspense>
      )}
      {open === 'check-dice' && (
        <Suspense>
          <CheckPart {...at} onClose={close} />
        </Suspense>
      )}
      {open === 'result' && (
        <Suspense>
          <ResultPart {...at} onClose={close} />
        </Suspense>
      )}
      {isOver && !puzzle && (
        <Suspense>
          <EndPart
            {...at}
            onExport={onExport}
            onCheck={() => onOpen('check-dice')}
            onProve={() => onOpen('result')}
            onWatch={onWatch}
          />
        </Suspense>
      )}
      <ConsentDialog by={consent && speak.seat(consent.by)} onAnswer={(grant) => client.actions.consent(grant)} />
      <HelpLater open={open === 'help'} onClose={close} rebound={keys} onRebind={(next) => change({ keys: next })} />
      {wereSettingsOpen && (
        <Suspense>
          <SettingsPart game={game} open={open === 'settings'} onClose={close} />
        </Suspense>
      )}
      <HandOverPart {...at} />
      <UndoPart {...at} />
      <ConfirmDialog
        open={open === 'concede'}
        title={say('concede-title')}
        body={say(seats.length > 2 ? 'concede-body-more' : 'concede-body', { name: speak.seat(viewer) })}
        yes={say('concede-sure')}
        tone="danger"
        onNo={close}
        onYes={() => {
          close()
          client.actions.concede(viewer)
        }}
      />
    </>
  )
}
