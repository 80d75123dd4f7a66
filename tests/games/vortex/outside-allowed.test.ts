/** What may follow what (4.7), who may shoot, attack, cast and go into trance: random play, every list of actions held against the tables. */
import { expect, test } from 'vitest'
import { vortexGame } from '../../../src/games/vortex/rules'
import type { Event } from '../../../src/games/vortex/rules/events'
import type { State } from '../../../src/games/vortex/rules/state'
import type { Vortex } from '../../../src/games/vortex/rules/terms'
import type { Game, MatchSpec, Option, Pick } from '../../../src/kernel'
import { type Book, card, contacts, emptyBook, is, judge, worth } from './referee'
import { sampled } from './sampled'
import { SCENES } from './soak-scenes'

const WANTED = ['walk', 'forced', 'run', 'evade', 'charge', 'leave'] as const
type Wanted = (typeof WANTED)[number]
/** VX-MOV-06: of each thing done earlier in the turn, what it leaves open, in the order of `WANTED`. */
const AFTER: { readonly [done: string]: string } = {
  walk: '.f..cl',
  forced: '.f..cl',
  run: '.....l',
  evade: '......',
  charge: 'wf..cl',
  leave: '.fr...',
}
const leavesOpen = (done: string, wanted: Wanted) => AFTER[done]?.[WANTED.indexOf(wanted)] !== '.'

/** What each miniature has done, and what was done to it, in this turn. */
interface Turn {
  readonly done: Map<string, Set<string>>
  readonly stance: Map<string, 'still' | 'mobile'>
  readonly rooted: Set<string>
}
const emptyTurn = (): Turn => ({ done: new Map(), stance: new Map(), rooted: new Set() })
const KINDS: { readonly [how: string]: string } = {
  disengage: 'leave',
  'force-out': 'leave',
  'lightning-exit': 'leave',
  walk: 'walk',
  forced: 'forced',
  run: 'run',
  evade: 'evade',
}
function note(turn: Turn, state: State, event: Event): void {
  const did = (ref: string, what: string) => turn.done.set(ref, new Set([...(turn.done.get(ref) ?? []), what]))
  switch (event.type) {
    case 'turn-began':
      for (const all of [turn.done, turn.stance, turn.rooted]) all.clear()
      return
    case 'turn-readied':
      for (const ref of Object.keys(state.tabletop.pieces)) if (contacts(state, ref).length > 0) did(ref, 'engaged')
      return
    case 'figure-moved':
      if (KINDS[event.how]) did(event.figure, KINDS[event.how] ?? '')
      return
    case 'charge-resolved':
      did(event.figure, event.result === 'failed' ? 'locked' : 'charge')
      return
    case 'trance-declared':
      did(event.figure, 'locked')
      return
    case 'action-paid':
      did(event.figure, 'acted')
      return
    case 'figures-engaged':
      for (const ref of [event.figure, ...event.others]) did(ref, 'engaged')
      return
    case 'figure-hurt':
      did(event.figure, 'hurt')
      return
    case 'effect-began':
      if (event.effect.stat === 'rooted') turn.rooted.add(event.figure)
      return
    case 'shot-declared':
      for (const { ref, still } of event.shooters) turn.stance.set(ref, still ? 'still' : 'mobile')
  }
}

/** Whether it may do this, as far as neither sight nor room for a way out is concerned. */
function allowed(state: State, book: Book, turn: Turn, ref: string, verb: string): boolean {
  const done = turn.done.get(ref) ?? new Set()
  const { pa, profile } = card(state, ref)
  const k = contacts(state, ref).length
  const [quick, zealot] = [is(state, ref, 'quick'), is(state, ref, 'fanatic')]
  const strength = worth(state, book, ref, 'FOR') + (is(state, ref, 'unstoppable') ? 1 : 0)
  const costs: { readonly [verb: string]: number } = {
    walk: 1,
    forced: quick ? 1 : 2,
    run: quick ? 1 : 2,
    evade: 2,
    charge: 4,
    disengage: Math.max(0, 2 * k - worth(state, book, ref, 'VIV') + 1),
    'force-out': Math.max(0, 2 * k - strength + 1) + 1,
    shoot: 2,
    'shoot-still': 2,
    strike: 2,
    force: is(state, ref, 'strong') ? 2 : 3,
    cast: 2,
    trance: 1,
  }
  if (pa < (costs[verb] ?? 0)) return false
  if (zealot && !['charge', 'run', 'strike', 'force'].includes(verb)) return false
  const wanted = verb === 'disengage' || verb === 'force-out' ? 'leave' : (verb as Wanted)
  if (WANTED.includes(wanted)) {
    if (turn.stance.get(ref) === 'still' || (wanted === 'leave') !== k > 0) return false
    if (wanted !== 'leave' && turn.rooted.has(ref)) return false
    if (wanted === 'forced' && !done.has('walk') && !done.has('leave')) return false
    return [...done].every((one) => AFTER[one] === undefined || leavesOpen(one, wanted))
  }
  // VX-DIS-06: after a disengagement nothing but forced walks and runs: or no other movement; and no shots out of a melee.
  if (done.has('leave') && state.rulings.afterDisengage === 'allActions') return false
  if (verb.startsWith('shoot') && k > 0 && state.rulings.engagedShooting === 'forbidden') return false
  if (verb === 'shoot-still')
    return turn.stance.get(ref) === 'still' || (turn.stance.get(ref) === undefined && ![...done].some((one) => AFTER[one]))
  if (verb === 'shoot') return turn.stance.get(ref) !== 'still'
  if (verb === 'trance')
    return profile.stats.POU !== undefined && !['acted', 'engaged', 'hurt'].some((what) => done.has(what)) && k === 0
  return true
}

/** These depend on sight, room and what there is to aim at. */
const ELSEWHERE = ['not-seen', 'no-way-out', 'no-target']

function compare(state: State, book: Book, turn: Turn, options: readonly Option[], seat: string, seen: Set<string>): void {
  const step = state.steps[state.step]
  const listed = new Map(options.map(({ id, refused }) => [id, refused?.key]))
  for (const ref of Object.keys(state.tabletop.pieces)) {
    const figure = card(state, ref)
    if (figure.seat !== seat) continue
    const own = options.filter(({ id }) => id.split(':')[1]?.split('>')[0] === ref)
    const isOfStep = is(state, ref, 'fanatic') === (step?.of === 'fanatics') && figure.rapidity >= (step?.rapidity ?? 0)
    if (!isOfStep || turn.done.get(ref)?.has('locked')) {
      expect([ref, own.length]).toEqual([ref, 0])
      continue
    }
    const done = [...(turn.done.get(ref) ?? [])]
    for (const verb of ['walk', 'forced', 'run', 'evade', 'disengage', 'force-out', 'trance']) {
      const key = listed.has(`${verb}:${ref}`) ? listed.get(`${verb}:${ref}`) : 'absent'
      const should = allowed(state, book, turn, ref, verb)
      if ((key === undefined || ELSEWHERE.includes(key)) !== should) throw new Error(`${verb}:${ref} is ${key} after ${done}`)
      seen.add(`${verb} ${should}`)
    }
    for (const { id, refused } of own) {
      const [verb = '', other = ''] = [id.split(':')[0], id.split('>')[1]]
      if (!['charge', 'shoot', 'shoot-still', 'strike', 'force', 'cast'].includes(verb)) continue
      if (refused && ELSEWHERE.includes(refused.key)) continue
      const isSheltered =
        state.rulings.engagedShooting === 'forbidden' && verb.startsWith('shoot') && contacts(state, other).length > 0
      const should = !isSheltered && allowed(state, book, turn, ref, verb)
      if ((refused === undefined) !== should) throw new Error(`${id} is ${refused?.key} after ${done}`)
      seen.add(`${verb} ${should}`)
    }
    const struck = own.filter(({ id }) => id.startsWith('strike:')).map(({ id }) => id.split('>')[1])
    expect([ref, [...struck].sort()]).toEqual([ref, [...contacts(state, ref)].sort()])
  }
}

const SPEC: MatchSpec = { game: 'vortex', seats: ['A', 'B'], options: {} }
const TIMES = Number(process.env.SOAK ?? 1)

test('VX-MOV-06, VX-PA-01, VX-SHT-02, VX-DIS-06, VX-SKL-06, VX-TRA-02, VX-TRA-03: what may be done, and nothing else', () => {
  const seen = new Set<string>()
  const play = (game: Game<Vortex>, seed: number) => {
    let state = game.setUp(SPEC)
    const [book, turn] = [emptyBook(), emptyTurn()]
    sampled(game, SPEC, seed, {
      asked: (open) => {
        for (const { subject, seat, choice } of open)
          if (subject === 'act') compare(state, book, turn, (choice as Pick).options, seat, seen)
      },
      told: (event) => {
        judge(state, book, event, new Set())
        note(turn, state, event)
        state = vortexGame.evolve(state, event)
      },
    })
  }
  const other = {
    disengageMove: 'mou',
    afterDisengage: 'movementOnly',
    engagedShooting: 'forbidden',
    shortCharge: 'attackWithoutBonus',
  } as const
  for (const [index, game] of SCENES.entries())
    for (let seed = 201; seed < 201 + TIMES; seed++) {
      play(game, seed)
      // Melee and shots with every other ruling, too.
      if (index < 2)
        play(
          { ...game, setUp: (spec) => ({ ...game.setUp(spec), rulings: { ...game.setUp(spec).rulings, ...other } }) },
          seed + 500,
        )
    }
  for (const what of [
    'walk',
    'forced',
    'run',
    'evade',
    'charge',
    'disengage',
    'shoot',
    'shoot-still',
    'strike',
    'force',
    'cast',
    'trance',
  ])
    for (const is of [true, false]) expect([what, is, seen.has(`${what} ${is}`)]).toEqual([what, is, true])
}, 300_000)
