/**
 * One table in memory: its visitors, their requests before and beside the match, and the host of the match. Changes of the stored
 * record are made one after the other and announced once they are stored. It knows no rule and no socket.
 */
import type { PlayerSeat, Reason, Terms } from '../../kernel'
import type { ForkedFrom } from '../../match/file'
import type { Host } from '../../match/host'
import type { KeptSecrets } from '../../match/proof/secrets'
import type { AskLinks } from '../../match/proof/source'
import type { OnlineRequest, SeatCard, Shown, TableState } from '../../protocol/online'
import { type OnlineReason, onlineSays as say } from '../../protocol/online-said'
import { createAgreeing } from './agreeing'
import type { TimeLeft } from './clock'
import { delayed } from './delayed'
import { type Gathering, gatheredFor, isComplete } from './gather'
import { BAD_CHOICES } from './hosting'
import type { Grant } from './keys'
import { createLinks } from './links'
import { stageOf, type TableRecord } from './record'
import type { TableServices } from './services'
import { createServing } from './serving'
import { createSigning } from './signing'
import type { Talk } from './talk'
import { createUmpire, type Umpire } from './umpire'
import { isCommentator, isOnlooker, mineOf, seatsOf, speakerOf, type Visit, type Visitor } from './visit'

export interface LiveTable {
  /** Undefined if the table already has the most pages of this seat, or the most onlookers. */
  enter(visitor: Visitor, grants: readonly Grant[]): Visit | undefined
  receive(visit: Visit, request: Exclude<OnlineRequest, { type: 'enter' }>): void
  leave(visit: Visit): void
  record(): TableRecord
  cards(): readonly SeatCard[]
  /** Entries were stored. Updates the record if it no longer says how the match stands. */
  progressed(): void
  /** Asks the pages of the seats for their links. */
  readonly askLinks: AskLinks
  /** Stores the secrets of chance with the table; rejects if the store does. */
  keepSecrets(secrets: KeptSecrets): Promise<void>
  /** Tries again to store what could not be stored. */
  retry(): void
  visits(): ReadonlySet<Visit>
  /**
   * Ends all connections and the match's lines; resolves when everything is stored. With `runsOn`, the players' time is charged
   * until the table is loaded again.
   */
  close(reason: OnlineReason, again: boolean, runsOn?: boolean): Promise<void>
  /** The time each seat has left on its clock, in milliseconds; undefined if the match has no clocks. */
  left(): TimeLeft | undefined
}

export interface Loaded {
  readonly id: string
  readonly record: TableRecord
  readonly host?: Host<Terms>
  /** The time left on the players' clocks, and how long they ran on while the table was not in memory. In milliseconds. */
  readonly left?: TimeLeft
  readonly asleep?: number
  readonly talk: Talk
}

/** The most pages of one seat, and the most onlookers, at a table. */
const MOST_PAGES = 16
const MOST_ONLOOKERS = 500

export function createTable(loaded: Loaded, services: TableServices): LiveTable {
  const { id, talk } = loaded
  const { now } = services
  let { record, host } = loaded
  let problem: Reason | undefined
  let umpire: Umpire | undefined
  const visits = new Set<Visit>()
  const awaySince = new Map<PlayerSeat, number>()
  let numbers = 0

  const born = now()
  const links = createLinks({
    host: () => host,
    visits: () => visits,
    awaySince: (seat) => awaySince.get(seat) ?? born,
    now,
    later: services.later,
    patience: services.dicePatience,
  })

  const signing = createSigning({
    host: () => host,
    record: () => record,
    change: (next) => change(next),
    ...(services.signer ? { signer: services.signer } : {}),
    now,
  })

  const cards = (): readonly SeatCard[] =>
    record.seats.map(({ seat, player, level, name, isTaken, isReady }) => {
      const here = [...visits].filter((visit) => seatsOf(visit).includes(seat)).length
      const since = player === 'person' && isTaken && here === 0 ? awaySince.get(seat) : undefined
      const plays = player === 'bot' ? { level: level ?? 'plain' } : {}
      return { seat, player, ...plays, name, isTaken, isReady, here, ...(since === undefined ? {} : { awaySince: since }) }
    })
  const stateFor = (visit: Visit): TableState => {
    const motion = agreeing.motion()
    const signed = signing.seats()
    return {
      table: id,
      game: record.game,
      stage: stageOf(record.match),
      seats: cards(),
      onlookers: [...visits].filter(isOnlooker).length,
      dice: record.dice,
      sealed: record.sealed,
      ...(record.match?.from ? { fork: forkShown(record.match.from) } : {}),
      ...(record.hasPictures ? { hasPictures: true } : {}),
      ...(record.match ? {} : { gathered: gatheredFor(record, seatsOf(visit)) }),
      // The exact reason may name a card of a sealed choice.
      ...(problem ? { problem: record.sealed ? BAD_CHOICES : problem } : {}),
      ...(motion && !isLate(visit) ? { motion } : {}),
      ...(record.delay ? { delay: record.delay } : {}),
      ...(record.clock ? { clock: record.clock } : {}),
      ...(umpire && !isLate(visit) ? { clocks: umpire.shown() } : {}),
      ...(record.isPaused ? { isPaused: true } : {}),
      ...(record.hasCommentator ? { hasCommentator: true } : {}),
      ...(signed.length > 0 && !isLate(visit) ? { signed } : {}),
      mine: mineOf(visit.grants),
    }
  }
  /** Is everything delayed for this visitor? */
  const isLate = (visit: Visit): boolean => record.delay !== undefined && isOnlooker(visit)
  const tell = (visit: Visit) => {
    const state = stateFor(visit)
    const text = JSON.stringify(state)
    if (text === visit.sent) return
    visit.sent = text
    visit.visitor.send({ type: 'table', state, at: now() })
  }
  const tellAll = () => {
    for (const visit of visits) tell(visit)
  }

  /** Changes of the record are made one at a time, so that each is judged by the result of the one before. */
  let before: Promise<unknown> = Promise.resolve()
  const later = async (work: () => Promise<Reason | undefined>): Promise<Reason | undefined> => {
    const mine = before.then(work).catch(() => say('server-failed', {}))
    before = mine
    return mine
  }
  const inTurn = async (visit: Visit, of: OnlineRequest['type'], work: () => Promise<Reason | undefined>) => {
    refuse(visit, of, await later(work))
  }
  const refuse = (visit: Visit, of: OnlineRequest['type'], reason: Reason | undefined) => {
    if (reason) visit.visitor.send({ type: 'refused', of, reason })
  }
  const change = async (next: Gathering): Promise<Reason | undefined> => {
    if ('key' in next) return next
    const stored = { ...next, changedAt: now() }
    await services.store(stored)
    record = stored
    problem = undefined
    if (!record.match && isComplete(record)) await begin()
    tellAll()
    return undefined
  }
  const begin = async () => {
    const begun = await services.begin(record, links.offered())
    if ('refused' in begun) {
      problem = begun.refused
      record = { ...record, seats: record.seats.map((one) => (one.player === 'bot' ? one : { ...one, isReady: false })) }
      await services.store(record)
      return
    }
    host = begun.host
    record = { ...record, match: begun.match }
    watch()
    for (const visit of visits) join(visit)
  }
  /** Starts the umpire that keeps the clocks of the match, replacing the one before. */
  const watch = (left = umpire?.left(), asleep = 0) => {
    umpire?.close()
    umpire = undefined
    if (!host) return
    host.rest(record.isPaused === true)
    if (!record.clock) return
    umpire = createUmpire({
      terms: record.clock,
      seats: record.seats.flatMap(({ seat, player }) => (player === 'person' ? [seat] : [])),
      left,
      asleep,
      isHeld: record.isPaused === true,
      host,
      now,
      later: services.later,
      lagOf: (seat) =>
        Math.max(0, ...[...visits].map((visit) => (seatsOf(visit).includes(seat) ? (visit.visitor.lag?.() ?? 0) : 0))),
      changed: () => services.soon(tellAll),
      toBot: (seat) => void later(() => agreeing.toBot(seat)),
    })
  }
  const join = (visit: Visit) => {
    visit.line?.close()
    const hears = isCommentator(visit) && isLate(visit) ? record.seats.map(({ seat }) => seat) : []
    visit.line = host?.connect((message) => visit.visitor.send({ type: 'match', message }), seatsOf(visit), hears)
  }
  /** Gives this visitor a seat in exchange for a link. */
  const sit = async (visit: Visit, seat: PlayerSeat, next: TableRecord, link: string): Promise<Reason | undefined> => {
    const key = await services.spend(link, { type: 'seat', seat })
    if (key === undefined) return say('link-used', {})
    const others = visit.grants.filter((one) => !('seat' in one) || one.seat !== seat)
    visit.grants = [...others, { type: 'seat', seat }]
    awaySince.delete(seat)
    visit.visitor.send({ type: 'taken', seat, key })
    // Lines of talk whose delayed delivery was pending are dropped, so all are sent again.
    if (record.delay) visit.heard = 0
    talk.tell(visit, host)
    if (host) join(visit)
    return change(next)
  }
  /** Completes what was interrupted if a server was stopped in the middle. */
  const finish = async (): Promise<Reason | undefined> => {
    const { match } = record
    const isHere = (seat: PlayerSeat) => [...visits].some((visit) => seatsOf(visit).includes(seat))
    // The key of a seat was given, but it was not recorded that the seat is taken.
    const seats = record.seats.map((one) => (one.player === 'person' && isHere(one.seat) ? { ...one, isTaken: true } : one))
    const standing = match && host ? services.standing(host) : undefined
    const isOld = standing !== undefined && standing.over !== match?.over
    if (isOld || seats.some(({ isTaken }, at) => isTaken !== record.seats[at]?.isTaken))
      return change({ ...record, seats, ...(match && isOld ? { match: { ...match, ...standing } } : {}) })
    // Everybody had said ready, but the match was not begun.
    if (match || !isComplete(record)) return undefined
    await begin()
    tellAll()
    return undefined
  }
  const agreeing = createAgreeing(
    {
      record: () => record,
      host: () => host,
      cards,
      visits: () => visits,
      change,
      tellAll,
      rest() {
        host?.rest(record.isPaused === true)
        umpire?.hold(record.isPaused === true)
      },
      async rehost() {
        if (!host) return
        const left = umpire?.left()
        umpire?.close()
        host = await services.rehost(record, host)
        watch(left)
        for (const one of visits) {
          join(one)
          one.visitor.send({ type: 'anew' })
        }
      },
    },
    services,
  )
  const serve = createServing(
    {
      record: () => record,
      host: () => host,
      visits: () => visits,
      change: (next) => change(next),
      sit,
      agreeing,
      signing,
      talk,
    },
    services,
  )
  const show = (visit: Visit, shown: Shown) => {
    // Onlookers cannot point at things: the players would have to watch hundreds of pointers.
    if (isOnlooker(visit)) return
    for (const other of visits) if (other !== visit) other.visitor.send({ type: 'shown', by: speakerOf(visit), shown })
  }

  watch(loaded.left, loaded.asleep)

  return {
    left: () => umpire?.left(),
    enter(visitor, grants) {
      const alike = (other: Pick<Visit, 'grants'>) => seatsOf(other)[0] === seatsOf({ grants })[0]
      const most = isOnlooker({ grants }) ? MOST_ONLOOKERS : MOST_PAGES
      if ([...visits].filter(alike).length >= most) return undefined
      const visit: Visit = { visitor, grants, number: ++numbers, sent: '', line: undefined, heard: 0 }
      const { delay } = record
      if (delay) visit.visitor = delayed(visitor, delay * 60_000, () => isOnlooker(visit), services.later)
      visits.add(visit)
      for (const seat of seatsOf(visit)) {
        awaySince.delete(seat)
        agreeing.back(seat)
      }
      tell(visit)
      talk.tell(visit, host)
      if (host) join(visit)
      services.soon(tellAll)
      void later(finish)
      return visit
    },
    receive(visit, request) {
      switch (request.type) {
        case 'match':
          if (visit.line) visit.line.receive(request.message)
          else visit.visitor.send({ type: 'refused', of: 'match', reason: say('match-not-begun', {}) })
          return
        case 'show':
          return show(visit, request.shown)
        case 'beat':
          return visit.visitor.send({ type: 'beat', at: now() })
        case 'link':
          return refuse(visit, request.type, links.give(visit, request))
        case 'bind':
          // Not queued with changes of the record: binding waits until the match is stored, which may itself wait for the record.
          return void links.offer(visit, request.seat, request.roots).then((reason) => refuse(visit, request.type, reason))
        default:
          return void inTurn(visit, request.type, () => serve(visit, request))
      }
    },
    leave(visit) {
      if (!visits.delete(visit)) return
      visit.line?.close()
      for (const seat of seatsOf(visit)) {
        const isHere = [...visits].some((other) => seatsOf(other).includes(seat))
        if (!isHere) awaySince.set(seat, now())
      }
      links.left(visit)
      services.soon(tellAll)
    },
    record: () => (record.match && host ? { ...record, match: { ...record.match, ...services.standing(host) } } : record),
    cards,
    askLinks: links.ask,
    async keepSecrets(secrets) {
      const mine = before.then(() => change({ ...record, secrets }))
      before = mine.catch(() => undefined)
      await mine
    },
    retry: () => host?.retry(),
    progressed() {
      const { match } = record
      if (!match || !host) return
      const standing = services.standing(host)
      if (standing.over !== match.over) void later(() => change({ ...record, match: { ...match, ...standing } }))
    },
    visits: () => visits,
    async close(reason, again, runsOn = false) {
      for (const { visitor, line } of [...visits]) {
        line?.close()
        visitor.end(reason, again)
      }
      visits.clear()
      await before
      const left = umpire?.left()
      umpire?.close()
      await host?.close()
      const rested = left && host && runsOn ? { rested: { entries: host.entries().length, at: now(), left } } : {}
      if (record.match && host)
        await services.store({ ...record, ...rested, match: { ...record.match, ...services.standing(host) } })
    },
  }
}

/** Leaves out after which entry it was forked, because that counts entries that a viewer must not learn of. */
const forkShown = ({ faces }: ForkedFrom): NonNullable<TableState['fork']> => (faces ? { faces } : {})
