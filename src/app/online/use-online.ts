/** A page's connection to a table, and the client of the match once it has begun. */
import { useEffect, useState } from 'react'
import type { Gesture } from '../../client/gesture'
import { createOnline, type Link, type Online } from '../../client/online/connection'
import type { Client } from '../../client/state'
import { createClient } from '../../client/store'
import type { Transport } from '../../client/transport'
import type { PlayerSeat } from '../../kernel'
import { learnPart } from '../../ui/words/words'
import { loadView } from '../games'
import { secrecyOf } from '../match/secrecy'
import { useSettings } from '../settings'
import { createEntering } from './entering'
import { heldTable, hold } from './held'
import { offerEarly } from './offer-early'
import { partLater } from './part-later'
import { newOthers, type OthersStore, withShown } from './presence'
import { socketTo } from './server'

export interface AtServer {
  readonly online: Online
  /** Gets every gesture at the table first; returns true if it was used to call the others to look there. */
  readonly takes: { current: ((gesture: Gesture) => boolean) | undefined }
  /** What the other players show. */
  readonly others: OthersStore
  /** The seats of this page. */
  readonly seats: readonly PlayerSeat[]
  /** The match's client; undefined before the match has begun. */
  readonly client: Client | undefined
  /** The newest link to the page's own seat that the server has made. */
  readonly ownLink: Extract<Link, { type: 'own-link' }> | undefined
}

/** Connects to the table for as long as the screen is open. */
export function useOnline(table: string): AtServer | undefined {
  const [at, setAt] = useState<AtServer>()
  useEffect(() => {
    let isCurrent = true
    let online: Online | undefined
    let seats: readonly PlayerSeat[] = []
    const others = newOthers()
    const part = partLater(table, (request) => online?.request(request) ?? false)
    const join = async (transport: Transport, state: Online['store']) => {
      const own = state.getState().table?.mine.seats ?? []
      if (own.length > 0) transport.onMessage(part.hear)
      await entering.enter(transport)
      if (own.length > 0) part.joined(own)
    }
    const entering = createEntering<Client>(
      async () => {
        const game = online?.store.getState().table?.game
        const view = game === undefined ? undefined : await loadView(game)
        if (!view || !isCurrent) return undefined
        return (transport) => {
          const { mine, seats: cards = [] } = online?.store.getState().table ?? {}
          if (!mine) return undefined
          seats = mine.seats
          return createClient({
            transport,
            seats,
            ...(mine.isCommentator ? { looks: cards.map(({ seat }) => seat) } : {}),
            tabletop: (seen) => view.tabletop(seen as never),
            ...secrecyOf(view, seats, useSettings.getState(), () => useSettings.getState().language),
          })
        }
      },
      (client) => setAt((before) => before && { ...before, client, ...(client ? { seats } : {}) }),
    )
    const begin = async () => {
      await learnPart('online')
      if (!isCurrent) return
      online = createOnline({
        connect: () => socketTo(table),
        keys: () => heldTable(table)?.keys ?? [],
        taken(_seat, key) {
          hold(table, { keys: [key] })
          entering.renew()
        },
        linked(link) {
          if (link.type === 'invitation') hold(table, { invitations: { [link.seat]: link.key } })
          else if (link.type === 'commentator-link') hold(table, { commentator: link.key })
          else if (link.type === 'onlooker-link') hold(table, { onlooker: link.key, keys: [link.key] })
          if (link.type === 'own-link') setAt((before) => before && { ...before, ownLink: link })
        },
        shown: (by, shown) => others.setState((before) => withShown(before, by, shown, Date.now()), true),
        links: part.asked,
        match: (transport) => void (online ? join(transport, online.store) : undefined),
        now: () => Date.now(),
        later(milliseconds, work) {
          const timer = setTimeout(work, milliseconds)
          return () => clearTimeout(timer)
        },
      })
      const { store } = online
      offerEarly(store, part)
      store.subscribe(({ table: state }, before) => {
        if (state && state.game !== before.table?.game) hold(table, { game: state.game })
      })
      setAt({ online, others, takes: { current: undefined }, client: undefined, seats: [], ownLink: undefined })
    }
    void begin()
    const retry = () => online?.retry()
    const seen = () => document.visibilityState === 'visible' && retry()
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', seen)
    return () => {
      isCurrent = false
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', seen)
      entering.close()
      online?.close()
    }
  }, [table])
  return at
}
