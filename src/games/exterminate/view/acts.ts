/** Which answers get a button in the strip: fate, the leader, adventure cards, and choices between a few plain words. */

import type { Moment } from '../../../client/moment'
import type { AnyDecision, Option } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { buttonFor } from '../../kit/questions/acts'
import type { Act } from '../../situation'
import type { View } from '../rules/state'
import { isPick, isSaid, saidBy } from './open'
import { optionWords } from './options'
import { againOf } from './same-roll'
import { WINDOWS } from './stops'
import { because, say } from './words'

/** Questions that are always answered by buttons. */
const BUTTONS: readonly string[] = ['edge', 'attack mode', 'melee weapon', 'result', 'upkeep hand', 'upkeep adventure']
/** The parts of a player's turn, in which fate may be used on his own figures between actions. */
const TURNS: readonly string[] = ['move turn', 'shoot turn', 'melee turn']
/** With more buttons than this the strip would hide the table, so the panel lists the options instead. */
const MOST = 6
/** Up to this many figures that fate could help get a button each; beyond that, only the selected one does. */
const MOST_UNSELECTED = 2

export function actsOf({ view, viewer, decisions, selected, ahead }: Moment<View>, speak: Speak): readonly Act[] {
  return decisions
    .filter(({ offer, seat }) => offer === undefined && seat === viewer)
    .flatMap((decision) => {
      if (isThrownOn(decision) && decision.id !== ahead?.question.id) return [stayAct(decision, speak)]
      if (!isPick(decision)) return []
      if (decision.subject === 'take nodes') return nodeActs(decision, decision.choice.options, speak)
      const options = buttonsOf(decision, decision.choice.options, view, selected)
      return options.length > MOST ? [] : options.map((option) => actOf(decision, option, view, speak))
    })
}

function buttonsOf(
  decision: AnyDecision,
  options: readonly Option[],
  view: View,
  selected: string | undefined,
): readonly Option[] {
  const { subject } = decision
  if (BUTTONS.includes(subject)) return options.filter((option) => !isOfHand(option, view))
  if (subject === 'finish')
    return options.filter((option) => option.id !== 'decline' && !option.refused && !isOfHand(option, view))
  if (WINDOWS.some((window) => window === subject))
    return options.filter((option) => option.id !== 'pass' && !option.refused && !isOfHand(option, view))
  if (!TURNS.includes(subject)) return []
  const helped = options.filter(({ id, refused }) => !refused && isByToken(id))
  return helped.length <= MOST_UNSELECTED ? helped : helped.filter(({ on }) => selected !== undefined && on?.[0] === selected)
}

/** Whether this is a move given by a node. Unlike a move begun by lifting a figure, it cannot be cancelled. */
const isThrownOn = ({ subject, about }: AnyDecision): boolean =>
  subject === 'move where' && (about?.how === 'extra' || about?.how === 'continue')

const stayAct = ({ id: decision }: AnyDecision, speak: Speak): Act => ({
  decision,
  option: 'stay',
  answer: [],
  label: say(speak, 'option-decline-move'),
})

/** Buttons for taking all nodes or none. To take only some, the player picks them on the table. */
function nodeActs({ id: decision }: AnyDecision, options: readonly Option[], speak: Speak): readonly Act[] {
  const all = options.map(({ id }) => id)
  const [option = ''] = all
  return [
    { decision, option, answer: all, label: say(speak, 'act-take-nodes', { nodes: all }), icon: 'node' },
    { decision, option: 'leave', answer: [], label: say(speak, 'act-leave-nodes', { count: all.length }) },
  ]
}

/** Whether the option is paid for with a fate token. */
function isByToken(id: string): boolean {
  const said = isSaid(id) ? saidBy(id) : undefined
  return said !== undefined && 'other' in said && said.other === 'token'
}

/** Whether the option needs a card of the hand; that card is highlighted instead. */
function isOfHand({ id }: Option, { battle }: View): boolean {
  if (!isSaid(id)) return false
  const said = saidBy(id)
  if (said.verb === 'play') return true
  return said.verb !== 'use-on' && 'other' in said && Object.hasOwn(battle.cards, said.other)
}

const ICONS: { readonly [verb: string]: string } = {
  wound: 'wound',
  refill: 'cards',
  'fate-back': 'fate',
  'discard-for-fate': 'fate',
}

function iconOf(id: string, { adventureCards }: View): string | undefined {
  if (!isSaid(id)) return undefined
  const said = saidBy(id)
  if (isByToken(id)) return 'fate'
  if (said.verb === 'reroll') return 'reroll'
  if (said.verb === 'use' || said.verb === 'use-on') return adventureCards[said.ref]?.effect ?? said.ref
  return ICONS[said.verb]
}

function actOf(decision: AnyDecision, option: Option, view: View, speak: Speak): Act {
  const words = optionWords(decision, option.id, speak)
  const again = againOf(option.id, view)
  return {
    ...buttonFor(decision, option, words, iconOf(option.id, view), (why) => because(why, speak)),
    ...(again ? { again } : {}),
  }
}
