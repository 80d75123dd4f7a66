/**
 * What is drawn while the player considers an action: the reach of a move, lines of sight, and places of contact once a charge is
 * paid for. Before that no distance to a miniature is shown (VX-DST-03).
 */
import type { Moment } from '../../../client/moment'
import { length, reachArea, reachPolygons } from '../../../geometry'
import type { Point } from '../../../geometry/types'
import type { Tone } from '../../../scene/look'
import type { Overlay } from '../../../scene/overlay'
import type { Path, Place } from '../../../table/choice'
import { footprintOf } from '../../../table/layout'
import type { Ref, Tabletop } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { MoveKind } from '../rules/events'
import { isOnTable } from '../rules/facts/figures'
import { movePath, whyNotWay } from '../rules/facts/moves'
import { pointsSeen, visibility } from '../rules/facts/sight'
import { BODIES } from '../rules/profile'
import type { View } from '../rules/state'
import type { ChargeSpot } from '../rules/terms'
import { aboutText, isPath, isPick, isPlace, openOn, pickedOf, shownAs, thingsOf } from './open'
import { briefly, say } from './words'

export const overlaysOf = (moment: Moment<View>, speak: Speak): readonly Overlay[] => [
  ...moved(moment, speak),
  ...sights(moment, speak),
  ...spots(moment, speak),
  ...pointed(moment),
  ...inAction(moment),
]

const GROUNDS = new WeakMap<Path | Place, readonly Overlay[]>()

/** The area where a piece may move or be placed, and the measured path that the player is drawing. */
function moved(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const { draft, decisions, view } = moment
  const question = decisions.find((one) => (isPath(one) || isPlace(one)) && (draft.type === 'idle' || draft.decision === one.id))
  if (!question) return considered(moment)
  if (isPath(question)) {
    const still = ground(question.choice, view.tabletop)
    if (draft.type !== 'pathing' || draft.decision !== question.id) return still
    const how = (aboutText(question, 'how') || (question.subject.replace(' ', '-') as string)) as MoveKind
    return [...still, ...tape(question.choice, how, draft, view, speak)]
  }
  if (!isPlace(question)) return []
  const still = ground(question.choice, view.tabletop)
  if (draft.type !== 'placing' || draft.decision !== question.id || draft.verdict.allowed) return still
  return [
    ...still,
    { type: 'tag', id: 'refusal', over: draft.pose.at, z: 0, text: briefly(draft.verdict.reason, speak), tone: 'refused' },
  ]
}

/** The reach of the viewer's hovered or selected miniature, for the first movement that it may make, by the rules' own path. */
const KNOWN = new WeakMap<View, Map<string, Path>>()
function considered({ view, decisions, hover, selected, viewer }: Moment<View>): readonly Overlay[] {
  const act = openOn(decisions, 'act')
  const how = (ref: Ref) =>
    (['walk', 'forced', 'run', 'disengage', 'force-out'] as const).find((verb) =>
      act?.choice.options.some(({ id, refused }) => id === `${verb}:${ref}` && !refused),
    )
  const ref = [hover, selected].find((one) => one !== undefined && view.figures[one]?.seat === viewer && how(one))
  const verb = ref === undefined ? undefined : how(ref)
  if (ref === undefined || verb === undefined) return []
  const known = KNOWN.get(view) ?? new Map<string, Path>()
  KNOWN.set(view, known)
  const choice = known.get(`${verb} ${ref}`) ?? movePath(view, ref, verb)
  known.set(`${verb} ${ref}`, choice)
  return ground(choice, view.tabletop)
}

function ground(choice: Path | Place, tabletop: Tabletop): readonly Overlay[] {
  const known = GROUNDS.get(choice)
  if (known) return known
  const polygons = choice.shape === 'place' ? (choice.region.inside?.areas ?? []) : reach(choice, tabletop)
  const made: readonly Overlay[] = polygons.length === 0 ? [] : [{ type: 'area', id: 'reach', polygons, z: 0, tone: 'allowed' }]
  GROUNDS.set(choice, made)
  return made
}
const reach = ({ from, radius, budget, walls, tolerance }: Path, tabletop: Tabletop): readonly (readonly Point[])[] =>
  reachPolygons(
    reachArea({
      from,
      radius,
      budget,
      blockers: walls.map((ref) => footprintOf(tabletop, ref)),
      box: { width: tabletop.width, depth: tabletop.depth },
      tolerance: tolerance.overlap,
    }),
  )

type Pathing = Extract<Moment['draft'], { type: 'pathing' }>

/** The measured path. The rules themselves are asked about contact on the way or at its end, which the draft does not check. */
function tape(choice: Path, how: MoveKind, draft: Pathing, view: View, speak: Speak): readonly Overlay[] {
  const { bends, end, held, judgement } = draft
  const hasGone = length([choice.from, ...bends, end]) > 0
  const why = judgement.verdict.allowed
    ? hasGone
      ? whyNotWay(view, choice.piece, how, [...bends, end])
      : undefined
    : judgement.verdict.reason
  const tone: Tone = why ? 'refused' : 'allowed'
  // a length is shown only up to the move's budget, because a longer one would let players measure the table.
  const most = speak.length(judgement.budget)
  const long = judgement.used > judgement.budget ? `> ${most}` : `${speak.length(judgement.used, judgement.budget)} / ${most}`
  return [
    { type: 'ghost', id: 'start', ref: choice.piece, at: choice.from, z: 0, tone: 'neutral' },
    ...(held ? [] : [{ type: 'ghost', id: 'end', ref: choice.piece, at: end, z: 0, tone } as const]),
    {
      type: 'path',
      id: 'tape',
      points: [choice.from, ...bends, end],
      z: 0,
      tone,
      labels: [{ at: end, text: long }],
    },
    ...(why ? [{ type: 'tag', id: 'refusal', over: end, z: 0, text: briefly(why, speak), tone: 'refused' } as const] : []),
  ]
}

/** VX-LOS-10: the line of sight from the selected miniature to the hovered enemy, which may be checked before declaring. */
function sights({ view, hover, selected, draft, viewer }: Moment<View>, speak: Speak): readonly Overlay[] {
  if (selected === undefined || hover === undefined || draft.type === 'pathing' || draft.type === 'placing') return []
  const [from, to] = [view.figures[selected], view.figures[hover]]
  if (!from || !to || from.seat !== viewer || to.seat === viewer) return []
  if (!isOnTable(view, selected) || !isOnTable(view, hover)) return []
  const seen = visibility(view, selected, hover)
  const [a, b] = [view.tabletop.pieces[selected], view.tabletop.pieces[hover]]
  if (!a || !b) return []
  const whole = pointsSeen(view, selected, hover) / 200
  const tone: Tone = seen === 'full' ? 'sight' : seen === 'partial' ? 'obstructed' : 'blocked'
  const eye = { ...a.pose.at, z: BODIES[from.profile.size].eye }
  const aim = { ...b.pose.at, z: Math.round(BODIES[to.profile.size].height / 2) }
  return [
    { type: 'sight-line', id: 'sight', from: eye, to: aim, whole, tone },
    ...(seen === 'none'
      ? []
      : [
          {
            type: 'tag',
            id: 'sight-said',
            over: hover,
            text: say(speak, seen === 'full' ? 'sees-wholly' : 'sees-partly'),
            tone,
            isWhole: true,
          } as const,
        ]),
  ]
}

/** Places of contact of a paid charge: a ring for each, and a ghost with its path for the picked one. */
function spots({ view, decisions, draft }: Moment<View>, speak: Speak): readonly Overlay[] {
  const question = openOn(decisions, 'charge where')
  if (!question) return []
  const figure = aboutText(question, 'figure')
  const radius = view.tabletop.pieces[figure]?.radius ?? 0
  const [picked] = pickedOf(draft, question)
  return question.choice.options.flatMap((option): readonly Overlay[] => {
    const spot = shownAs<ChargeSpot>(option, 'at', 'path', 'length')
    if (!spot) return []
    const isCharge = spot.result === 'charge'
    const tone: Tone = isCharge ? 'allowed' : 'costly'
    if (picked !== option.id) return [{ type: 'ring', id: option.id, at: spot.at, z: 0, radius: Math.round(radius / 3), tone }]
    const from = view.tabletop.pieces[figure]?.pose.at ?? spot.at
    return [
      { type: 'ghost', id: option.id, ref: figure, at: spot.at, z: 0, tone },
      {
        type: 'path',
        id: 'charge-way',
        points: [from, ...spot.path],
        z: 0,
        tone,
        labels: [{ at: spot.at, text: say(speak, isCharge ? 'charge-here' : 'engage-here', { length: spot.length }) }],
      },
    ]
  })
}

/** Questions whose options are things on the table. Those things are outlined; hovered or picked ones in another tone. */
const POINTING: readonly string[] = [
  'defenders',
  'joiners',
  'shooters',
  'concentrate',
  'casters',
  'spell target',
  'notice spell',
  'mastery',
  'spite',
]
function pointed({ decisions, draft, hover, view }: Moment<View>): readonly Overlay[] {
  return decisions.filter(isPick).flatMap((decision) => {
    const isAct = decision.subject === 'act'
    if (!isAct && !POINTING.includes(decision.subject)) return []
    const picked = pickedOf(draft, decision)
    return decision.choice.options.flatMap((option): readonly Overlay[] => {
      const isMeant = picked.includes(option.id)
      if (option.refused || (isAct && !isMeant)) return []
      const things = thingsOf(option).filter((ref) => view.tabletop.pieces[ref] ?? view.scenery[ref])
      const ref = things.at(-1)
      if (ref === undefined) return []
      return [{ type: 'outline', id: `${decision.id}-${option.id}`, ref, tone: isMeant || hover === ref ? 'enemy' : 'allowed' }]
    })
  })
}

/** Outlines of everything that takes part in the current action. */
function inAction({ view: { action, tabletop } }: Moment<View>): readonly Overlay[] {
  if (!action) return []
  const [own, other] =
    action.type === 'charge'
      ? [[action.figure], [action.target]]
      : action.type === 'shot'
        ? [action.shooters.map(({ ref }) => ref), [action.target]]
        : action.type === 'attack'
          ? [action.attackers, action.defenders]
          : [action.casters, action.targets]
  const outline = (ref: Ref, tone: Tone): readonly Overlay[] =>
    tabletop.pieces[ref] ? [{ type: 'outline', id: `action-${ref}`, ref, tone }] : []
  return [...own.flatMap((ref) => outline(ref, 'friend')), ...other.flatMap((ref) => outline(ref, 'enemy'))]
}
