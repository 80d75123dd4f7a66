/** One sight for the lab: the rules' report of a shot, whosever turn it is, and its overlays. Changes nothing. */
import type { Moment } from '../../../client/moment'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { GameSight, SightTrial } from '../../view'
import { shotReport } from '../rules/facts/sight'
import type { ShotReport } from '../rules/reports'
import type { View } from '../rules/state'
import { actorOf, aimOf, openOn, saidBy, shotShown } from './open'
import { corridorOverlays } from './overlays-shot'
import { verdictOf } from './sight-verdict'

/** The report that the match itself has made for an open question, if there is one. */
function openReport({ decisions }: Moment<View>, viewer: Ref, target: Ref): ShotReport | undefined {
  const turn = openOn(decisions, 'shoot turn') ?? openOn(decisions, 'free shot')
  const shots = turn?.choice.options.filter(({ id }) => saidBy(id).verb === 'shoot') ?? []
  const shot = shots.find((option) => actorOf(option) === viewer && aimOf(option) === target)
  return shot && shotShown(shot)
}

/** The table as tried: with pieces moved and, if only a place is aimed at, a figure of the other side put there. */
function tried(view: View, { viewer, target, pieces }: SightTrial): View {
  const own = view.figures[viewer]
  const tabletop = pieces === view.tabletop.pieces ? view.tabletop : { ...view.tabletop, pieces }
  if (!own || Object.hasOwn(view.figures, target)) return { ...view, tabletop }
  const seat = own.seat === 'A' ? 'B' : 'A'
  return { ...view, tabletop, figures: { ...view.figures, [target]: { ...own, ref: target, seat, condition: 'operational' } } }
}

/** The table that is judged, and the report of the shot on it; undefined if no shot is possible. */
export function shotFor(moment: Moment<View>, trial: SightTrial) {
  const { view } = moment
  const { viewer, target, pieces } = trial
  const figure = view.figures[viewer]
  // A node on the table is not a target, and only figures can look.
  if (!figure || !Object.hasOwn(pieces, viewer) || !Object.hasOwn(pieces, target) || Object.hasOwn(view.nodes, target)) return
  const state = tried(view, trial)
  const weapon = figure.profile.weapons.find(({ range }) => range !== undefined) ?? figure.profile.weapons[0]
  if (!weapon) return
  const known = pieces === view.tabletop.pieces ? openReport(moment, viewer, target) : undefined
  return { state, report: known ?? shotReport(state, viewer, target, weapon.id) }
}

export function sightOf(moment: Moment<View>, trial: SightTrial, speak: Speak): GameSight | undefined {
  const shot = shotFor(moment, trial)
  return shot && { verdict: verdictOf(shot.report), overlays: corridorOverlays(shot.state, shot.report, speak) }
}
