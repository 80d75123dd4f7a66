/** What clients ask of a match over their lines: messages are checked, served or refused with a reason, and answered. */
import type { Decision, PlayerSeat, Reason, Terms } from '../kernel'
import { type ClientMessage, type Eyes, type HostMessage, PROTOCOL_VERSION } from '../protocol/messages'
import { parseClientMessage } from '../protocol/schema'
import { common, type Line } from './audience'
import type { Automatic } from './automatic'
import type { Doubt } from './check'
import { doubtNotice } from './doubting'
import { type MatchRecord, writeMatchFile } from './file'
import { concededSeats, messageOf } from './history'
import type { HostOptions } from './host'
import type { Playing } from './playing'
import { bookOf } from './proof/book'
import { matchSays as say } from './said'
import { outcomeOf, personsAt, throwerOf } from './standing'
import { askUndo, hearConsent, redo } from './undoing'

type FromSeat = Exclude<ClientMessage, { type: 'hello' | 'export' | 'telling' }>

/** Removes the text of a rules error, which may name hidden things. */
export const discreet = (reason: Reason): Reason => (reason.key === 'rules-failed' ? say('rules-failed', {}) : reason)

export interface Receiving {
  /** Takes an unchecked message. Refusals go back over the line; it never throws. */
  receive(line: Line, raw: unknown): void
  /** The match as announced so far. */
  recorded(): MatchRecord
  /** Who is committed to which chains; undefined if nobody is. */
  bound(): HostMessage | undefined
  doubtFor(line: Line, found: Doubt): HostMessage
}

export interface ReceivingHost<G extends Terms> {
  readonly playing: Playing<G>
  readonly automatic: Automatic<G>
  isResting(): boolean
  isDecided(): boolean
  doubt(): Doubt | undefined
}

export function createReceiving<G extends Terms>(options: HostOptions<G>, host: ReceivingHost<G>): Receiving {
  const { spec, roster = {}, rulesVersion = { begun: 1, now: 1 } } = options
  const { playing, automatic, isResting, isDecided } = host
  const { audience, standing, shown, open } = playing

  const bound = (): HostMessage | undefined => {
    const { used: _used, ...to } = bookOf(playing.log().slice(0, shown().history.length))
    return to.host || to.seats ? { type: 'bound', to } : undefined
  }
  const find = (seat: PlayerSeat, id: string): { readonly decision: Decision<G> } | { readonly reason: Reason } => {
    const asked = playing.desk.find(id, open())
    // The same refusal for an id of another seat and for one never given: otherwise a seat could count the questions of others.
    if (asked?.seat !== seat) return { reason: say('unknown-decision', { decision: id }) }
    if (outcomeOf(standing())) return { reason: say('match-over', {}) }
    return asked.decision ? { decision: asked.decision } : { reason: say('already-answered', {}) }
  }
  const serve = (message: FromSeat): Reason | undefined => {
    const { seat } = message
    if (playing.isPaused()) return say('play-paused', {})
    if (isResting() && message.type !== 'consent' && message.type !== 'concede') return say('match-rests', {})
    if ((message.type === 'answer' || message.type === 'throw') && isDecided()) return say('puzzle-decided', {})
    switch (message.type) {
      case 'answer': {
        const asked = find(seat, message.decision)
        if ('reason' in asked) return asked.reason
        if (asked.decision.seat !== seat) return say('unknown-decision', { decision: message.decision })
        const verdict = playing.judge(asked.decision, message.answer)
        const { claims } = message
        return verdict.allowed ? playing.take(asked.decision, message.answer, claims && { claims }) : verdict.reason
      }
      case 'throw': {
        const asked = find(seat, message.decision)
        if ('reason' in asked) return asked.reason
        if (throwerOf(standing(), asked.decision) !== seat) return say('throw-not-awaited', {})
        automatic.throwDice(asked.decision, message.gesture)
        return undefined
      }
      case 'undo':
        return askUndo(playing, seat)
      case 'redo':
        return redo(playing, seat)
      case 'consent':
        return hearConsent(playing, seat, message.grant)
      case 'concede': {
        if (outcomeOf(standing())) return say('match-over', {})
        if (concededSeats(standing().history).includes(seat)) return say('already-conceded', { seat })
        playing.concede(seat)
        return undefined
      }
    }
  }
  /** Turns an error in the rules into a refusal. Nothing has changed then. */
  const safely = (subject: string, work: () => Reason | undefined): Reason | undefined => {
    try {
      return work()
    } catch (error) {
      return say('rules-failed', { subject, error: messageOf(error) })
    }
  }
  const speaksFor = ({ seats, speaks }: Line, seat: PlayerSeat): boolean => seats.includes(seat) && speaks.includes(seat)
  /** True if the match is over, or if this line speaks for every person still playing, so that no secret of others is left. */
  const mayKnowAll = (line: Line): boolean =>
    outcomeOf(shown()) !== undefined || personsAt(shown()).every((seat) => speaksFor(line, seat))
  /** The match as announced so far. */
  const recorded = (): MatchRecord => {
    const { dice, history } = shown()
    const { from } = options
    const title = typeof options.title === 'function' ? options.title() : options.title
    const secrets = outcomeOf(shown()) ? options.secrets?.() : undefined
    return {
      spec,
      roster,
      ...(options.levels ? { levels: options.levels } : {}),
      dice,
      ...(title ? { title } : {}),
      ...(from ? { from } : {}),
      rulesVersion: rulesVersion.begun,
      entries: playing.log().slice(0, history.length),
      ...(secrets ? { secrets } : {}),
    }
  }
  const exported = (line: Line): HostMessage =>
    // The file contains the secrets of all seats.
    mayKnowAll(line)
      ? { type: 'exported', file: writeMatchFile(recorded()) }
      : { type: 'refused', reason: say('export-while-secret', {}) }
  const telling = (line: Line, eyes: Eyes): HostMessage =>
    eyes === 'spectator' || line.admitted.includes(eyes)
      ? { type: 'telling', telling: audience.telling(eyes) }
      : { type: 'refused', seat: eyes, reason: say('not-your-seat', { seat: eyes }) }
  const linesOf = (seat: Eyes | undefined) => (seat && audience.ledgers().get(seat)?.lines) ?? []
  const doubtFor = (line: Line, found: Doubt) => doubtNotice(shown(), rulesVersion, found, linesOf(line.seats[0]))
  const hello = (line: Line, { version, seats, since }: Extract<ClientMessage, { type: 'hello' }>): Reason | undefined => {
    if (version !== PROTOCOL_VERSION) return say('wrong-version', { theirs: version, ours: PROTOCOL_VERSION })
    const stranger = seats.find((seat): seat is PlayerSeat => seat !== 'spectator' && !line.admitted.includes(seat))
    if (stranger) return say('not-your-seat', { seat: stranger })
    playing.begun(() => {
      if (!audience.isHere(line)) return
      audience.welcome(line, seats, since)
      for (const seat of options.tells === 'once kept' ? [] : line.seats) {
        const seq = common(playing.keptLines(seat), linesOf(seat)) - 1
        if (seq >= 0) line.send({ type: 'kept', seat, seq })
      }
      if (playing.isPaused()) line.send({ type: 'notice', reason: say('play-paused', {}) })
      const chains = bound()
      if (chains) line.send(chains)
      const doubt = host.doubt()
      if (doubt) line.send(doubtFor(line, doubt))
    })
    return undefined
  }
  const receive = (line: Line, raw: unknown) => {
    if (!audience.isHere(line)) return
    const parsed = parseClientMessage(raw)
    if (!parsed.ok) {
      line.send({ type: 'refused', reason: say('malformed-message', { at: parsed.at, expected: parsed.expected }) })
      return
    }
    const message = parsed.value
    if (message.type === 'hello') {
      const reason = safely('hello', () => hello(line, message))
      if (reason) line.send({ type: 'failed', reason })
    } else if (line.seats.length === 0) line.send({ type: 'refused', reason: say('hello-first', {}) })
    else if (message.type === 'export') line.send(exported(line))
    else if (message.type === 'telling') line.send(telling(line, message.eyes))
    else {
      const isTheirs = speaksFor(line, message.seat) && roster[message.seat] !== 'bot'
      const reason = isTheirs ? safely(message.type, () => serve(message)) : say('not-your-seat', { seat: message.seat })
      const about = 'decision' in message ? { decision: message.decision } : {}
      const refuse = (why: Reason) =>
        line.send({ type: 'refused', seat: message.seat, ...about, reason: mayKnowAll(line) ? why : discreet(why) })
      if (reason && playing.isPaused()) refuse(reason)
      else if (reason) playing.after(line.seats, () => refuse(reason))
      automatic.forgive()
    }
    automatic.poke()
  }
  return { receive, recorded, bound, doubtFor }
}
