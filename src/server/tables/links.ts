/**
 * The contribution of a table's pages to chance: which page's chains a seat is bound to, and asking all bound seats for their
 * links at once. Waiting is limited, and a page that was awaited in vain is awaited again only after it has answered.
 */
import type { PlayerSeat, Reason, Terms } from '../../kernel'
import type { Host } from '../../match/host'
import { bookOf } from '../../match/proof/book'
import type { AskLinks } from '../../match/proof/source'
import type { OnlineRequest } from '../../protocol/online'
import { onlineSays as say } from '../../protocol/online-said'
import { CHANCES, type Hash, type LinkGiven, type LinksAsked, type Roots } from '../../protocol/proof'
import { seatsOf, type Visit } from './visit'

export interface LinksServices {
  host(): Host<Terms> | undefined
  visits(): ReadonlySet<Visit>
  /** Since when no page of this seat is at the table, in milliseconds since 1970. */
  awaySince(seat: PlayerSeat): number
  now(): number
  later(milliseconds: number, work: () => void): void
  /** The longest time for which links are awaited, in milliseconds. */
  readonly patience: number
}

export interface Links {
  readonly ask: AskLinks
  /** A page of this seat offers its chains. Resolves with the reason if they are refused. */
  offer(visit: Visit, seat: PlayerSeat, roots: Roots): Promise<Reason | undefined>
  /** The chains to which seats are bound when the match begins: the newest page's of each seat, and none twice. */
  offered(): { readonly [seat in PlayerSeat]?: Roots }
  give(visit: Visit, given: Extract<OnlineRequest, { type: 'link' }>): Reason | undefined
  /** A page has left. If it was bound, another page of the same seat takes its place. */
  left(visit: Visit): void
}

/** The most times that a seat is bound in one match. Each is an entry of its log. */
const MOST_BINDINGS = 100
/** A player who left less than this many milliseconds ago may be coming back, so his link is awaited. */
const RETURN = 5000

interface Question {
  readonly asked: LinksAsked
  readonly isTrue: (seat: PlayerSeat, link: Hash) => boolean
  readonly links: Map<PlayerSeat, Hash>
  readonly spent: Set<PlayerSeat>
  /** For each seat, the pages that have answered without a valid link. */
  readonly without: Map<PlayerSeat, Set<Visit>>
  done(): void
}

export function createLinks(services: LinksServices): Links {
  const { visits, now } = services
  /** What each page has offered for its seats; the latest offer last. */
  const offers = new Map<Visit, Map<PlayerSeat, Roots>>()
  const slow = new WeakSet<Visit>()
  /** Pages that have joined the match. The others do not know yet what they are bound to. */
  const joined = new WeakSet<Visit>()
  let open: Question | undefined

  const pagesOf = (seat: PlayerSeat) => [...visits()].filter((visit) => seatsOf(visit).includes(seat))
  const put = (visit: Visit, { asked }: Question) => {
    const mine = asked.seats.filter((seat) => seatsOf(visit).includes(seat))
    if (mine.length > 0 && joined.has(visit)) visit.visitor.send({ type: 'links', ...asked, seats: mine })
  }
  /** Can a link of this seat still arrive? */
  const isAwaited = ({ links, without }: Question, seat: PlayerSeat): boolean => {
    if (links.has(seat)) return false
    const pages = pagesOf(seat)
    if (pages.length === 0) return now() - services.awaySince(seat) < RETURN
    return pages.some((page) => !slow.has(page) && !without.get(seat)?.has(page))
  }
  const look = () => {
    if (open && !open.asked.seats.some((seat) => open && isAwaited(open, seat))) open.done()
  }

  const boundTo = (seat: PlayerSeat) => bookOf(services.host()?.entries() ?? []).seats?.[seat]
  const isBound = (seat: PlayerSeat, roots: Roots | undefined): boolean => {
    const bound = boundTo(seat)
    return roots !== undefined && bound !== undefined && CHANCES.every((kind) => bound[kind].root === roots[kind])
  }
  const bind = async (seat: PlayerSeat, roots: Roots): Promise<Reason | undefined> => {
    const host = services.host()
    // After the end nothing is thrown any more. If moves are taken back, the pages are bound as before.
    if (!host || host.outcome()) return undefined
    const times = host.entries().filter(({ cause }) => cause.type === 'commit' && cause.seats?.[seat]).length
    if (times >= MOST_BINDINGS) return say('bound-too-often', {})
    try {
      return await host.bind(seat, roots)
    } catch {
      // Nothing can be stored at present, or the match is being closed. The page offers its chains again when it next joins.
      return say('server-failed', {})
    }
  }

  return {
    async ask(asked, isTrue) {
      const question: Question = {
        asked,
        isTrue,
        links: new Map(),
        spent: new Set(),
        without: new Map(asked.seats.map((seat) => [seat, new Set()])),
        done: () => {},
      }
      await new Promise<void>((done) => {
        open = { ...question, done }
        services.later(services.patience, () => {
          if (open?.links !== question.links) return
          for (const seat of asked.seats) {
            if (question.links.has(seat)) continue
            for (const page of pagesOf(seat)) if (!question.without.get(seat)?.has(page)) slow.add(page)
          }
          done()
        })
        for (const visit of visits()) put(visit, open)
        look()
      })
      open = undefined
      const found = asked.seats.map((seat): readonly [PlayerSeat, LinkGiven] => [
        seat,
        question.links.get(seat) ?? (question.spent.has(seat) ? 'spent' : 'absent'),
      ])
      return Object.fromEntries(found)
    },
    async offer(visit, seat, roots) {
      if (!seatsOf(visit).includes(seat)) return say('not-yours', {})
      const mine = offers.get(visit) ?? new Map<PlayerSeat, Roots>()
      const before = mine.get(seat)
      mine.set(seat, roots)
      offers.delete(visit)
      offers.set(visit, mine)
      if (!services.host()) return undefined
      joined.add(visit)
      // The page was away when the question was asked.
      if (open) put(visit, open)
      if (isBound(seat, roots)) return undefined
      const isOther = [...offers].some(([other, held]) => other !== visit && isBound(seat, held.get(seat)))
      return isOther && !isBound(seat, before) ? undefined : bind(seat, roots)
    },
    offered() {
      const known = new Set<Hash>()
      const newest = new Map([...offers.values()].flatMap((held) => [...held]))
      const fresh = [...newest].filter(([, roots]) => {
        const isFresh = roots.throw !== roots.shuffle && !known.has(roots.throw) && !known.has(roots.shuffle)
        for (const kind of CHANCES) known.add(roots[kind])
        return isFresh
      })
      return Object.fromEntries(fresh)
    },
    give(visit, { seat, kind, number, question, link }) {
      if (!seatsOf(visit).includes(seat)) return say('not-yours', {})
      slow.delete(visit)
      const asked = open?.asked
      if (!open || asked?.kind !== kind || asked.number !== number || asked.question !== question) return undefined
      if (!asked.seats.includes(seat)) return undefined
      if (link === 'spent') open.spent.add(seat)
      if (link !== 'absent' && link !== 'spent' && open.isTrue(seat, link)) open.links.set(seat, link)
      else open.without.get(seat)?.add(visit)
      look()
      return undefined
    },
    left(visit) {
      const mine = offers.get(visit)
      offers.delete(visit)
      look()
      for (const [seat, roots] of mine ?? []) {
        const others = [...offers.values()].flatMap((held) => held.get(seat) ?? [])
        const next = others.at(-1)
        if (next && isBound(seat, roots) && !others.some((other) => isBound(seat, other))) void bind(seat, next)
      }
    },
  }
}
