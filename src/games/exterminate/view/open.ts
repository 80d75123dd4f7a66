/** Look-ups among the open questions: which is asked, what it offers for a figure, what its evidence is. */
import type { Point } from '../../../geometry/types'
import type { Option, Reason, Tally } from '../../../kernel'
import { type AskedOn, actorOf, openIn, shownAs } from '../../kit/questions/asked'
import { readId, type Said } from '../rules/ids'
import type { EngageReport, ShotReport } from '../rules/reports'
import type { Asks } from '../rules/terms'

export { actorOf, aimOf, isPath, isPick, isPlace } from '../../kit/questions/asked'

export type Asked<S extends keyof Asks> = AskedOn<Asks, S>

/** The open question with this subject, if there is one. */
export const openOn = openIn<Asks>()

/** Splits the id of any pick of this game. */
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
/** Whether `saidBy` can split this id. Edges, attack modes and faces are plain words. */
export const isSaid = (id: string): boolean => Object.hasOwn(VERBS, id.split(':', 1)[0] ?? '')

/** Verbs of actions by figures. All other verbs are actions by the player: cards, fate, rerolls. */
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
 * The common reason against all of these options if it lies with the acting figure. It is then shown once instead of at every
 * target.
 */
export function actorRefusal(options: readonly Option[]): Reason | undefined {
  const [first] = options
  const why = first?.refused
  if (!first || why?.says?.figure === undefined || why.says.figure !== actorOf(first)) return undefined
  return options.every(({ refused }) => refused?.key === why.key) ? why : undefined
}

/** The evidence of a shot. */
export const shotShown = (option: Option) => shownAs<ShotReport>(option, 'corridor', 'elements')

/** The evidence of an attack in melee. */
export const engagementShown = (option: Option) => shownAs<EngageReport>(option, 'approach', 'attack')

/** The dice that a weapon would give, shown by an option. */
export const poolShown = (option: Option) => shownAs<Tally>(option, 'parts', 'total')

/** Where a figure would be pushed, shown by an option. */
export const pushShown = (option: Option) => shownAs<{ readonly end: Point }>(option, 'end')?.end
