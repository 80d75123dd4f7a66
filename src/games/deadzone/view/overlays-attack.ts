/** Overlays while attacks are considered: what each would be, and the sight or Fight in question. All from the rules' reports. */

import type { Moment } from '../../../client/moment'
import type { Option, Tally } from '../../../kernel'
import type { Tone } from '../../../scene/look'
import type { Overlay } from '../../../scene/overlay'
import { heightUnder } from '../../../table/layout'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { shownAs } from '../../kit/questions/asked'
import { modelOf } from '../rules/facts/models'
import { readId } from '../rules/ids'
import type { FightReport, ShotReport, ThrowReport } from '../rules/reports'
import type { View } from '../rules/state'
import { aimOf, openOn, shownBy } from './open'
import { boxAt } from './overlays-cube'
import { oddsText, partsText } from './tallies'
import { briefly, say } from './words'

/** The report of a shot, a throw or a Fight that an option shows. */
export const shotShown = (option: Option) => shownAs<ShotReport>(option, 'mode', 'sight')
export const throwShown = (option: Option) => shownAs<ThrowReport>(option, 'needs', 'cube')
export const fightShown = (option: Option) => shownAs<FightReport>(option, 'survive', 'rerolls')

/** The dice of an answer to an attack, with their reasons. */
export function answerShown(option: Option): Tally | undefined {
  const dice = shownBy(option)?.dice
  return typeof dice === 'object' && dice !== null && 'parts' in dice ? (dice as unknown as Tally) : undefined
}

export function shotOverlays({ view, decisions, draft, hover, station }: Moment<View>, speak: Speak): readonly Overlay[] {
  const asked = openOn(decisions, 'shoot what')
  if (!asked) return []
  const chosenId = draft.type === 'choosing' && draft.decision === asked.id ? draft.picked[0] : undefined
  const options: readonly Option[] = asked.choice.options
  const chosen = options.find(({ id }) => id === chosenId)
  const best = bestShots(options)
  const aimed = [chosen && aimOf(chosen), hover].find((ref) => ref !== undefined && best.has(ref))
  const shot = chosen && aimOf(chosen) === aimed ? chosen : best.get(aimed ?? '')
  const report = shot && shotShown(shot)
  return [
    ...(report ? sightOverlays(view, report, speak) : []),
    ...[...best].flatMap(([target, one]) => shotTag(target, target === aimed && shot ? shot : one, target === aimed, speak)),
    ...throwOverlays(options, chosen, station),
  ]
}

/** One shot for each target: the first that is allowed, or else the first. */
export function bestShots(options: readonly Option[]): ReadonlyMap<Ref, Option> {
  const best = new Map<Ref, Option>()
  for (const option of options) {
    const target = aimOf(option)
    if (target === undefined || readId(option.id).verb !== 'shoot') continue
    const known = best.get(target)
    if (!known || (known.refused && !option.refused)) best.set(target, option)
  }
  return best
}

/** Why a target is refused is shown only while the pointer is on it; otherwise the table would be full of text. */
function shotTag(target: Ref, shot: Option, isAimed: boolean, speak: Speak): readonly Overlay[] {
  const report = shotShown(shot)
  const tag = { type: 'tag', id: `shot-${target}`, over: target, isWhole: isAimed } as const
  if (shot.refused) {
    const tone: Tone = report?.sight?.isSeen === false ? 'blocked' : 'refused'
    return isAimed ? [{ ...tag, ...headed(briefly(shot.refused, speak)), tone }] : []
  }
  if (!report) return [{ ...tag, text: '', tone: 'sight' }]
  const text = say(speak, 'dice', { count: report.attack.total })
  const odds = report.odds ? [oddsText(report.odds, speak)] : []
  return [
    {
      ...tag,
      text,
      detail: isAimed ? [partsText(report.attack, speak), ...odds].join(' · ') : odds.join(''),
      tone: report.sight?.isClear ? 'sight' : 'obstructed',
    },
  ]
}

/** Splits a long sentence at its first colon into a heading and a detail. */
export function headed(sentence: string): { readonly text: string; readonly detail?: string } {
  const [head = '', ...rest] = sentence.split(/\s?: /)
  return sentence.length <= 34 || rest.length === 0 ? { text: sentence } : { text: head, detail: rest.join(': ') }
}

/** The line from the shooter's eye to the target's body, and what hides parts of it. */
export function sightOverlays(view: View, { shooter, target, sight }: ShotReport, speak: Speak): readonly Overlay[] {
  const [from, to] = [shooter, target].map((ref) => view.tabletop.pieces[ref])
  if (!from || !to || !sight) return []
  const heights = (ref: Ref) => modelOf(view, ref).profile.silhouette
  const eye = { ...from.pose.at, z: heightUnder(view.tabletop, from.pose) + heights(shooter).eye }
  const body = modelOf(view, target).pinned ? heights(target).pinned : heights(target).height
  const chest = { ...to.pose.at, z: heightUnder(view.tabletop, to.pose) + Math.round(body * 0.6) }
  const tone: Tone = !sight.isSeen ? 'blocked' : sight.isClear ? 'sight' : 'obstructed'
  const mark = (ref: Ref, of: Tone): readonly Overlay[] => [
    { type: 'outline', id: `hides-${ref}`, ref, tone: of },
    { type: 'tag', id: `hides-tag-${ref}`, over: ref, text: speak.piece(ref), detail: say(speak, 'hides-part'), tone: of },
  ]
  return [
    { type: 'sight-line', id: 'sight', from: eye, to: chest, whole: sight.isSeen ? 1 : 0.5, tone },
    { type: 'outline', id: 'target', ref: target, tone: 'enemy' },
    ...sight.blockers.flatMap((ref) => mark(ref, 'blocked')),
    ...(sight.isSeen ? sight.spoilers.flatMap((ref) => mark(ref, 'obstructed')) : []),
  ]
}

/** The cubes at which something may be thrown. */
function throwOverlays(options: readonly Option[], chosen: Option | undefined, station: string | undefined): readonly Overlay[] {
  const cubes = options.filter(({ id, refused }) => readId(id).verb === 'throw' && !refused).map(({ id }) => readId(id).second)
  const picked = chosen && readId(chosen.id).verb === 'throw' ? readId(chosen.id).second : undefined
  return [...new Set(cubes)].map((cube) =>
    boxAt(`throw-${cube}`, cube, cube === picked ? 'enemy' : 'costly', cube === picked || cube === station),
  )
}

/** Both sides' dice of a Fight as it would begin, over the two models. */
export function fightOverlays({ decisions, draft, hover }: Moment<View>, speak: Speak): readonly Overlay[] {
  const asked = openOn(decisions, 'fight with') ?? openOn(decisions, 'defend')
  if (!asked) return []
  const options: readonly Option[] = asked.choice.options
  const chosenId = draft.type === 'choosing' && draft.decision === asked.id ? draft.picked[0] : undefined
  const option =
    options.find(({ id }) => id === chosenId) ?? options.find((one) => aimOf(one) === hover && !one.refused) ?? options[0]
  const report = option && fightShown(option)
  if (!report) return []
  const tag = (ref: Ref, dice: FightReport['attack'], tone: Tone, odds: readonly string[] = []): Overlay => ({
    type: 'tag',
    id: `fight-${ref}`,
    over: ref,
    text: say(speak, 'dice', { count: dice.total }),
    detail: [partsText(dice, speak), ...odds].join(' · '),
    tone,
    isWhole: true,
  })
  const odds = report.odds ? [oddsText(report.odds.counter ?? report.odds.survive, speak)] : []
  return [tag(report.attacker, report.attack, 'friend', odds), tag(report.defender, report.counter ?? report.survive, 'enemy')]
}
