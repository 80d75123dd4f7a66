/** Finding one's way among open questions: which is asked, what it offers for a figure, what its evidence is. */
import type { Point } from '../../../geometry/types'
import type { Json, Option, Reason, Tally } from '../../../kernel'
import { type AskedOn, actorOf, openIn } from '../../kit/questions/asked'
import { readId, type Said } from '../rules/ids'
import type { EngageReport, ShotReport } from '../rules/reports'
import type { Asks } from '../rules/terms'

export { actorOf, aimOf, isPath, isPick, isPlace } from '../../kit/questions/asked'

export type Asked<S extends keyof Asks> = AskedOn<Asks, S>

/** The open question about this, if there is one. */
export const openOn = openIn<Asks>()

/** What the parts of an id are, for every pick of this game. */
export const saidBy = (id: string): Said => readId(id as Parameters<typeof readId>[0])

const VERBS: { readonly [V in Said['verb']]: true } = {
  deploy: true,
  move: true,
  shift: true,
  sprint: true,
  'sprint-shift': true,
  join: true,
  attack: true,
  push: true,
  towards: true,
  use: true,
  wield: true,
  climb: true,
  'sprint-climb': true,
  engage: true,
  finish: true,
  clear: true,
  rescue: true,
  reroll: true,
  play: true,
  fate: true,
  strike: true,
  'use-on': true,
  recover: true,
  shoot: true,
  end: true,
  ready: true,
  fight: true,
  enough: true,
  decline: true,
  pass: true,
  wound: true,
  suffer: true,
  try: true,
  none: true,
  refill: true,
  'fate-back': true,
  'discard-for-fate': true,
}
/** Whether an id is one that `saidBy` takes apart: edges, attack modes and faces are plain words. */
export const isSaid = (id: string): boolean => Object.hasOwn(VERBS, id.split(':', 1)[0] ?? '')

/** Verbs of figures. All others are done by the player: cards, fate, rerolls. */
const DEEDS: readonly string[] = [
  'deploy',
  'move',
  'climb',
  'shift',
  'sprint',
  'sprint-climb',
  'sprint-shift',
  'shoot',
  'engage',
  'join',
  'attack',
  'finish',
  'push',
]
export const isDeed = ({ id }: Option): boolean => DEEDS.includes(id.split(':', 1)[0] ?? '')

/**
 * The reason against every one of these options, if it is the same for all because it lies with the figure: shown once, not for every
 * target.
 */
export function actorRefusal(options: readonly Option[]): Reason | undefined {
  const [first] = options
  const why = first?.refused
  if (!first || why?.says?.figure === undefined || why.says.figure !== actorOf(first)) return undefined
  return options.every(({ refused }) => refused?.key === why.key) ? why : undefined
}

const isRecord = (shows: Json | undefined): shows is { readonly [key: string]: Json } =>
  typeof shows === 'object' && shows !== null && !Array.isArray(shows)

/** The evidence of a shot. The rules made it for this very option; over the wire it is plain data. */
export const shotShown = ({ shows }: Option): ShotReport | undefined =>
  isRecord(shows) && 'corridor' in shows && 'elements' in shows ? (shows as unknown as ShotReport) : undefined

/** The evidence of an attack in melee. */
export const engagementShown = ({ shows }: Option): EngageReport | undefined =>
  isRecord(shows) && 'approach' in shows && 'attack' in shows ? (shows as unknown as EngageReport) : undefined

/** The dice that a weapon would give. */
export const poolShown = ({ shows }: Option): Tally | undefined =>
  // Made by the rules for this very option; over the wire it is plain data.
  isRecord(shows) && 'parts' in shows && 'total' in shows ? (shows as unknown as Tally) : undefined

/** Where a figure would be pushed to. */
export function pushShown({ shows }: Option): Point | undefined {
  // Made by the rules for this very option; over the wire it is plain data.
  return isRecord(shows) && isRecord(shows.end) ? (shows.end as unknown as Point) : undefined
}
