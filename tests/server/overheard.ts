/** Searches everything that one connection was sent for what it must not know. */
import { createHash } from 'node:crypto'
import type { Json } from '../../src/kernel'
import type { Eyes, HostMessage, SeatState, ToldLine } from '../../src/protocol/messages'
import type { Frame, OnlineMessage } from '../../src/protocol/online'
import { patch } from '../../src/protocol/patch'
import { hashOf } from '../../src/server/tables/keys'
import { writer } from '../tools/text-of'

/** What must stay unknown to a connection, and what it may know. */
export interface Bounds {
  /** The viewpoints that its keys allow. */
  readonly eyes: readonly Eyes[]
  /** Every key of the table, and those among them that this connection may hold. */
  readonly keys: readonly string[]
  readonly mine: readonly string[]
  /** Of chance: nobody is told of them before the end. */
  readonly secrets: readonly string[]
  /** Texts of sealed choices of others. */
  readonly sealed: readonly string[]
  /** Digests of every view that each viewpoint may ever have. */
  readonly views: ReadonlyMap<Eyes, ReadonlySet<string>>
}

/** The text of a change that was told, and the view that it leads to. */
interface Heard {
  readonly text: string
  readonly view: Json
}

const textOf = writer()

/** A digest that does not depend on the order of members. */
export const digest = (value: unknown): string => createHash('sha256').update(textOf(value)).digest('base64url')

/** What was given away, in words; `frames` as they came, in their order. Also for answers over HTTP: they are no frames. */
export function leaksIn(frames: readonly string[], bounds: Bounds): readonly string[] {
  const leaks = new Set<string>()
  const foreign = bounds.keys.filter((key) => !bounds.mine.includes(key))
  const firsts = new Map<Eyes, Json>()
  const lines = new Map<Eyes, readonly ToldLine[]>()
  const views = new Map<Eyes, Json>()
  const tellings = new Map<Eyes, readonly Heard[]>()
  let isOver = false

  const seesOnly = (eyes: Eyes, view: Json) => {
    views.set(eyes, view)
    if (!bounds.views.get(eyes)?.has(digest(view))) leaks.add(`a view of ${eyes} that the game does not project`)
  }
  const hearState = (state: SeatState) => {
    if (!bounds.eyes.includes(state.seat)) leaks.add(`the state of ${state.seat}`)
    if ([...state.decisions].some(({ seat }) => seat !== state.seat))
      leaks.add(`a question of another in the state of ${state.seat}`)
    if (state.outcome) isOver = true
  }
  const hear = (message: HostMessage) => {
    if (message.type === 'refused' && message.seat !== undefined && !bounds.eyes.includes(message.seat) && message.decision)
      leaks.add('a refusal of another')
    if (message.type === 'exported' && !isOver) leaks.add('the file before the end')
    if (message.type === 'telling') {
      const { eyes, first, lines: all } = message.telling
      if (!bounds.eyes.includes(eyes)) leaks.add(`what ${eyes} was told`)
      // A telling begins with what an earlier one held, which has been looked at.
      const known = tellings.get(eyes) ?? []
      const heard: Heard[] = [{ text: JSON.stringify(first), view: first }]
      let isKnown = known[0]?.text === heard[0]?.text
      for (const [at, { change }] of all.entries()) {
        const text = `${JSON.stringify(change)}`
        const [last, same] = [heard[at] as Heard, known[at + 1]]
        isKnown &&= same?.text === text
        const view = isKnown && same ? same.view : patch(last.view, change)
        if (!isKnown && !bounds.views.get(eyes)?.has(digest(view))) leaks.add(`a view of ${eyes} that the game does not project`)
        heard.push({ text, view })
      }
      tellings.set(eyes, heard)
    }
    if (!('state' in message)) return
    hearState(message.state)
    const { seat } = message.state
    const before = lines.get(seat) ?? []
    if (message.type === 'now') return
    if (message.type === 'all') {
      firsts.set(seat, message.first)
      views.set(seat, message.first)
    }
    if (message.type === 'past') {
      const kept = before.slice(0, message.keep)
      views.set(
        seat,
        kept.reduce<Json>((view, { change }) => patch(view, change), firsts.get(seat) as Json),
      )
      lines.set(seat, kept)
    }
    const more = message.type === 'more' ? [message.line] : message.lines
    for (const { change } of more) seesOnly(seat, patch(views.get(seat) as Json, change))
    lines.set(seat, [...(message.type === 'all' ? [] : (lines.get(seat) ?? [])), ...more])
  }
  for (const text of frames) {
    for (const key of foreign) {
      if (text.includes(key)) leaks.add('a key of another')
    }
    if (bounds.keys.some((key) => text.includes(hashOf(key)))) leaks.add('the hash of a key')
    if (bounds.sealed.some((choice) => text.includes(choice))) leaks.add('a sealed choice of another')
    const parsed = JSON.parse(text) as unknown
    if (Array.isArray(parsed)) {
      const [, message] = parsed as unknown as Frame<OnlineMessage>
      if (message.type === 'match') hear(message.message)
    }
    if (!isOver && bounds.secrets.some((secret) => text.includes(secret))) leaks.add('a secret of chance before the end')
  }
  return [...leaks]
}
