/** The panel of a location: its points and who scores them, what protects it, who attacks it, as far as the viewer knows. */
import { SeatMark } from '../../../ui/seat-mark'
import type { Speak } from '../../../ui/words/speak'
import type { Location, Lying, View } from '../rules/state'
import { cardIn, locationIn, pointsAt, printed, strengthIn } from './cards'
import { emblemOf } from './emblems'
import { Mark } from './marks'
import { atLocation } from './open'
import './piece-panel.css'
import { scorerOf } from './standing'
import { say } from './words'

export interface PiecePanelProps {
  readonly view: View
  readonly piece: string
  readonly speak: Speak
}

export function PiecePanel({ view, piece, speak }: PiecePanelProps) {
  const marker = /^([A-F]\d+)\//.exec(piece)?.[1]
  const location = locationIn(view, atLocation(piece)?.location ?? marker ?? piece)
  if (!location) return null
  return <LocationPanel view={view} location={location} speak={speak} />
}

function LocationPanel({ view, location, speak }: { readonly view: View; readonly location: Location; readonly speak: Speak }) {
  const { ref, owner, defenders, attack, tardis } = location
  const card = cardIn(view, location.card)
  const scorer = scorerOf(view, location)
  return (
    <section className="ui-panel dwc-place" data-seat={owner} aria-label={speak.piece(ref)}>
      <header>
        {card && <Mark id={`emblem:${emblemOf(card)}`} size={30} />}
        <div>
          <h2>{speak.piece(ref)}</h2>
          <p className="ui-note">
            {say(speak, 'location-owner', { seat: owner })} · {say(speak, 'location-points', { vp: pointsAt(view, location) })}
          </p>
        </div>
      </header>
      <p className="dwc-scorer" data-seat={scorer}>
        {scorer && <SeatMark seat={scorer} />}
        <span>{scorer ? say(speak, 'location-counts-for', { seat: scorer }) : say(speak, 'location-nobody')}</span>
      </p>
      {tardis && <p>{say(speak, 'location-marked')}</p>}
      {!tardis && !attack && defenders.length === 0 && <p className="ui-note">{say(speak, 'location-free')}</p>}
      {defenders.length > 0 && <Side title={say(speak, 'panel-defenders')} cards={defenders} view={view} speak={speak} />}
      {attack && (
        <Side
          title={say(speak, 'location-attacked', { seat: attack.by, count: attack.cards.length })}
          cards={attack.cards}
          view={view}
          speak={speak}
        />
      )}
    </section>
  )
}

interface SideProps {
  readonly title: string
  readonly cards: readonly Lying[]
  readonly view: View
  readonly speak: Speak
}
function Side({ title, cards, view, speak }: SideProps) {
  const strengths = cards.map(({ card }) => strengthIn(view, card))
  const total = strengths.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const hidden = strengths.filter((one) => one === undefined).length
  return (
    <div className="dwc-side">
      <h3>{title}</h3>
      <ul>
        {cards.map(({ card, up }, slot) => {
          const found = cardIn(view, card)
          const name = (found && printed(found, speak.language)) ?? say(speak, 'card-down')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place.
            <li key={slot}>
              {found ? (
                <Mark id={`fighter:${strengths[slot] ?? ''}:${emblemOf(found)}`} size={20} />
              ) : (
                <span className="dwc-back" />
              )}
              <span>{found && !up ? say(speak, 'card-own-down', { card: name }) : name}</span>
            </li>
          )
        })}
      </ul>
      <p className="ui-note">{say(speak, 'panel-sum', { total, hidden })}</p>
    </div>
  )
}
