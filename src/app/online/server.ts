/** Requests to the server that gave this page, and the socket to a table. */
import { HomeRefusal } from '../../client/home'
import type { Socket } from '../../client/online/connection'
import type { Answered, OpenTable, TableKeys, TableSummary } from '../../protocol/online'

/** Nobody answered as a server of tables does: the page lies on a plain web server, or there is no network. */
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

export function socketTo(table: string): Socket {
  const address = new URL(`api/tables/${table}`, document.baseURI)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  // A socket's own events carry more than is used of them.
  return socket as unknown as Socket
}
