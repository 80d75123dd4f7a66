/** A model's card: its numbers, its current state, its weapons, and what its abilities do. */
import { SeatMark } from '../../../ui/seat-mark'
import type { Speak } from '../../../ui/words/speak'
import { Part, PieceCard } from '../../kit/drawn/piece-card'
import type { Model, View } from '../rules/state'
import { modelCard } from './model-card'
import { say } from './words'

const NUMBERS = ['speed', 'shoot', 'fight', 'survive', 'armour', 'size'] as const

export interface PiecePanelProps {
  readonly view: View
  readonly piece: string
  readonly speak: Speak
}

export function PiecePanel({ view, piece, speak }: PiecePanelProps) {
  const model = Object.hasOwn(view.models, piece) ? view.models[piece] : undefined
  if (!model) return null
  const card = modelCard(view, piece, speak.language)
  const { numbers, weapons, keywords, special, items } = card
  return (
    <PieceCard
      name={card.name}
      note={`${card.type}, ${say(speak, 'card-worth', { points: card.points, vp: card.vp })}, ${speak.seat(model.seat)}`}
      mark={<SeatMark seat={model.seat} size="large" />}
      seat={model.seat}
      stats={NUMBERS.map((id) => ({ label: say(speak, `card-${id}`), value: numbers[id] }))}
      state={stateOf(model, speak)}
    >
      <Part
        title={say(speak, 'card-weapons')}
        lines={weapons.map(({ id, name, line, spent }) => ({
          id,
          name: spent ? `${name} (${say(speak, 'card-spent')})` : name,
          text: line,
        }))}
      />
      <Part title={say(speak, 'card-abilities')} lines={keywords} />
      <Part title={say(speak, 'card-special')} lines={special ? [special] : []} />
      <Part title={say(speak, 'card-items')} lines={items} />
    </PieceCard>
  )
}

/** The model's current state in a few words. */
function stateOf({ damage, pinned, onFire, tagged, activated, profile }: Model, speak: Speak): readonly string[] {
  return [
    ...(damage > 0 ? [say(speak, 'marker-damage', { count: damage, size: profile.size })] : []),
    ...(pinned ? [say(speak, 'state-pinned')] : []),
    ...(onFire ? [say(speak, 'marker-fire')] : []),
    ...(tagged ? [say(speak, 'marker-tag')] : []),
    ...(activated ? [say(speak, 'state-activated')] : []),
  ]
}
