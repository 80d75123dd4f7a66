/**
 * A second reading of the rules, written from the specification: it shares nothing with the rules but the events and the cards. It keeps
 * its own book of what lasts, and knows what everything costs and what every sum must be.
 */
import { expect } from 'vitest'
import type { Event } from '../../../src/games/vortex/rules/events'
import type { Country, People, Skill, Stat } from '../../../src/games/vortex/rules/profile'
import type { Action, State } from '../../../src/games/vortex/rules/state'

const HOME: { readonly [P in People]: Country } = {
  erediens: 'plain',
  azelks: 'mountain',
  seraphydes: 'clouds',
  mycoides: 'swamp',
}
const R = { S: 1250, M: 1500, L: 2000 }
const H = { S: 3000, M: 3600, L: 5000 }

export interface Book {
  evading: Set<string>
  failed: Set<string>
  /** master>victim */
  marked: Set<string>
  hard: Set<string>
  steady: Set<string>
  /** Until the end of which turn. */
  veiled: Map<string, number>
  slow: { ref: string; until: number }[]
  will: { readonly [ref: string]: number }
  mana: { readonly [ref: string]: number }
  trance: Map<string, number>
  entranced: Set<string>
  isExceptional: boolean
}
export const emptyBook = (): Book => ({
  evading: new Set(),
  failed: new Set(),
  marked: new Set(),
  hard: new Set(),
  steady: new Set(),
  veiled: new Map(),
  slow: [],
  will: {},
  mana: {},
  trance: new Map(),
  entranced: new Set(),
  isExceptional: false,
})

export const card = (state: State, ref: string) => {
  const figure = state.figures[ref]
  if (!figure) throw new Error(ref)
  return figure
}
export const is = (state: State, ref: string, skill: Skill) => card(state, ref).profile.skills.includes(skill)
const spot = (state: State, ref: string) => state.tabletop.pieces[ref]?.pose.at
const foes = (state: State, ref: string) =>
  Object.keys(state.tabletop.pieces).filter((other) => card(state, other).seat !== card(state, ref).seat)

/** VX-CON-01, 02; walls are boxes along the axes here. */
function inContact(state: State, a: string, b: string): boolean {
  const [p, q] = [spot(state, a), spot(state, b)]
  if (!p || !q) return false
  const [ra, rb] = [R[card(state, a).profile.size], R[card(state, b).profile.size]]
  const gap = Math.hypot(p.x - q.x, p.y - q.y) - ra - rb
  if (gap <= 100.0001) return true
  if (gap > 1001) return false
  return state.tabletop.terrain.some(({ ref, outlines, height }) => {
    if (state.scenery[ref] !== 'wall') return false
    if (Math.min(H[card(state, a).profile.size], H[card(state, b).profile.size]) <= height) return false
    const [xs, ys] = [outlines.flat().map(({ x }) => x), outlines.flat().map(({ y }) => y)]
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const off = (at: { x: number; y: number }, r: number) =>
      Math.hypot(Math.max(x0 - at.x, 0, at.x - x1), Math.max(y0 - at.y, 0, at.y - y1)) - r
    const crosses = Array.from({ length: 400 }, (_, i) => (i + 0.5) / 400).some((t) => {
      const [x, y] = [p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t]
      return x > x0 && x < x1 && y > y0 && y < y1
    })
    return off(p, ra) <= 100.0001 && off(q, rb) <= 100.0001 && crosses
  })
}
export const contacts = (state: State, ref: string) => foes(state, ref).filter((other) => inContact(state, ref, other))
const held = (state: State, ref: string) => contacts(state, ref).some((other) => is(state, other, 'weapon-master'))

/** VX-TER-09 */
function land(state: State, ref: string, stat: Stat | 'shot'): number {
  const { seat, profile } = card(state, ref)
  const sign = state.signs[seat]
  if (sign === '+') {
    const gains = { erediens: ['MOU', 2500], azelks: ['VOL', 1], seraphydes: ['POU', 1], mycoides: ['VIE', 1] } as const
    const [of, by] = gains[profile.people]
    return of === stat ? by : 0
  }
  if (sign === '0') return 0
  const where = HOME[state.sides[seat === 'A' ? 'B' : 'A'].people]
  const losses: { readonly [key: string]: readonly (readonly [string, number])[] } = {
    'erediens mountain': [['VIV', -1], ...(profile.skills.includes('heavy-weapon') ? [['MOU', -2500] as const] : [])],
    'erediens clouds': [['VOL', -1]],
    'azelks plain': [
      ['DEF', -1],
      ['shot', -1],
    ],
    'azelks swamp': [['RAP', -1]],
    'seraphydes plain': [['VOL', -1]],
    'seraphydes swamp': [['PA', -1]],
    'mycoides mountain': [['VIE', -1]],
    'mycoides clouds': [['FOR', -1]],
  }
  return (losses[`${profile.people} ${where}`] ?? []).reduce((sum, [of, by]) => sum + (of === stat ? by : 0), 0)
}

/** VX-STA-10: a characteristic now, with so much more for the moment. */
export function worth(state: State, book: Book, ref: string, stat: Stat, more = 0): number {
  const printed = card(state, ref).profile.stats[stat]
  if (printed === undefined) return 0
  let sum = printed + land(state, ref, stat) + more
  if (stat === 'DEF' && book.evading.has(ref)) sum++
  if ((stat === 'DEF' || stat === 'VIV') && book.failed.has(ref)) sum--
  if ((stat === 'DEF' || stat === 'VIV') && book.hard.has(ref)) sum++
  if (stat === 'MOU') sum -= 5000 * book.slow.filter((one) => one.ref === ref).length
  if (stat === 'DEF')
    for (const mark of book.marked) {
      const [master = '', victim] = mark.split('>')
      if (victim === ref && !(spot(state, master) && held(state, master))) sum--
    }
  return Math.max(stat === 'VIE' ? 1 : 0, sum)
}

type Attack = Extract<Action, { type: 'attack' }>
function attackSums(state: State, book: Book, attack: Attack): readonly [number, number] {
  const { kind, attackers, defenders, masteries, spites, charge } = attack
  const will = (refs: readonly string[]) => refs.reduce((sum, ref) => sum + (book.will[ref] ?? 0), 0)
  const [charger = ''] = attackers
  const steady = defenders.some((ref) => is(state, ref, 'unshakable') || book.steady.has(ref))
  const bonus = charge?.bonus ? (steady ? 0 : 1) + (is(state, charger, 'unstoppable') ? 1 : 0) : 0
  const value = attackers.reduce((sum, ref) => sum + worth(state, book, ref, kind === 'strike' ? 'ATT' : 'FOR'), bonus)
  if (kind === 'force') return [value + will(attackers), worth(state, book, defenders[0] ?? '', 'VIV') + will(defenders)]
  const against = defenders.reduce((sum, ref) => {
    const masters = masteries.filter(({ ref: master, one }) => one === undefined && !book.marked.has(`${master}>${ref}`)).length
    return sum + worth(state, book, ref, 'DEF', -masters - spites.filter(({ victim }) => victim === ref).length)
  }, 0)
  return [value + will(attackers), against + will(defenders)]
}
type Shot = Extract<Action, { type: 'shot' }>
const inShot = ({ shooters, bands = {} }: Shot) => shooters.filter(({ ref }) => bands[ref] !== 'out')
/** VX-SHT-13, but for sight: with and without a point for being partly seen. */
function shotSums(state: State, book: Book, shot: Shot): readonly [number, readonly number[]] {
  const { target } = shot
  const from = spot(state, target) ?? { x: 0, y: 0 }
  let value = 0
  for (const { ref, still } of shot.shooters) {
    const { profile } = card(state, ref)
    const at = spot(state, ref) ?? { x: 0, y: 0 }
    const gap = Math.max(0, Math.hypot(at.x - from.x, at.y - from.y) - R[profile.size] - R[card(state, target).profile.size])
    const { near = 0, far = 0, nearRange = 0, farRange = 0 } = profile.shot ?? {}
    const band = gap <= nearRange + 1 ? 'near' : gap <= farRange + 1 ? 'far' : 'out'
    expect([ref, shot.bands?.[ref]]).toEqual([ref, band])
    if (band !== 'out') value += (band === 'near' ? near : far) + (still ? 1 : 0) + (book.will[ref] ?? 0)
  }
  const evading = book.evading.has(target)
  const more = land(state, target, 'shot') + (is(state, target, 'agile') ? 1 : 0) + (evading ? 1 : 0)
  const partial = evading || book.veiled.has(target) ? [1] : [0, 1]
  return [value, partial.map((seen) => worth(state, book, target, 'VIV', more + seen) + (book.will[target] ?? 0))]
}

const outcome = (f: number, e: number) => (f > 2 * e ? 'exceptional' : f > e ? 'success' : 'failure')

/** What this event should say, by the book; then it is written into the book. */
export function judge(state: State, book: Book, event: Event, seen: Set<string>): void {
  const { action } = state
  switch (event.type) {
    case 'turn-began':
      for (const set of [book.evading, book.failed, book.marked, book.hard, book.steady]) set.clear()
      for (const ref of [...book.trance.keys()]) if (!book.entranced.has(ref)) book.trance.delete(ref)
      book.entranced.clear()
      book.slow = book.slow.filter(({ until }) => until >= event.turn)
      for (const [ref, until] of book.veiled) if (until < event.turn) book.veiled.delete(ref)
      return
    case 'turn-readied':
      for (const [ref, { pa, will, mana, rapidity }] of Object.entries(event.figures)) {
        const count = (book.trance.get(ref) ?? 0) + 1
        const now = [
          worth(state, book, ref, 'PA'),
          worth(state, book, ref, 'VOL'),
          count * worth(state, book, ref, 'POU'),
          worth(state, book, ref, 'RAP'),
        ]
        expect([ref, pa, will, mana, rapidity]).toEqual([ref, ...now])
      }
      return
    case 'trance-declared':
      book.trance.set(event.figure, (book.trance.get(event.figure) ?? 0) + 1)
      book.entranced.add(event.figure)
      expect(event.turns).toBe(book.trance.get(event.figure))
      return
    case 'action-paid': {
      seen.add(`paid ${event.what}`)
      const { figure: ref, what, pa } = event
      const k = contacts(state, ref).length
      const quick = is(state, ref, 'quick')
      const strength = worth(state, book, ref, 'FOR') + (is(state, ref, 'unstoppable') ? 1 : 0)
      const costs: { readonly [what: string]: number } = {
        walk: 1,
        forced: quick ? 1 : 2,
        run: quick ? 1 : 2,
        evade: 2,
        charge: 4,
        shot: 2,
        strike: 2,
        spell: 2,
        force: is(state, ref, 'strong') ? 2 : 3,
        disengage: Math.max(0, 2 * k - worth(state, book, ref, 'VIV') + 1),
        'force-out': Math.max(0, 2 * k - strength + 1) + 1,
        trance: card(state, ref).pa,
      }
      expect([ref, what, pa]).toEqual([ref, what, costs[what]])
      return
    }
    case 'figure-moved': {
      const move = worth(state, book, event.figure, 'MOU')
      const base = state.rulings.disengageMove === 'mou' ? move : 2 * R[card(state, event.figure).profile.size]
      const far: { readonly [how: string]: number } = {
        run: 2.5 * move,
        charge: 2 * move,
        disengage: base,
        'force-out': base,
        'lightning-exit': base,
      }
      // A move that ends nearly in contact is moved into it.
      expect([event.how, event.length <= (far[event.how] ?? move) + 103]).toEqual([event.how, true])
      if (event.how === 'evade') book.evading.add(event.figure)
      return
    }
    case 'figures-engaged':
      for (const ref of [event.figure, ...event.others]) if (book.entranced.has(ref)) book.trance.set(ref, 0)
      return
    case 'figure-hurt':
      if (book.entranced.has(event.figure)) book.trance.set(event.figure, 0)
      return
    case 'charge-resolved': {
      seen.add(`charge ${event.result}`)
      const move = worth(state, book, event.figure, 'MOU')
      if (event.result !== 'failed') expect(event.result).toBe(event.length + 1 >= move ? 'charge' : 'engagement')
      else book.failed.add(event.figure)
      return
    }
    case 'attack-declared':
      for (const ref of event.attack.attackers)
        for (const other of event.attack.defenders) expect([ref, other, inContact(state, ref, other)]).toEqual([ref, other, true])
      for (const { ref } of [...event.attack.masteries, ...event.attack.spites])
        expect([ref, held(state, ref)]).toEqual([ref, false])
      return
    case 'effect-began':
      if (event.effect.cause === 'weapon-master') book.marked.add(`${event.effect.source}>${event.figure}`)
      if (event.effect.stat === 'MOU') book.slow.push({ ref: event.figure, until: state.turn + 1 })
      if (event.effect.cause === 'veil')
        book.veiled.set(event.figure, Math.max(book.veiled.get(event.figure) ?? 0, event.effect.until))
      if (event.effect.stat === 'DEF' && event.effect.cause === 'stone-skin') book.hard.add(event.figure)
      if (event.effect.stat === 'unshakable') book.steady.add(event.figure)
      return
    case 'bids-revealed':
      for (const [ref, points] of Object.entries(event.will)) expect([ref, points <= card(state, ref).will]).toEqual([ref, true])
      book.will = event.will
      book.mana = event.mana ?? {}
      return
    case 'action-resolved': {
      seen.add(`${event.what} ${event.outcome}`)
      const [value, against] = [event.value.total, event.against.total]
      expect(event.outcome).toBe(outcome(value, against))
      book.isExceptional = value > 2 * against
      if (action?.type === 'attack') expect([value, against]).toEqual(attackSums(state, book, action))
      if (action?.type === 'shot') {
        const [own, possible] = shotSums(state, book, action)
        expect([value, possible.includes(against), possible]).toEqual([own, true, possible])
      }
      if (action?.type === 'spell') {
        const { casters, targets, difficulty } = action
        const [seat] = casters.map((ref) => card(state, ref).seat)
        const resist = targets.filter((ref) => state.figures[ref] && card(state, ref).seat !== seat)
        if (state.rulings.groupThreshold === 'individual' && resist.length > 1) return
        expect(value).toBe(Object.values(book.mana).reduce((sum, points) => sum + points, 0))
        expect(against).toBe(
          resist.reduce((sum, ref) => sum + worth(state, book, ref, 'VOL') + (book.will[ref] ?? 0), difficulty),
        )
      }
      return
    }
    case 'damage-dealt': {
      if (action?.type === 'spell' || !action) return
      const by = action.type === 'attack' ? action.attackers : action.type === 'shot' ? inShot(action).map(({ ref }) => ref) : []
      const kind = action.type === 'attack' ? action.kind : 'shot'
      const any = (skill: Skill) => by.some((ref) => is(state, ref, skill))
      const heavy = kind === 'shot' ? by.some((ref) => card(state, ref).profile.shot?.heavy) : any('heavy-weapon')
      const skill = kind === 'shot' ? any('sharpshooter') : kind === 'strike' ? any('find-weakness') : any('brutal')
      const base = event.damage.total - (heavy ? 1 : 0) - (skill ? 1 : 0)
      expect(base).toBe(book.isExceptional ? 2 : 1)
      seen.add(`damage ${base}${heavy ? ' heavy' : ''}${skill ? ' skill' : ''}`)
      return
    }
    case 'figure-killed':
    case 'figure-doomed':
      expect([is(state, event.figure, 'fanatic'), event.scored?.points]).toEqual([
        event.type === 'figure-doomed',
        card(state, event.figure).profile.points,
      ])
      return
    case 'step-began': {
      const { steps } = state
      const order = steps.map(({ of, rapidity }) => (of === 'fanatics' ? 1000 : 0) + rapidity)
      expect(order).toEqual([...new Set(order)].sort((a, b) => b - a))
      return
    }
    case 'window-opened':
      for (const ref of event.figures) {
        const step = state.steps[event.step]
        expect([ref, is(state, ref, 'fanatic'), card(state, ref).rapidity >= (step?.rapidity ?? 0)]).toEqual([
          ref,
          step?.of === 'fanatics',
          true,
        ])
      }
  }
}
