/**
 * HTTP requests other than for pages: opening a table, the tables that somebody's keys open, a table's pictures, the key that signs
 * results.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reason } from '../../kernel'
import { writeResultKey } from '../../match/result/key'
import { type Answered, ONLINE_VERSION } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'
import { MOST_REQUEST, parseMine, parseOpenTable } from '../../protocol/online-schema'
import type { Parsed } from '../../protocol/schema'
import type { House } from '../tables/house'
import { type AskOther, withOthers } from './others'

export interface RequestsOptions {
  readonly house: Pick<House, 'open' | 'mine' | 'elsewhere' | 'resultKey' | 'pictures'>
  /** May this page talk to the server? */
  isWelcome(request: IncomingMessage): boolean
  /** May this visitor make one more request now? */
  mayAsk(request: IncomingMessage): boolean
  /** Asks other servers on the same store; undefined for a request that one of them has passed on, or if there are none. */
  askOther(request: IncomingMessage): AskOther | undefined
  /** May this visitor open one more table now? */
  mayOpen(request: IncomingMessage): boolean
}

/** The most bytes of requests that may be in memory at once. */
const MOST_HELD = 4 * MOST_REQUEST

/** Answers a request under `/api/`; false if the request is for something else. */
export function serveRequests(options: RequestsOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { house } = options
  let held = 0
  const open = async (body: unknown) => {
    const asked = checked(parseOpenTable(body))
    if (!asked.ok) return asked
    const { version } = asked.value
    if (version !== ONLINE_VERSION) return no(say('online-version', { theirs: version, ours: ONLINE_VERSION }))
    return house.open(asked.value)
  }
  const mine = async (body: unknown, request: IncomingMessage) => {
    const asked = checked(parseMine(body))
    if (!asked.ok) return asked
    const { keys } = asked.value
    const own = await house.mine(keys)
    const ask = options.askOther(request)
    const value = ask
      ? await withOthers(own, await house.elsewhere(own.map(({ table }) => table)), (server) => ask(server, keys))
      : own
    return { ok: true as const, value }
  }
  /** The pictures of a table. They are long and stored as text, so they are not parsed here. */
  const picturesOf = (table: string) => async (body: unknown) => {
    const asked = checked(parseMine(body))
    if (!asked.ok) return asked
    const text = await house.pictures(table, asked.value.keys)
    return text === undefined ? no(say('no-table', {})) : `{"ok":true,"value":${text}}`
  }
  /** Public and the same for everybody, so the origin does not matter. */
  const giveKey = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET')
      return give(response, 405, no(say('online-malformed', { at: 'method', expected: 'GET' })), 'GET')
    if (!options.mayAsk(request)) return give(response, 429, no(say('too-much', {})))
    house
      .resultKey()
      .then((key) =>
        key === undefined ? give(response, 404, no(say('signs-nothing', {}))) : send(response, 200, writeResultKey(key)),
      )
      .catch(() => give(response, 500, no(say('server-failed', {}))))
  }
  const served = (path: string | undefined) => {
    if (path === '/api/tables') return { answer: open, most: MOST_REQUEST, may: options.mayOpen }
    if (path === '/api/mine') return { answer: mine, most: 64_000, may: options.mayAsk }
    const table = /^\/api\/tables\/([^/]+)\/pictures$/.exec(path ?? '')?.[1]
    return table === undefined ? undefined : { answer: picturesOf(table), most: 64_000, may: options.mayAsk }
  }
  return (request, response) => {
    const path = request.url?.split('?', 1)[0]
    if (path === '/api/result-key') {
      giveKey(request, response)
      return true
    }
    const serve = served(path)
    if (!serve) return false
    if (request.method !== 'POST') give(response, 405, no(say('online-malformed', { at: 'method', expected: 'POST' })))
    // A form of another site could send a text, but not with this content type and origin.
    else if (!options.isWelcome(request))
      give(response, 403, no(say('online-malformed', { at: 'origin', expected: 'a page of this server' })))
    else if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? ''))
      give(response, 415, no(say('online-malformed', { at: 'content-type', expected: 'application/json' })))
    else if (!serve.may(request)) give(response, 429, no(say('too-much', {})))
    else {
      let mine = 0
      // Called before each part is kept, so that all requests together never exceed the limit.
      const hold = (length: number): 413 | 503 | undefined => {
        if (mine + length > serve.most) return 413
        if (held + length > MOST_HELD) return 503
        mine += length
        held += length
        return undefined
      }
      bodyOf(request, hold)
        .then(async (body) => {
          if (body === 413)
            return give(response, 413, no(say('online-malformed', { at: 'request', expected: `${serve.most} bytes` })))
          if (body === 503) return give(response, 503, no(say('server-full', {})))
          const parsed = read(body)
          const answered = parsed
            ? await serve.answer(parsed.value, request)
            : no(say('online-malformed', { at: 'request', expected: 'JSON' }))
          if (typeof answered === 'string') send(response, 200, answered)
          else give(response, answered.ok ? 200 : 400, answered)
        })
        .catch(() => give(response, 500, no(say('server-failed', {}))))
        .finally(() => {
          held -= mine
        })
    }
    return true
  }
}

const no = (reason: Reason): { readonly ok: false; readonly reason: Reason } => ({ ok: false, reason })

function checked<T>(parsed: Parsed<T>): Answered<T> {
  return parsed.ok ? { ok: true, value: parsed.value } : no(say('online-malformed', { at: parsed.at, expected: parsed.expected }))
}

/** The body, or the refusal of `hold`, which is called before each part is kept. */
async function bodyOf(request: IncomingMessage, hold: (length: number) => 413 | 503 | undefined): Promise<string | 413 | 503> {
  const parts: Buffer[] = []
  // The request must stay open even if it is too long, or the refusal would not arrive.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const refused = hold(part.length)
    if (refused) return refused
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function read(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function give(response: ServerResponse, status: number, answered: Answered<unknown>, allow = 'POST'): void {
  send(response, status, JSON.stringify(answered), {
    ...(status === 405 ? { Allow: allow } : {}),
    // The connection of a request that was not read to its end is of no further use.
    ...(status >= 403 ? { Connection: 'close' } : {}),
  })
}

function send(response: ServerResponse, status: number, text: string, headers: { readonly [name: string]: string } = {}): void {
  const body = Buffer.from(text)
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(body)
}
