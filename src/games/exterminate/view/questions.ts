/** Questions in words: what is asked, about which figure, with one line of help. */
import type { AnyDecision, Json } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { POOLS, type PoolId } from '../rules/state'
import type { Asks, MoveKind } from '../rules/terms'
import { isPath, isPlace } from './open'
import { PHRASES, say } from './words'

export type About = { readonly [name: string]: Json } | undefined

export type WhoWhom = { who: Ref | ''; whom: Ref | '' }

/** The parameters of titles; empty where the question's `about` has none. */
export type Titled = WhoWhom & {
  how: MoveKind | ''
  pool: PoolId | ''
  /** Whether the seat asked may also play cards for its attack. */
  attacks: boolean
  result: 'shocked' | 'exterminated' | ''
}

/** The figure that a question is about, and the other one concerned, from the `about` fields of each question. */
export function whoAndWhom(subject: string, about: About): WhoWhom {
  const named = (...names: readonly string[]): Ref | '' => {
    for (const name of names) {
      const value = about?.[name]
      if (typeof value === 'string') return value
    }
    return ''
  }
  switch (subject) {
    case 'attack dice':
      return { who: named('shooter'), whom: named('target') }
    case 'melee attack dice':
      return { who: named('attacker'), whom: named('target') }
    case 'defence dice':
      return { who: named('target'), whom: named('shooter') }
    case 'melee defence dice':
      return { who: named('target'), whom: named('attacker') }
    case 'damage dice':
      return { who: named('figure'), whom: named('by') }
    case 'crossing die':
      return { who: named('figure'), whom: named('obstacle') }
    case 'climb where':
      return { who: named('figure'), whom: named('onto') }
    case 'burst target':
    case 'burst dice':
      return { who: named('shooter', 'figure'), whom: named('target') }
    case 'node where':
      return { who: named('node', 'figure'), whom: '' }
    default:
      return { who: named('figure'), whom: named('target', 'other') }
  }
}

const HOWS: readonly MoveKind[] = ['move', 'sprint', 'extra', 'continue']

/** The other parameters of a title. */
const titled = (about: About, seat?: string): Omit<Titled, 'who' | 'whom'> => {
  const one = <T extends string>(name: string, among: readonly T[]): T | '' =>
    among.find((known) => known === about?.[name]) ?? ''
  return {
    how: one('how', HOWS),
    pool: poolOf(about, seat),
    attacks: about?.attacks === true,
    result: one('result', ['shocked', 'exterminated'] as const),
  }
}

/** The roll that a question is about; empty if there are several. Of the initiative dice, each seat has its own. */
function poolOf(about: About, seat?: string): PoolId | '' {
  const pools = Array.isArray(about?.pools) ? about.pools : []
  const own = pools.find((pool) => pool === `initiative-${seat}`)
  const named = pools.length === 1 ? pools[0] : (own ?? about?.pool)
  return POOLS.find((pool) => pool === named) ?? ''
}

const isSubject = (subject: string): subject is keyof Asks & string => Object.hasOwn(PHRASES.en, `title ${subject}`)

/** The title shown over the dice of a roll. */
export function titleOf(subject: string, about: About, speak: Speak): string {
  return isSubject(subject) ? say(speak, `title ${subject}`, { ...whoAndWhom(subject, about), ...titled(about) }) : subject
}

export function questionWords(decision: AnyDecision, speak: Speak): { readonly title: string; readonly hint: string } {
  const { subject, about } = decision
  if (!isSubject(subject)) return { title: subject, hint: '' }
  const named = whoAndWhom(subject, about)
  const piece = isPath(decision) || isPlace(decision) ? decision.choice.piece : ''
  const said = { ...named, who: named.who === '' ? piece : named.who }
  const { how, ...rest } = titled(about, decision.seat)
  return {
    title: say(speak, `title ${subject}`, { ...said, how, ...rest }),
    hint: say(speak, subject === 'move where' && how === 'extra' ? 'hint extra move' : `hint ${subject}`, said),
  }
}
