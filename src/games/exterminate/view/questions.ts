/** Questions and their options in words. */
import type { AnyDecision, Json } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { FACES, type Face } from '../rules/dice'
import { EDGES, type Edge } from '../rules/ids'
import type { Phase } from '../rules/state'
import type { Asks, MoveKind } from '../rules/terms'
import { engagementShown, isPath, isPick, isPlace, isSaid, saidBy, shotShown } from './open'
import { poolsText } from './overlays-melee'
import { shotDetail } from './overlays-shot'
import type { FirstSaid } from './said'
import { PHRASES, say } from './words'

interface WhoWhom {
  readonly who: Ref | ''
  readonly whom: Ref | ''
}
const howOf = (about: About): MoveKind | '' => (about?.how === 'sprint' || about?.how === 'move' ? about.how : '')
type About = { readonly [name: string]: Json } | undefined

/** Who a question is about, and whom it concerns besides. Questions name them by what they do. */
export function whoAndWhom(subject: string, about: About): WhoWhom {
  const named = (name: string): Ref | '' => {
    const value = about?.[name]
    return typeof value === 'string' ? value : ''
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
    default:
      return { who: named('figure'), whom: named('target') }
  }
}

const isSubject = (subject: string): subject is keyof Asks & string => Object.hasOwn(PHRASES.en, `title ${subject}`)

/** What a roll is about: the title over its dice. */
export function titleOf(subject: string, about: About, speak: Speak): string {
  return isSubject(subject) ? say(speak, `title ${subject}`, { ...whoAndWhom(subject, about), how: howOf(about) }) : subject
}

export function questionWords(decision: AnyDecision, speak: Speak): { readonly title: string; readonly hint: string } {
  const { subject, about } = decision
  if (!isSubject(subject)) return { title: subject, hint: '' }
  const named = whoAndWhom(subject, about)
  const piece = isPath(decision) || isPlace(decision) ? decision.choice.piece : ''
  const said = { ...named, who: named.who === '' ? piece : named.who }
  return { title: say(speak, `title ${subject}`, { ...said, how: howOf(about) }), hint: say(speak, `hint ${subject}`, said) }
}

interface OptionWords {
  readonly label: string
  readonly detail?: string
}
const PHASE_OF: { readonly [subject: string]: Phase } = { 'move turn': 'move', 'shoot turn': 'shoot', 'melee turn': 'melee' }
const isEdge = (id: string): id is Edge => EDGES.some((edge) => edge === id)
const isFace = (id: string): id is Face => FACES.some((face) => face === id)

export function optionWords(decision: AnyDecision, id: string, speak: Speak): OptionWords {
  if (isEdge(id)) return { label: say(speak, 'option-edge', { edge: id }) }
  if (isFace(id)) return { label: say(speak, 'face', { face: id }) }
  switch (id) {
    case 'take':
      return { label: say(speak, 'option-take', {}), detail: say(speak, 'detail-take', {}) }
    case 'suffer':
      return { label: say(speak, 'option-suffer', {}) }
    case 'all-for-one':
      return { label: say(speak, 'option-all-for-one', {}), detail: say(speak, 'detail-all-for-one', {}) }
    case 'one-for-all':
      return { label: say(speak, 'option-one-for-all', {}), detail: say(speak, 'detail-one-for-all', {}) }
  }
  if (!isSaid(id)) return { label: id }
  const detail = detailOf(decision, id, speak)
  return { label: labelFor(decision, id, speak), ...(detail === undefined ? {} : { detail }) }
}

function labelFor(decision: AnyDecision, id: string, speak: Speak): string {
  const said = saidBy(id)
  switch (said.verb) {
    case 'end':
      return say(speak, 'option-end', { phase: PHASE_OF[decision.subject] ?? 'move' })
    case 'ready':
    case 'fight':
    case 'enough':
    case 'decline':
      return say(speak, `option-${said.verb}`, {})
    case 'shoot':
      return say(speak, 'option-shoot', { who: said.ref, whom: said.other, weapon: said.weapon })
    case 'climb':
    case 'sprint-climb':
    case 'engage':
    case 'finish':
      return say(speak, `option-${said.verb}`, { who: said.ref, whom: said.other })
    case 'deploy':
    case 'move':
    case 'shift':
    case 'sprint':
    case 'sprint-shift':
    case 'join':
    case 'attack':
    case 'push':
      return say(speak, `option-${said.verb}`, { who: said.ref })
  }
}

/** What would follow, from the option's own evidence. */
function detailOf(decision: AnyDecision, id: string, speak: Speak): string | undefined {
  const option = isPick(decision) ? decision.choice.options.find((one) => one.id === id) : undefined
  if (!option || option.refused) return undefined
  const shot = shotShown(option)
  if (shot)
    return say(speak, 'because-of', {
      total: say(speak, 'dice', { count: shot.attack.total }),
      because: shotDetail(shot, true, speak),
    })
  const engagement = engagementShown(option)
  if (!engagement) return undefined
  const total = say(speak, 'pools-against', { attack: engagement.attack.total, defence: engagement.defence.total })
  return say(speak, 'because-of', { total, because: poolsText(engagement, speak) })
}

const isFirst = (key: string): key is keyof FirstSaid => Object.hasOwn(PHRASES.en, key)

/** What helps once, on a first evening, while this question is open. */
export function hintsFor({ subject }: AnyDecision, speak: Speak): readonly { readonly id: string; readonly text: string }[] {
  const key = `first ${subject}`
  return isFirst(key) ? [{ id: `exterminate-${subject.replaceAll(' ', '-')}`, text: say(speak, key, {}) }] : []
}
