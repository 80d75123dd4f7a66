/** Requests to the server that delivered this page, and the socket to a table. */
import { HomeRefusal } from '../../client/home'
import type { Socket } from '../../client/online/connection'
import type { Answered, OpenTable, TableKeys, TableSummary } from '../../protocol/online'

/** No server of tables answered: the page comes from a plain web server, or there is no network. */
export class NoServer extends Error {}

async function ask<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(new URL(path, document.baseURI), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new NoServer()
  })
  const told = (await answer.json().catch(() => {
    throw new NoServer()
  })) as Answered<T>
  if (typeof told?.ok !== 'boolean') throw new NoServer()
  if (!told.ok) throw new HomeRefusal(told.reason)
  return told.value
}

export const openTable = (asked: OpenTable): Promise<TableKeys> => ask('api/tables', asked)
export const myTables = (keys: readonly string[]): Promise<readonly TableSummary[]> => ask('api/mine', { keys })

/** The pictures of a table's layout, unchecked. */
export const picturesAt = (table: string, keys: readonly string[]): Promise<unknown> =>
  ask(`api/tables/${table}/pictures`, { keys })

export function socketTo(table: string): Socket {
  const address = new URL(`api/tables/${table}`, document.baseURI)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  // The cast is safe: `Socket` declares only the part of a WebSocket that is used.
  return socket as unknown as Socket
}
