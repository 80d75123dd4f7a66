/** The card of a model: its numbers, how it is now, its arms and what its abilities do. */

import { SeatMark } from '../../../ui/seat-mark'
import type { Speak } from '../../../ui/words/speak'
import type { Model, View } from '../rules/state'
import { modelCard } from './model-card'
import './piece-panel.css'
import { say } from './words'

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
  const state = stateOf(model, speak)
  return (
    <section className="ui-panel deadzone-card" data-seat={model.seat} aria-label={card.name}>
      <header>
        <SeatMark seat={model.seat} size="large" />
        <div>
          <h2>{card.name}</h2>
          <p className="ui-note">
            {card.type}, {say(speak, 'card-worth', { points: card.points, vp: card.vp })}, {speak.seat(model.seat)}
          </p>
        </div>
      </header>
      <dl className="deadzone-stats">
        {(['speed', 'shoot', 'fight', 'survive', 'armour', 'size'] as const).map((id) => (
          <div key={id}>
            <dt>{say(speak, `card-${id}`, {})}</dt>
            <dd>{numbers[id]}</dd>
          </div>
        ))}
      </dl>
      <Part title={say(speak, 'card-state', {})} lines={state.map((name) => ({ id: name, name }))} />
      <Part
        title={say(speak, 'card-weapons', {})}
        lines={weapons.map(({ id, name, line, spent }) => ({
          id,
          name: spent ? `${name} (${say(speak, 'card-spent', {})})` : name,
          text: line,
        }))}
      />
      <Part title={say(speak, 'card-abilities', {})} lines={keywords} />
      <Part title={say(speak, 'card-special', {})} lines={special ? [special] : []} />
      <Part title={say(speak, 'card-items', {})} lines={items} />
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly lines: readonly { readonly id: string; readonly name: string; readonly text?: string }[]
}

function Part({ title, lines }: PartProps) {
  if (lines.length === 0) return null
  return (
    <div className="deadzone-part">
      <h3 className="ui-label">{title}</h3>
      <ul>
        {lines.map(({ id, name, text }) => (
          <li key={`${id} ${name}`}>
            <span>{name}</span>
            {text && <span className="ui-note">{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How it is now, what is worth knowing of it. */
function stateOf({ damage, pinned, onFire, tagged, activated, profile }: Model, speak: Speak): readonly string[] {
  return [
    ...(damage > 0 ? [say(speak, 'marker-damage', { count: damage, size: profile.size })] : []),
    ...(pinned ? [say(speak, 'state-pinned', {})] : []),
    ...(onFire ? [say(speak, 'marker-fire', {})] : []),
    ...(tagged ? [say(speak, 'marker-tag', {})] : []),
    ...(activated ? [say(speak, 'state-activated', {})] : []),
  ]
}
