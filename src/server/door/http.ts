/** Requests over HTTP besides pages: tables are opened here, and what somebody's keys open is listed. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reason } from '../../kernel'
import { type Answered, ONLINE_VERSION } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'
import { MOST_REQUEST, parseMine, parseOpenTable } from '../../protocol/online-schema'
import type { Parsed } from '../../protocol/schema'
import type { House } from '../tables/house'

export interface RequestsOptions {
  readonly house: Pick<House, 'open' | 'mine'>
  /** May this page speak to the server? */
  isWelcome(request: IncomingMessage): boolean
  /** May this visitor open one more table now? */
  mayOpen(request: IncomingMessage): boolean
}

/** Answers a request below `/api/`; false where it is for somebody else. */
export function serveRequests(options: RequestsOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { house } = options
  const open = (request: IncomingMessage) => async (body: unknown) => {
    const asked = checked(parseOpenTable(body))
    if (!asked.ok) return asked
    const { version } = asked.value
    if (version !== ONLINE_VERSION) return no(say('online-version', { theirs: version, ours: ONLINE_VERSION }))
    return options.mayOpen(request) ? house.open(asked.value) : no(say('too-much', {}))
  }
  const mine = async (body: unknown) => {
    const asked = checked(parseMine(body))
    return asked.ok ? { ok: true as const, value: await house.mine(asked.value.keys) } : asked
  }
  return (request, response) => {
    const path = request.url?.split('?', 1)[0]
    const serve =
      path === '/api/tables'
        ? { answer: open(request), most: MOST_REQUEST }
        : path === '/api/mine'
          ? { answer: mine, most: 64_000 }
          : undefined
    if (!serve) return false
    if (request.method !== 'POST') give(response, 405, no(say('online-malformed', { at: 'method', expected: 'POST' })))
    // A form of another site could send a text, but neither this type nor this origin.
    else if (!options.isWelcome(request) || !request.headers['content-type']?.startsWith('application/json'))
      give(response, 403, no(say('online-malformed', { at: 'origin', expected: 'a page of this server' })))
    else {
      bodyOf(request, serve.most)
        .then(async (body) => {
          const answered =
            body === undefined ? no(say('online-malformed', { at: 'request', expected: 'JSON' })) : await serve.answer(body.value)
          give(response, answered.ok ? 200 : 400, answered)
        })
        .catch(() => give(response, 500, no(say('server-failed', {}))))
    }
    return true
  }
}

const no = (reason: Reason): { readonly ok: false; readonly reason: Reason } => ({ ok: false, reason })

function checked<T>(parsed: Parsed<T>): Answered<T> {
  return parsed.ok ? { ok: true, value: parsed.value } : no(say('online-malformed', { at: parsed.at, expected: parsed.expected }))
}

/** The body as JSON; undefined where it is none, or longer than this many bytes. */
async function bodyOf(request: IncomingMessage, most: number): Promise<{ readonly value: unknown } | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  try {
    return { value: JSON.parse(Buffer.concat(parts).toString('utf8')) }
  } catch {
    return undefined
  }
}

function give(response: ServerResponse, status: number, answered: Answered<unknown>): void {
  const body = Buffer.from(JSON.stringify(answered))
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...(status === 405 ? { Allow: 'POST' } : {}),
  })
  response.end(body)
}
