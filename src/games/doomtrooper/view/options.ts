/** Options in words: what the option does and what follows from it. */
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { worded } from '../../kit/questions/acts'
import type { OptionWords } from '../../view'
import { POOL } from '../content/pool'
import { type MoveId, readMove } from '../rules/ids'
import { textOf } from './card-faces'
import { say } from './words'

const PASSES: { readonly [id: string]: 'option-pass-window' | 'option-end-actions' | 'option-proceed' } = {
  pass: 'option-pass-window',
  end: 'option-end-actions',
  proceed: 'option-proceed',
}

export function optionWords(decision: AnyDecision, id: string, speak: Speak): OptionWords {
  const { subject, about } = decision
  const pass = PASSES[id]
  if (pass) return worded(say(speak, pass))
  switch (subject) {
    case 'combatants': {
      const [attacker = '', target = ''] = id.slice('pair:'.length).split('>')
      return worded(say(speak, 'option-pair', { attacker, target }))
    }
    case 'tactic':
      return worded(say(speak, 'option-tactic', { tactic: id }))
    case 'weapons':
      return worded(
        say(speak, 'option-with', {
          weapons: id
            .slice('with:'.length)
            .split('+')
            .filter((uid) => uid !== ''),
        }),
      )
    case 'which branch': {
      const card = typeof about?.card === 'string' ? POOL[about.card] : undefined
      const at = Number(id.slice('branch:'.length))
      return worded((card && textOf(card, POOL, speak).branches[at]) ?? say(speak, 'option-branch', { at }))
    }
    case 'share points':
      return worded(say(speak, id === 'P' ? 'token-P' : 'token-D'))
    case 'which card':
      return worded(say(speak, 'option-face', { card: id.slice('face:'.length) }))
    case 'discard cards':
      return worded(speak.piece(`${decision.seat}/hand/${id.slice(1)}`))
    case 'action':
    case 'any time':
    case 'before drawing':
    case 'before ending':
    case 'before combatants':
    case 'after combatants':
    case 'modify combat':
    case 'reaction':
      return moveWords(decision, id, speak)
    default:
      return worded(say(speak, 'option-thing', { thing: id }))
  }
}

function moveWords({ seat }: AnyDecision, id: string, speak: Speak): OptionWords {
  // The only ids left here are moves.
  const { verb, thing, target = '' } = readMove(id as MoveId)
  const held = `${seat}/hand/${thing.slice(1)}`
  // `card:held` stands for the card in this slot of the hand, so it is named by that slot.
  const name = { speak: { ...speak, piece: (ref: string) => speak.piece(ref === 'card:held' ? held : ref) } }.speak
  switch (verb) {
    case 'deploy':
      return worded(say(name, 'option-deploy', { card: 'held' }))
    case 'hide':
      return worded(say(name, 'option-hide', { card: 'held' }), say(speak, 'detail-hide'))
    case 'play':
      return worded(say(name, 'option-play', { card: 'held', target }))
    case 'use':
      return worded(say(speak, 'option-use', { thing, target }))
    case 'cover':
      return worded(say(speak, 'option-cover', { thing }))
    case 'uncover':
      return worded(say(speak, 'option-uncover', { thing }))
    case 'move':
      return worded(say(speak, 'option-move', { thing, target }))
    case 'meditate':
      return worded(say(speak, 'option-meditate'))
    case 'attack':
      return worded(say(speak, 'option-begin-attack'), say(speak, 'detail-attack'))
  }
}
