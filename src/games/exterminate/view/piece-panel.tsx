/** A miniature's card: what is printed on it, what it carries, its current state. Values of our own are marked as house data. */
import { SeatMark } from '../../../ui/seat-mark'
import { numberText, signedText } from '../../../ui/words/length'
import { capital } from '../../../ui/words/plural'
import type { Speak } from '../../../ui/words/speak'
import { Part, type PartLine, PieceCard } from '../../kit/drawn/piece-card'
import type { Profile, Weapon } from '../rules/profile'
import { type Figure, sourceOf, type View } from '../rules/state'
import { labelOf, weaponName } from './names'
import { carriedLines, NodeCard } from './node-card'
import { say } from './words'

export interface PiecePanelProps {
  readonly view: View
  readonly piece: string
  readonly speak: Speak
}

export function PiecePanel({ view, piece, speak }: PiecePanelProps) {
  const figure = Object.hasOwn(view.figures, piece) ? view.figures[piece] : undefined
  const node = Object.hasOwn(view.nodes, piece) ? view.nodes[piece] : undefined
  return figure ? (
    <FigureCard view={view} figure={figure} speak={speak} />
  ) : node ? (
    <NodeCard view={view} node={node} speak={speak} />
  ) : null
}

interface FigureCardProps {
  readonly view: View
  readonly figure: Figure
  readonly speak: Speak
}

function FigureCard({ view, figure, speak }: FigureCardProps) {
  const { ref, seat, profile, card } = figure
  const source = sourceOf(view, 'cards', card)
  return (
    <PieceCard
      name={labelOf(view, ref, speak.language)}
      note={`${say(speak, 'card-faction', { faction: view.sides[seat].faction })}, ${speak.seat(seat)}`}
      mark={<SeatMark seat={seat} size="large" />}
      seat={seat}
      stats={statsOf(profile, speak)}
      state={[...stateOf(view, figure, speak), ...carriedLines(view, ref, speak).map(({ name }) => name)]}
    >
      <Part title={say(speak, 'card-nodes')} lines={carriedLines(view, ref, speak)} />
      <Part title={say(speak, 'card-weapon')} lines={weaponLines(profile, speak)} />
      <Part title={say(speak, 'card-traits')} lines={traitLines(profile, speak)} />
      <footer>
        {source === 'house' ? (
          <>
            <span className="ui-badge">{say(speak, 'card-house')}</span>
            <p className="ui-note">{say(speak, 'card-house-why')}</p>
          </>
        ) : (
          <p className="ui-note">{say(speak, 'card-pack-why', { pack: source[speak.language] })}</p>
        )}
      </footer>
    </PieceCard>
  )
}

export function statsOf(profile: Profile, speak: Speak): readonly { readonly label: string; readonly value: string }[] {
  const { language } = speak
  return [
    { label: say(speak, 'card-movement'), value: speak.length(profile.movement) },
    { label: say(speak, 'card-resistance'), value: numberText(profile.resistance, language) },
    { label: say(speak, 'card-melee'), value: signedText(profile.melee, language) },
    { label: say(speak, 'card-shoot'), value: profile.shoot === undefined ? '–' : signedText(profile.shoot, language) },
    { label: say(speak, 'card-wounds'), value: numberText(profile.wounds, language) },
    { label: say(speak, 'card-points'), value: numberText(profile.points, language) },
  ]
}

/** The figure's current state, and what it has done in this turn. */
export function stateOf(view: View, { ref, condition, stress, wounds, profile, done }: Figure, speak: Speak): readonly string[] {
  const isAway = condition === 'operational' && !view.tabletop.pieces[ref]
  return [
    isAway ? say(speak, 'state-mustered') : say(speak, `state-${condition}`, { figure: ref }),
    ...(stress > 0 ? [say(speak, 'state-stress', { stress })] : []),
    ...(wounds > 0 ? [say(speak, 'state-wounds', { wounds, most: profile.wounds })] : []),
    ...(done.moved ? [say(speak, 'state-moved')] : []),
    ...(done.shot ? [say(speak, 'state-shot')] : []),
    ...(done.sprinted ? [say(speak, 'state-sprinted')] : []),
    ...(done.led ? [say(speak, 'state-led')] : []),
    ...(done.engaged ? [say(speak, 'state-engaged')] : []),
  ]
}

export function weaponLines({ weapons }: Profile, speak: Speak): readonly PartLine[] {
  if (weapons.length === 0) return [{ name: say(speak, 'card-no-weapon') }]
  return weapons.map((weapon) => ({
    name: capital(weaponName(weapon.id, speak)),
    text: [
      weaponText(weapon, speak),
      ...weapon.keywords.map((keyword) => say(speak, 'trait', { keyword })),
      ...(weapon.burst === undefined ? [] : [say(speak, 'trait-burst', { targets: weapon.burst })]),
    ].join(' · '),
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

export const traitLines = ({ keywords, attacks, weapons }: Profile, speak: Speak): readonly PartLine[] => [
  ...(attacks > 1 ? [{ name: say(speak, 'trait-melee', { attacks }), text: say(speak, 'trait-melee-why', { attacks }) }] : []),
  ...[...new Set([...keywords, ...weapons.flatMap((weapon) => weapon.keywords)])].map((keyword) => ({
    name: say(speak, 'trait', { keyword }),
    text: say(speak, 'trait-why', { keyword }),
  })),
  ...[...new Set(weapons.flatMap(({ burst }) => burst ?? []))].map((targets) => ({
    name: say(speak, 'trait-burst', { targets }),
    text: say(speak, 'trait-burst-why', { targets }),
  })),
]
