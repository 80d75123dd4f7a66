/** The card of a miniature: its current characteristics and points, its shot, skills, spells and effects. */
import { SeatMark } from '../../../ui/seat-mark'
import type { Speak } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import { Part, PieceCard } from '../../kit/drawn/piece-card'
import { isMagician, statOf } from '../rules/facts/figures'
import { STATS, type Stat } from '../rules/profile'
import type { Figure, View } from '../rules/state'
import { LABELS, labelOf, nameOf, spellText } from './names'
import { say } from './words'
import { PEOPLE_NAMES, SKILL_WORDS } from './words/names-data'

export interface PiecePanelProps {
  readonly view: View
  readonly piece: string
  readonly speak: Speak
}

export function PiecePanel({ view, piece, speak }: PiecePanelProps) {
  const figure = Object.hasOwn(view.figures, piece) ? view.figures[piece] : undefined
  if (!figure) return null
  const { profile, seat } = figure
  const set = (text: string) => typeset(text, speak.language)
  const people = PEOPLE_NAMES[profile.people][speak.language]
  const { shot } = profile
  return (
    <PieceCard
      name={set(labelOf(view, piece, speak.language))}
      note={`${people}, ${say(speak, 'card-points', { points: profile.points })}, ${speak.seat(seat)}`}
      mark={<SeatMark seat={seat} size="large" />}
      seat={seat}
      stats={STATS.filter((stat) => stat !== 'POU' || isMagician(figure)).map((stat) => ({
        label: set(LABELS[speak.language].stats[stat]),
        value: statText(view, figure, stat, speak),
      }))}
      state={stateOf(view, figure, speak)}
    >
      <Part
        title={say(speak, 'card-shot')}
        lines={shot ? [{ name: say(speak, 'shot-line', { ...shot, heavy: shot.heavy === true }) }] : []}
      />
      <Part
        title={say(speak, 'card-skills')}
        lines={[
          ...profile.skills.map((skill) => ({
            id: skill,
            name: set(SKILL_WORDS[skill].name[speak.language]),
            text: set(SKILL_WORDS[skill].text[speak.language]),
          })),
          ...(profile.discipline > 0 ? [{ name: say(speak, 'discipline-skill', { points: profile.discipline }) }] : []),
          ...(shot?.heavy ? [{ name: say(speak, 'heavy-shot-skill') }] : []),
        ]}
      />
      <Part title={say(speak, 'card-spells')} lines={spellLines(view, figure, speak)} />
      <Part
        title={say(speak, 'card-effects')}
        lines={figure.effects.map((effect) => ({
          id: `${effect.cause}-${effect.stat}`,
          name: say(speak, 'state-effect', effect),
        }))}
      />
    </PieceCard>
  )
}

/** A characteristic's current value, followed by the printed one if they differ. */
function statText(view: View, { ref, profile }: Figure, stat: Stat, speak: Speak): string {
  const said = (value: number) => (stat === 'MOU' ? speak.length(value) : String(value))
  const [now, printed] = [statOf(view, ref, stat), profile.stats[stat] ?? 0]
  return now === printed ? said(now) : say(speak, 'changed-stat', { value: said(now), printed: said(printed) })
}

function spellLines(view: View, { profile }: Figure, speak: Speak) {
  return profile.spells.flatMap((id) => {
    const spell = view.spells[id]
    if (!spell) return []
    const facts = say(speak, 'spell-line', { range: spell.range, difficulties: spell.difficulties })
    const text = typeset(spellText(view, id, speak.language), speak.language)
    return [{ id, name: typeset(nameOf(view, `spell:${id}`, speak.language), speak.language), text: `${facts}. ${text}` }]
  })
}

function stateOf(view: View, figure: Figure, speak: Speak): readonly string[] {
  const { ref, pa, will, mana, damage, standing, stance, locked, trance } = figure
  const isPlayed = view.phase === 'turns'
  return [
    ...(isPlayed
      ? [say(speak, 'state-pa', { left: pa, most: statOf(view, ref, 'PA') }), say(speak, 'state-will', { left: will })]
      : []),
    ...(isPlayed && isMagician(figure) ? [say(speak, 'state-mana', { left: mana })] : []),
    ...(damage > 0 ? [say(speak, 'state-damage', { damage, life: statOf(view, ref, 'VIE') })] : []),
    ...(standing === 'doomed' ? [say(speak, 'state-doomed')] : []),
    ...(stance ? [say(speak, `state-${stance}`)] : []),
    ...(locked === 'trance' ? [say(speak, 'state-trance', { turns: trance })] : []),
    ...(locked === 'failed-charge' ? [say(speak, 'state-locked')] : []),
    ...(locked === undefined && trance > 0 ? [say(speak, 'state-tranced', { turns: trance })] : []),
  ]
}
