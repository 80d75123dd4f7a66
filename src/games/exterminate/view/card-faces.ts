/** The faces of battle and adventure cards with our own texts: marks, text, when they may be played, whose data they are. */
import { capital } from '../../../ui/words/plural'
import type { Speak } from '../../../ui/words/speak'
import type { CardFace } from '../../hands'
import type { AdventureId, BattleId, Icon } from '../rules/cards'
import { sourceOf, type View } from '../rules/state'
import { adventureName, battleName } from './names'
import { say } from './words'

/** The note that says whose data the card is. */
function noteOf(view: View, family: 'battle' | 'adventures', id: string, speak: Speak): string {
  const source = sourceOf(view, family, id)
  return source === 'house' ? say(speak, 'note-house') : say(speak, 'note-pack', { pack: source[speak.language] })
}

export function battleFace(view: View, id: BattleId, speak: Speak): CardFace {
  const icons: readonly Icon[] = view.battle.cards[id]?.icons ?? []
  const deeds = icons.filter((icon) => icon !== 'immediate')
  const texts = deeds.map((icon) => say(speak, 'icon-text', { icon })).join(' ')
  return {
    id,
    title: capital(battleName(id, speak)),
    icons: icons.map((icon) => ({ id: icon, label: say(speak, 'icon-name', { icon }) })),
    text: deeds.length > 1 ? say(speak, 'text-either', { texts }) : texts,
    facts: [
      ...deeds.map((icon) => say(speak, 'icon-when', { icon })),
      ...(icons.includes('immediate') ? [say(speak, 'icon-text', { icon: 'immediate' })] : []),
    ],
    note: noteOf(view, 'battle', id, speak),
  }
}

export function adventureFace(view: View, id: AdventureId, speak: Speak): CardFace {
  const card = view.adventureCards[id]
  const title = capital(adventureName(id, speak))
  if (!card) return { id, title, icons: [], text: '' }
  const { effect, after } = card
  return {
    id,
    title,
    icons: [{ id: effect, label: say(speak, 'effect-family', { effect }) }],
    text: say(speak, 'effect-text', { effect }),
    facts: [say(speak, 'effect-when', { effect }), say(speak, 'after-use', { after })],
    note: noteOf(view, 'adventures', id, speak),
  }
}
