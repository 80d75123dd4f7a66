/** Makes matches of *Deadzone* that are under way, without a browser: models walk to given cubes, with chosen dice. */

import { loadRules } from '../../src/games'
import { cubeOf } from '../../src/games/deadzone/rules/facts/cubes'
import { standsIn } from '../../src/games/deadzone/rules/facts/reach'
import type { State } from '../../src/games/deadzone/rules/state'
import type { AnyDecision, Json, Option, Roll } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { answered, begun, type MatchEntry, nowOf } from '../../src/match/history'
import type { Place, Route } from '../../src/table/choice'
import { placeIn, wayBetween } from '../../src/table/judge-route'
import { firstFree, TABLE_SHAPES } from '../../src/table/shapes'

const RULES = await loadRules()

export interface Meeting {
  readonly options?: { readonly [name: string]: Json }
  /** The cubes where models are deployed. Models without an entry take the first free place. */
  readonly deploy: { readonly [ref: string]: string }
  /**
   * The cubes that models walk towards, by a Move or Sprint to the nearest reachable cube at a time. Models without a path stay.
   */
  readonly goals: { readonly [ref: string]: string }
  /** The faces of each side's Command dice, the same in every Round. */
  readonly command: { readonly [S in 'A' | 'B']: readonly string[] }
  isThere(open: AnyDecision, state: State): boolean
}

export interface Met {
  readonly file: string
  readonly state: State
  readonly open: AnyDecision
}

const optionsOf = ({ choice }: AnyDecision): readonly Option[] =>
  choice.shape === 'pick' ? (choice as unknown as { readonly options: readonly Option[] }).options : []
const picking = (open: AnyDecision, id: string): readonly string[] | undefined =>
  optionsOf(open).some((option) => option.id === id && !option.refused) ? [id] : undefined

/** The distance between two cubes, in cubes. A level counts as much as a step. */
function far(from: string, to: string): number {
  const [a, b] = [from, to].map((cube) => cube.split('-').map(Number)) as [number[], number[]]
  const [c, r, z] = a.map((value, axis) => Math.abs(value - (b[axis] ?? 0))) as [number, number, number]
  return Math.max(c, r) + z
}

function answerTo(open: AnyDecision, state: State, { deploy, goals, command }: Meeting): unknown {
  const { tabletop } = state
  switch (open.subject) {
    case 'first player':
      return ['A']
    case 'zone':
      return [open.seat === 'A' ? 'blue' : 'red']
    case 'deploy': {
      const waiting = optionsOf(open).filter(({ on, refused }) => !refused && on && !state.tabletop.pieces[on[0] ?? ''])
      const [ref] = waiting[0]?.on ?? []
      if (ref === undefined) return ['ready']
      return picking(open, `deploy:${ref}>${deploy[ref]}`) ?? [`deploy:${ref}`]
    }
    case 'deploy where': {
      const place = open.choice as unknown as Place
      const cube = deploy[place.piece]
      if (cube === undefined) return undefined
      const [c = 1, r = 1] = cube.split('-').map(Number)
      const middle = { at: { x: Math.round((c - 0.5) * 7620), y: Math.round((8.5 - r) * 7620) }, heading: 90 }
      const { on } = place.region
      const pose = on === undefined ? middle : { ...middle, on }
      return TABLE_SHAPES.place?.accepts(open.choice as never, pose, tabletop).allowed ? pose : firstFree(place, tabletop)
    }
    case 'command dice': {
      const seat = (open.about as { readonly seat: 'A' | 'B' }).seat
      const { dice } = open.choice as unknown as Roll
      return dice.map((_, index) => command[seat][index] ?? 'DICE')
    }
    // A always wins this roll, because ties would be rolled again forever.
    case 'recon dice': {
      const { dice } = open.choice as unknown as Roll
      return dice.map(() => ((open.about as { readonly seat: 'A' | 'B' }).seat === 'A' ? '7' : '1'))
    }
    case 'turn':
      return (
        Object.keys(goals)
          .map((ref) => picking(open, `activate:${ref}`))
          .find(Boolean) ?? picking(open, 'pass')
      )
    case 'action': {
      const ref = (open.about as { readonly model: string }).model
      const goal = goals[ref]
      if (goal === undefined || cubeOf(state, ref) === goal) return ['end']
      return (far(cubeOf(state, ref), goal) > 1 ? picking(open, 'sprint') : undefined) ?? picking(open, 'move') ?? ['end']
    }
    case 'move where': {
      const route = open.choice as unknown as Route
      const goal = goals[route.piece] ?? ''
      const ends = Object.keys(route.ends).filter((station) => station !== route.from && !Object.hasOwn(route.barred, station))
      for (const station of ends.toSorted((a, b) => far(standsIn(a), goal) - far(standsIn(b), goal))) {
        const place = placeIn(route, station)
        const pose = place && firstFree(place, tabletop)
        const stations = wayBetween(route, route.from, station)
        const answer = pose && stations && { stations, pose }
        if (answer && TABLE_SHAPES.route?.accepts(open.choice as never, answer as never, tabletop).allowed) return answer
      }
      return undefined
    }
    default:
      return picking(open, 'pass')
  }
}

/** Plays until the wished question and returns the match. */
export function meeting(wish: Meeting): Met {
  const rules = RULES.deadzone
  const parsed = rules?.parseSpec({ ...rules.defaultOptions(), ...wish.options })
  if (!rules || !parsed?.ok) throw new Error('Deadzone does not start')
  const { game } = rules
  const { spec } = parsed
  const first = begun(game, spec)
  const entries: MatchEntry[] = [first.entry]
  let { history } = first
  for (let answers = 0; answers < 900; answers++) {
    const { pending, state } = nowOf(history).snapshot
    const open = (pending as readonly AnyDecision[]).find((one) => !one.offer)
    if (!open) break
    // The cast is safe: the state comes from this game.
    const own = state as unknown as State
    if (wish.isThere(open, own)) {
      const roster = { A: 'person', B: 'person' } as const
      return {
        file: writeMatchFile({ spec, roster, dice: 'auto', rulesVersion: rules.rulesVersion, title: 'Ada\nBen', entries }),
        state: own,
        open,
      }
    }
    const grown = answered(game, history, open.id, answerTo(open, own, wish) ?? open.fallback)
    entries.push(grown.entry)
    history = grown.history
  }
  const last = entries.slice(-4).map(({ cause }) => JSON.stringify(cause))
  throw new Error(`the match never came to the question wished for: ${entries.length} ${last.join(' ')}`)
}
