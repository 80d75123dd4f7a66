/** The lines of the log, made from the events alone. */

import { type FaceOf, faceNamed, type LogTellers, type LogTelling, line, logBy, SILENT, toldOf } from '../../kit/speech/log'
import type { LogLine } from '../../view'
import { HIDDEN } from '../rules/cards'
import type { Event } from '../rules/events'
import type { Strike } from '../rules/events/attack'
import type { View } from '../rules/state'
import { thingIn } from './cards'
import { blowWords, weighing } from './weighing'
import { say } from './words'

const TELLERS: LogTellers<Event, View> = {
  'deck-shuffled': ({ seat }, { speak }) => line('note', say(speak, 'told-shuffled', { seat }), [], seat),
  'first-player': ({ seat }, { speak }) => line('result', say(speak, 'told-first', { seat }), [], seat),
  'cards-drawn': ({ seat, count, last, cards }, { speak }) =>
    count === 0
      ? []
      : line(
          'note',
          say(speak, 'told-drawn', { seat, count }),
          [...(cards ? [say(speak, 'told-these', { cards })] : []), ...(last ? [say(speak, 'told-last-drawn')] : [])],
          seat,
        ),
  'turn-began': ({ seat, turn }, { speak }) => line('heading', say(speak, 'told-turn', { seat, turn }), [], seat),
  'step-began': SILENT,
  'actions-spent': SILENT,
  'actions-granted': ({ seat, count, kind }, { speak }) =>
    line('note', say(speak, 'told-granted', { seat, count, isAttack: kind === 'attack' }), [], seat),
  'granted-actions-over': SILENT,
  'cards-discarded': ({ seat, cards }, { speak }) =>
    cards.length === 0 ? [] : line('action', say(speak, 'told-discarded', { seat, cards }), [], seat),
  'turn-ended': SILENT,
  'player-eliminated': ({ seat }, { speak }) => line('heading', say(speak, 'told-out', { seat }), [], seat),
  'match-over': ({ because, winners }, { speak }) => [
    ...line('heading', say(speak, 'told-over', { why: say(speak, 'log-end-why', { ending: because }) })),
    ...line('result', say(speak, 'told-won', { seats: winners })),
  ],
  'points-changed': ({ seat, P, D, why }, { speak }) =>
    P === 0 && D === 0 ? [] : line('result', say(speak, 'told-points', { seat, P, D, why }), [], seat),
  settling: SILENT,
  'hand-looked-at': ({ by, at, cards }, { speak }) =>
    line('action', say(speak, 'told-looked', { by, at }), cards ? [say(speak, 'told-these', { cards })] : [], by),
  'card-found': ({ seat, from, card }, { speak }) =>
    line(
      'action',
      say(speak, 'told-found', { seat, from }),
      card === undefined ? [] : [say(speak, 'told-these', { cards: [card] })],
      seat,
    ),
  'coin-flipped': ({ seat, heads, card }, { speak }) => line('dice', say(speak, 'told-coin', { card, heads }), [], seat),
  'card-played': ({ seat, kind, target = '', card }, { speak }) =>
    line(
      'action',
      card === undefined || kind === 'hide'
        ? say(speak, 'told-hidden', { seat })
        : kind === 'deploy'
          ? say(speak, 'told-deployed', { seat, card })
          : say(speak, 'told-played', { seat, card, target }),
      [],
      seat,
    ),
  'ability-used': ({ seat, card, target = '' }, { speak }) =>
    line('action', say(speak, 'told-used', { seat, card, target }), [], seat),
  'play-fixed': ({ caster, x }, { speak }): readonly LogLine[] => [
    ...(caster === undefined ? [] : line('note', say(speak, 'told-caster', { thing: caster }))),
    ...(x === undefined ? [] : line('note', say(speak, 'told-x', { x }))),
  ],
  'title-counted': SILENT,
  'card-countered': ({ by }, { speak }) => line('result', say(speak, 'told-countered', { seat: by }), [], by),
  'play-over': SILENT,
  'card-entered': SILENT,
  'card-moved': ({ uid, on }, { speak }) => line('action', say(speak, 'told-moved', { thing: uid, target: on })),
  'cards-left': ({ cards, to }, { speak }) => (cards.length === 0 ? [] : line('note', say(speak, 'told-left', { cards, to }))),
  'cover-taken': ({ uid }, { speak }) => line('action', say(speak, 'told-cover', { thing: uid })),
  'cover-left': ({ uid }, { speak }) => line('action', say(speak, 'told-uncover', { thing: uid })),
  revealed: ({ seat, card, paid, short }, { speak }) =>
    line('result', say(speak, 'told-revealed', { seat, card, paid, short }), [], seat),
  wounded: ({ uid }, { speak }) => line('result', say(speak, 'told-wounded', { thing: uid })),
  healed: ({ uid }, { speak }) => line('result', say(speak, 'told-healed', { thing: uid })),
  killed: ({ dying }, { speak }) => line('result', say(speak, 'told-killed', { thing: dying.uid })),
  saved: ({ uid, wound = false }, { speak }) => line('result', say(speak, 'told-saved', { thing: uid, wound })),
  'kill-paid': SILENT,
  'effect-began': SILENT,
  'effects-over': SILENT,
  noticed: SILENT,
  'attack-owed': SILENT,
  'control-changed': ({ uid, seat }, { speak }) => line('result', say(speak, 'told-control', { thing: uid, seat }), [], seat),
  'set-aside': ({ uid, under }, { speak }) => line('result', say(speak, 'told-aside', { thing: uid, target: under })),
  'play-retargeted': ({ target }, { speak }) => line('result', say(speak, 'told-retargeted', { target })),
  'hand-asked': ({ at, yes }, { speak }) => line('result', say(speak, 'told-asked', { seat: at, yes }), [], at),
  'turn-owed': ({ seat }, { speak }) => line('result', say(speak, 'told-turn-owed', { seat }), [], seat),
  'skip-ordered': ({ seat, what }, { speak }) => line('note', say(speak, 'told-skip', { seat, what }), [], seat),
  skipped: ({ seat, what }, { speak }) => line('result', say(speak, 'told-skipped', { seat, what }), [], seat),
  'direction-turned': (_, { speak }) => line('result', say(speak, 'told-direction')),
  marked: SILENT,
  'no-effect': ({ card, why }, { speak }) => line('note', say(speak, 'told-no-effect', { card, why })),
  'attack-began': ({ seat }, { speak }) => line('heading', say(speak, 'told-attack', { seat }), [], seat),
  'attack-step': SILENT,
  'combatants-named': ({ attacker, defender, direct }, { speak }) =>
    line(
      'action',
      say(speak, 'told-combatants', { attacker: attacker.main, target: defender?.main ?? direct ?? '' }),
      [],
      attacker.seat,
    ),
  'tactic-set': ({ tactic }, { speak }) => line('note', say(speak, 'told-tactic', { isShoot: tactic === 'shoot' })),
  'weapons-chosen': ({ uid, weapons }, { speak }) => line('note', say(speak, 'told-weapons', { thing: uid, weapons })),
  'side-changed': ({ which, side }, { speak }) =>
    line('result', say(speak, 'told-side', { thing: side.main, isAttacker: which === 'attacker' }), [], side.seat),
  reinforced: ({ uid }, { speak }) => line('result', say(speak, 'told-reinforced', { thing: uid })),
  'helpers-left': SILENT,
  'window-passed': SILENT,
  'strike-aimed': SILENT,
  struck: ({ strikes }, telling) => strikes.flatMap((one) => strikeLines(one, telling)),
  'attack-called-off': ({ why }, { speak }) => line('result', say(speak, 'told-off', { why })),
  'attack-over': SILENT,
}

/** Events that change no rating and no armour. */
const PASSING: readonly Event['type'][] = ['window-passed', 'attack-step', 'strike-aimed', 'struck']

/** A strike and, where the view before tells it, what its power and the armour against it were made of. */
function strikeLines(strike: Strike, { speak, before, events }: LogTelling<Event, View>): readonly LogLine[] {
  const until = events.slice(
    0,
    events.findIndex(({ type }) => type === 'struck'),
  )
  const found = until.every(({ type }) => PASSING.includes(type)) ? weighing(before) : undefined
  const blow = [found?.attacker, found?.defender].find((one) => one?.by === strike.by && one.at === strike.at)
  const text = say(speak, 'told-strike', strike)
  if (!blow || blow.power.total !== strike.power || blow.armour.total !== strike.armour) return line('result', text)
  const parts = [...blow.power.parts, ...blow.armour.parts]
  return line('result', text, [blowWords(before, blow, speak).detail]).map((one) => ({ ...one, parts }))
}

/**
 * The card that a ref stood for. An entry may mention a card that entered and left within it, so the events are searched, too.
 */
const faceOf: FaceOf<Event, View> = (ref, { before, after, events }) => {
  const named = faceNamed(ref)
  if (named !== undefined) return named
  const lying = [after, before].flatMap((view) => thingIn(view, ref)?.card ?? []).find((card) => card !== HIDDEN)
  if (lying !== undefined) return lying
  const shown = events.findLast((event) => (event.type === 'card-entered' || event.type === 'revealed') && event.uid === ref)
  return shown?.type === 'card-entered' || shown?.type === 'revealed' ? shown.card : undefined
}
export const eventsOf = toldOf<Event>
export const logLines = logBy<Event, View>(eventsOf, TELLERS, faceOf)
