/** The card of a miniature: what is printed on it, what it carries, how it is now. Values of our own are marked as such. */
import type { PlayerSeat } from '../../../kernel'
import { SeatMark } from '../../../ui/seat-mark'
import { numberText, signedText } from '../../../ui/words/length'
import { capital } from '../../../ui/words/plural'
import type { Speak } from '../../../ui/words/speak'
import { CARD } from '../content/cards'
import type { Profile, Weapon } from '../rules/profile'
import type { Figure, View } from '../rules/state'
import { labelOf, WEAPON_NAMES } from './names'
import './piece-panel.css'
import { say } from './words'

export interface PiecePanelProps {
  readonly view: View
  readonly piece: string
  readonly speak: Speak
}

export function PiecePanel({ view, piece, speak }: PiecePanelProps) {
  const figure = Object.hasOwn(view.figures, piece) ? view.figures[piece] : undefined
  if (!figure) return null
  const { profile, card } = figure
  const { faction, house } = CARD[card]
  const seat: PlayerSeat = figure.seat
  return (
    <section className="ui-panel exterminate-card" data-seat={seat} aria-label={labelOf(view, piece, speak.language)}>
      <header>
        <SeatMark seat={seat} size="large" />
        <div>
          <h2>{labelOf(view, piece, speak.language)}</h2>
          <p className="ui-note">
            {say(speak, 'card-faction', { faction })}, {speak.seat(seat)}
          </p>
        </div>
      </header>
      <dl className="exterminate-stats">
        {statsOf(profile, speak).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Part title={say(speak, 'card-state', {})} lines={stateOf(view, figure, speak).map((name) => ({ name }))} />
      <Part title={say(speak, 'card-weapon', {})} lines={weaponLines(profile, speak)} />
      <Part title={say(speak, 'card-traits', {})} lines={traitLines(profile, speak)} />
      {house && (
        <footer>
          <span className="ui-badge">{say(speak, 'card-house', {})}</span>
          <p className="ui-note">{say(speak, 'card-house-why', {})}</p>
        </footer>
      )}
    </section>
  )
}

interface Line {
  readonly name: string
  readonly why?: string
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <div className="exterminate-part">
      <h3 className="ui-label">{title}</h3>
      <ul>
        {lines.map(({ name, why }) => (
          <li key={name}>
            <span>{name}</span>
            {why && <span className="ui-note">{why}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function statsOf(profile: Profile, speak: Speak): readonly { readonly label: string; readonly value: string }[] {
  const { language } = speak
  return [
    { label: say(speak, 'card-movement', {}), value: speak.length(profile.movement) },
    { label: say(speak, 'card-resistance', {}), value: numberText(profile.resistance, language) },
    { label: say(speak, 'card-melee', {}), value: signedText(profile.melee, language) },
    { label: say(speak, 'card-shoot', {}), value: profile.shoot === undefined ? '–' : signedText(profile.shoot, language) },
    { label: say(speak, 'card-wounds', {}), value: numberText(profile.wounds, language) },
    { label: say(speak, 'card-points', {}), value: numberText(profile.points, language) },
  ]
}

/** How it is now, and what it has done in this turn. */
export function stateOf(view: View, { ref, condition, stress, wounds, profile, done }: Figure, speak: Speak): readonly string[] {
  const isAway = condition === 'operational' && !view.tabletop.pieces[ref]
  return [
    isAway ? say(speak, 'state-mustered', {}) : say(speak, `state-${condition}`, { figure: ref }),
    ...(stress > 0 ? [say(speak, 'state-stress', { stress })] : []),
    ...(wounds > 0 ? [say(speak, 'state-wounds', { wounds, most: profile.wounds })] : []),
    ...(done.moved ? [say(speak, 'state-moved', {})] : []),
    ...(done.shot ? [say(speak, 'state-shot', {})] : []),
    ...(done.sprinted ? [say(speak, 'state-sprinted', {})] : []),
    ...(done.engaged ? [say(speak, 'state-engaged', {})] : []),
  ]
}

export function weaponLines({ weapons }: Profile, speak: Speak): readonly Line[] {
  if (weapons.length === 0) return [{ name: say(speak, 'card-no-weapon', {}) }]
  return weapons.map((weapon) => ({
    name: capital(WEAPON_NAMES[weapon.id][speak.language]),
    why: [weaponText(weapon, speak), ...weapon.keywords.map((keyword) => say(speak, 'trait', { keyword }))].join(' · '),
  }))
}

function weaponText({ dice, range, closeCombat, stress }: Weapon, speak: Speak): string {
  return [
    ...(range === undefined
      ? []
      : [say(speak, 'card-weapon-line', { dice, range }), say(speak, 'card-weapon-stress', { stress })]),
    ...(closeCombat ? [say(speak, 'card-weapon-close', { dice })] : []),
  ].join(' · ')
}

export const traitLines = ({ keywords, attacks, weapons }: Profile, speak: Speak): readonly Line[] => [
  ...(attacks > 1 ? [{ name: say(speak, 'trait-melee', { attacks }), why: say(speak, 'trait-melee-why', { attacks }) }] : []),
  ...[...keywords, ...weapons.flatMap((weapon) => weapon.keywords)].map((keyword) => ({
    name: say(speak, 'trait', { keyword }),
    why: say(speak, 'trait-why', { keyword }),
  })),
]
