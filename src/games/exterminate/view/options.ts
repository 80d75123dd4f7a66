/** Options in words: what the option does, and what would follow, by its evidence. */
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { worded } from '../../kit/questions/acts'
import { optionOf } from '../../kit/questions/asked'
import type { OptionWords } from '../../view'
import { EFFECTS, type Effect, ICONS, type Icon } from '../rules/cards'
import { FACES, type Face } from '../rules/dice'
import { EDGES, type Edge, type Said } from '../rules/ids'
import { type Phase, POOLS, type PoolId } from '../rules/state'
import { adventureEffect } from './names'
import { engagementShown, isSaid, poolShown, saidBy, shotShown } from './open'
import { poolsText } from './overlays-melee'
import { shotDetail } from './overlays-shot'
import { tallyText } from './tallies'
import { say } from './words'

const PHASE_OF: { readonly [subject: string]: Phase } = { 'move turn': 'move', 'shoot turn': 'shoot', 'melee turn': 'melee' }
const isEdge = (id: string): id is Edge => EDGES.some((edge) => edge === id)
const isFace = (id: string): id is Face => FACES.some((face) => face === id)
const isPool = (id: string): id is PoolId => POOLS.some((pool) => pool === id)
const isIcon = (id: string): id is Icon => ICONS.some((icon) => icon === id)
export const isEffect = (id: string): id is Effect => EFFECTS.some((effect) => effect === id)

export function optionWords(decision: AnyDecision, id: string, speak: Speak): OptionWords {
  if (isEdge(id)) return worded(say(speak, 'option-edge', { edge: id }))
  if (isFace(id)) return worded(say(speak, 'face', { face: id }))
  if (id === 'all-for-one' || id === 'one-for-all') return worded(say(speak, `option-${id}`), say(speak, `detail-${id}`))
  const counted = countedWords(decision, id, speak)
  if (counted) return counted
  // An id without a verb is the ref of a thing: a node to take, a figure to choose.
  if (!isSaid(id)) return worded(say(speak, 'option-thing', { thing: id }))
  return wordsFor(decision, id, saidBy(id), speak)
}

/** Dice, copies of cards and listed uses of fate are distinguished by their index. */
function countedWords({ subject, about }: AnyDecision, id: string, speak: Speak): OptionWords | undefined {
  const die = /^die-(\d+)$/.exec(id)
  if (die) {
    const place = Number(die[1])
    const shown = Array.isArray(about?.faces) ? about.faces[place] : undefined
    return worded(say(speak, 'option-die', { place: place + 1, face: FACES.find((face) => face === shown) ?? '' }))
  }
  const copy = /^card-\d+-(.+)$/.exec(id)
  if (copy?.[1]) return worded(say(speak, 'option-card', { card: copy[1] }))
  const effect = /^(recover|exterminate)-\d+$/.exec(id)
  if (!effect || subject !== 'fate order') return undefined
  return worded(say(speak, 'option-effect', { use: effect[1] === 'recover' ? 'recover' : 'exterminate' }))
}

function wordsFor(decision: AnyDecision, id: string, said: Said, speak: Speak): OptionWords {
  const { subject } = decision
  const deed = (label: string) => worded(label, detailOf(decision, id, speak))
  switch (said.verb) {
    case 'shoot':
      return deed(say(speak, 'option-shoot', { who: said.ref, whom: said.other, weapon: said.weapon }))
    case 'climb':
    case 'sprint-climb':
    case 'engage':
    case 'finish':
      return deed(say(speak, `option-${said.verb}`, { who: said.ref, whom: said.other }))
    case 'deploy':
    case 'move':
    case 'shift':
    case 'sprint':
    case 'sprint-shift':
    case 'join':
    case 'attack':
    case 'push':
      return deed(say(speak, `option-${said.verb}`, { who: said.ref }))
    case 'wield':
      return deed(say(speak, 'option-wield', { weapon: said.ref }))
    case 'end':
      return worded(say(speak, 'option-end', { phase: PHASE_OF[subject] ?? 'move' }))
    case 'ready':
    case 'fight':
      return worded(say(speak, `option-${said.verb}`))
    case 'enough':
      return worded(say(speak, subject === 'burst target' ? 'option-enough-targets' : 'option-enough'))
    case 'decline': {
      const declined = subject === 'free shot' ? 'option-decline-shot' : 'option-decline-move'
      return worded(say(speak, subject === 'finish' ? 'option-decline' : declined))
    }
    case 'clear':
    case 'rescue':
      return worded(say(speak, `option-${said.verb}`, { who: said.ref, means: said.other }))
    case 'use':
      return worded(say(speak, 'option-use', { card: said.ref }), effectDetail(said.ref, speak))
    case 'use-on':
      return worded(say(speak, 'option-use-on', { card: said.ref, who: said.other }), effectDetail(said.ref, speak))
    case 'reroll': {
      const pool = isPool(said.ref) ? said.ref : 'attack'
      return said.other === 'leader'
        ? worded(say(speak, 'option-reroll-leader', { pool }), say(speak, 'detail-leader'))
        : worded(say(speak, 'option-reroll', { pool, means: said.other }))
    }
    case 'play': {
      const icon = isIcon(said.other) ? said.other : 'hit'
      return worded(say(speak, 'option-play', { card: said.ref, icon }), say(speak, 'detail-icon', { icon }))
    }
    case 'fate': {
      const use = said.ref === 'recover' || said.ref === 'exterminate' ? said.ref : 'save'
      return worded(say(speak, 'option-fate', { use, means: said.other }), say(speak, 'detail-fate', { use }))
    }
    case 'strike':
      return worded(say(speak, 'option-strike', { whom: said.ref, means: said.other }))
    case 'recover':
      return worded(say(speak, 'option-recover', { card: said.ref, means: said.other }), effectDetail(said.ref, speak))
    case 'pass':
      return subject === 'push direction'
        ? worded(say(speak, 'option-straight'), say(speak, 'detail-straight'))
        : worded(say(speak, 'option-pass'))
    case 'towards':
      return worded(say(speak, 'option-towards', { heading: Number(said.ref) }))
    case 'wound':
      return worded(say(speak, 'option-wound'), say(speak, 'detail-wound'))
    case 'suffer': {
      const result = decision.about?.result
      const told = result === 'shocked' || result === 'exterminated' ? result : ''
      return worded(say(speak, 'option-suffer'), say(speak, 'detail-suffer', { result: told }))
    }
    case 'try':
    case 'refill':
    case 'fate-back':
    case 'discard-for-fate':
      return worded(say(speak, `option-${said.verb}`), say(speak, `detail-${said.verb}`))
    case 'none':
      return worded(say(speak, subject === 'upkeep hand' ? 'option-none-hand' : 'option-none'))
  }
}

/** What an adventure card does. Cards of a pack are described by their effect as well. */
const effectDetail = (card: string, speak: Speak): string | undefined => {
  const effect = adventureEffect(card, speak)
  return isEffect(effect) ? say(speak, 'detail-effect', { effect }) : undefined
}

/** What would follow, by the option's own evidence. */
function detailOf(decision: AnyDecision, id: string, speak: Speak): string | undefined {
  const option = optionOf(decision, id)
  if (!option || option.refused) return undefined
  const shot = shotShown(option)
  if (shot)
    return say(speak, 'because-of', {
      total: say(speak, 'dice', { count: shot.attack.total }),
      because: shotDetail(shot, true, speak),
    })
  const pool = poolShown(option)
  if (pool) return tallyText(pool, speak)
  const engagement = engagementShown(option)
  if (!engagement) return undefined
  const total = say(speak, 'pools-against', { attack: engagement.attack.total, defence: engagement.defence.total })
  return say(speak, 'because-of', { total, because: poolsText(engagement, speak) })
}
