/** English: the log, and texts shown over the table. */
import type { Ref } from '../../../../table/piece'
import { listedNames } from '../../../../ui/words/listed'
import { capital } from '../../../../ui/words/plural'
import type { AnyPhrases, Speak } from '../../../../ui/words/speak'
import type { ItemKind } from '../../rules/profile'
import type { CommandFace, LedgerLine, Side } from '../../rules/state'
import { cube, FACES, some } from './en-bits'
import { party } from './party'

const faces = (all: readonly (keyof typeof FACES)[]): string => all.map((face) => FACES[face]).join(', ')
const name = (ref: string, speak: Speak): string => capital(party(ref, speak))
const points = (count: number): string => some(count, 'point', 'points')
const successes = (count: number): string => some(count, 'success', 'successes')
const WAYS: { readonly [way: string]: string } = {
  walk: 'moves to',
  climb: 'climbs to',
  jump: 'jumps down to',
  fall: 'falls to',
  thrown: 'is thrown to',
  fly: 'flies to',
  teleport: 'appears in',
}
const GONE: { readonly [how: string]: string } = {
  destroyed: 'is destroyed',
  used: 'is used up',
  lost: 'is lost',
  intel: 'has told what it knows',
  trap: 'goes off',
  shipped: 'is shipped out',
  discarded: 'is taken away',
}
const AREAS: { readonly [kind: string]: string } = {
  frag: 'An explosion in',
  burn: 'Flames in',
  stun: 'A stunning blast in',
  smoke: 'Smoke in',
  'toxic-smoke': 'Toxic smoke in',
}
const SCORED: { readonly [why: string]: string } = {
  kill: 'for a kill',
  objective: 'for an objective',
  intel: 'for intel',
  exit: 'for a model that got through',
  shipped: 'for an item shipped out',
  secret: 'for the secret mission',
}

export const EN_LOG = {
  'log-map-turned': ({ degrees }: { degrees: number }) => `The battlefield is turned by ${degrees}°.`,
  'log-secret-drawn': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} has a secret mission.`,
  'log-secret-shown': ({ seat }: { seat: Side; mission: number }, speak) => `${speak.seat(seat)} shows the secret mission.`,
  'log-token': ({ column, row, gone }: { column: number; row: number; gone: boolean }) =>
    gone
      ? `A token falls in a deployment zone (column ${column}, row ${row}) and is taken away.`
      : `A token lies in column ${column}, row ${row}.`,
  'log-recon': ({ seat, by }: { seat: Side; by: number }, speak) =>
    `${speak.seat(seat)} wins the Recon test by ${successes(by)}.`,
  'log-bonus-rolled': ({ seat, dice }: { seat: Side; dice: readonly number[] }, speak) =>
    `${speak.seat(seat)} has Recon bonuses: ${dice.join(', ')}.`,
  'log-bonus-used': ({ seat, as }: { seat: Side; die: number; as: number }, speak) =>
    `${speak.seat(seat)} uses Recon bonus ${as}.`,
  'log-flanked': ({ model }: { model: Ref }, speak) => `${name(model, speak)} goes round the flank.`,
  'log-first': ({ by, seat }: { by: Side; seat: Side }, speak) =>
    by === seat ? `${speak.seat(by)} plays first.` : `${speak.seat(by)} lets ${speak.seat(seat)} play first.`,
  'log-zone': ({ seat, zone }: { seat: Side; zone: 'red' | 'blue' }, speak) => `${speak.seat(seat)} takes the ${zone} zone.`,
  'log-zones-enlarged': () => 'The zones are too small for the teams and are made larger.',
  'log-deployed': ({ model, cube: where }: { model: Ref; cube: string }, speak) =>
    `${name(model, speak)} deploys in ${cube(where)}.`,
  'log-away': ({ models }: { models: readonly Ref[] }, speak) => `No room for ${listedNames(models, speak)}.`,
  'log-round': ({ round }: { round: number }) => `Round ${round}`,
  'log-die-spent': ({ seat, face, model }: { seat: Side; face: CommandFace; model: Ref | '' }, speak) =>
    model === ''
      ? `${speak.seat(seat)} spends ${FACES[face]}.`
      : `${speak.seat(seat)} spends ${FACES[face]} for ${speak.piece(model)}.`,
  'log-command': ({ seat, faces: all }: { seat: Side; faces: readonly CommandFace[] }, speak) =>
    `${speak.seat(seat)} rolls ${faces(all)}.`,
  'log-command-again': ({ seat, faces: all }: { seat: Side; faces: readonly CommandFace[] }, speak) =>
    `${speak.seat(seat)} rolls again: ${faces(all)}.`,
  'log-passed': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} passes.`,
  'log-activated': ({ model }: { model: Ref }, speak) => name(model, speak),
  'log-idle': ({ model }: { model: Ref }, speak) => `${name(model, speak)} does nothing.`,
  'log-points': (
    { seat, points: scored, why, of }: { seat: Side; points: number; why: LedgerLine['why']; of: Ref | '' },
    speak,
  ) => `${speak.seat(seat)}: ${points(scored)} ${SCORED[why] ?? ''}${of === '' ? '' : ` (${speak.piece(of)})`}.`,
  'log-smoke-tested': ({ cube: where, face, gone }: { cube: string; face: number; gone: boolean }) =>
    `Smoke in ${cube(where)}: ${face}, ${gone ? 'it clears' : 'it stays'}.`,
  'log-round-ended': ({ round, a, b }: { round: number; a: number; b: number }) => `End of Round ${round}: ${a} to ${b}.`,
  'log-match-ended': ({ a, b, winner }: { a: number; b: number; winner: Side | 'draw' }, speak) =>
    winner === 'draw' ? `A draw, ${a} to ${b}` : `${speak.seat(winner)} wins, ${a} to ${b}`,
  'log-left': ({ model }: { model: Ref }, speak) => `${name(model, speak)} leaves the board.`,
  'log-item-turned': ({ kind }: { kind: ItemKind }, speak) => `A token is turned over: ${speak.piece(`item:${kind}`)}.`,
  'log-item-seen': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} looks at a token.`,
  'log-item-taken': ({ item, model }: { item: Ref; model: Ref }, speak) => `${name(model, speak)} picks up ${speak.piece(item)}.`,
  'log-item-dropped': ({ item, model }: { item: Ref; model: Ref }, speak) => `${name(model, speak)} drops ${speak.piece(item)}.`,
  'log-item-given': ({ item, from, to }: { item: Ref; from: Ref; to: Ref }, speak) =>
    `${name(from, speak)} gives ${speak.piece(item)} to ${speak.piece(to)}.`,
  'log-item-gone': ({ item, how }: { item: Ref; how: string }, speak) => `${name(item, speak)} ${GONE[how] ?? 'is gone'}.`,
  'log-item-moved': ({ item, cube: where }: { item: Ref; cube: string }, speak) =>
    `${name(item, speak)} is moved to ${cube(where)}.`,
  'log-moved': ({ model, cube: where, way, cubes }: { model: Ref; cube: string; way: string; cubes: number }, speak) =>
    cubes === 0
      ? `${name(model, speak)} takes another place in its cube.`
      : `${name(model, speak)} ${WAYS[way] ?? WAYS.walk} ${cube(where)}.`,
  'log-shifted': ({ model }: { model: Ref }, speak) => `${name(model, speak)} makes room.`,
  'log-given-up': ({ model }: { model: Ref }, speak) => `${name(model, speak)} goes no further.`,
  'log-let-go': ({ model }: { model: Ref }, speak) => `Nobody holds ${speak.piece(model)} back.`,
  'log-scattered': ({ model, face, blocked }: { model: Ref; face: number; blocked: boolean }, speak) =>
    `${name(model, speak)} is thrown about: ${face}${blocked ? ', and a wall stops it' : ''}.`,
  'log-walkway': ({ model, face, lands }: { model: Ref; face: number; lands: boolean }, speak) =>
    `${name(model, speak)} ${lands ? 'lands on the walkway' : 'misses the walkway'} (${face}).`,
  'log-slammed': ({ model }: { model: Ref }, speak) => `${name(model, speak)} is slammed into a wall.`,
  'log-no-way-in': ({ model, cube: where }: { model: Ref; cube: string }, speak) =>
    `No room for ${speak.piece(model)} in ${cube(where)}: it stays.`,
  'log-pinned': ({ model }: { model: Ref }, speak) => `${name(model, speak)} is pinned.`,
  'log-stood': ({ model }: { model: Ref }, speak) => `${name(model, speak)} stands up.`,
  'log-shot': ({ shooter, target, weapon, mode }: { shooter: Ref; target: Ref; weapon: string; mode: 'normal' | 'ffe' }, speak) =>
    `${name(shooter, speak)} ${mode === 'ffe' ? 'fires for effect' : 'shoots'} at ${speak.piece(target)} (${speak.piece(`weapon:${weapon}`)}).`,
  'log-thrown-at': ({ shooter, weapon, cube: where }: { shooter: Ref; weapon: string; cube: string }, speak) =>
    `${name(shooter, speak)} aims at ${cube(where)} (${speak.piece(`weapon:${weapon}`)}).`,
  'log-fight': ({ attacker, defender, weapon }: { attacker: Ref; defender: Ref; weapon: string | '' }, speak) =>
    `${name(attacker, speak)} fights ${speak.piece(defender)}${weapon === '' ? '' : ` (${speak.piece(`weapon:${weapon}`)})`}.`,
  'log-fights-back': ({ defender, weapon }: { defender: Ref; weapon: string }, speak) =>
    `${name(defender, speak)} fights back (${speak.piece(`weapon:${weapon}`)}).`,
  'log-survives': ({ defender }: { defender: Ref }, speak) => `${name(defender, speak)} tries to survive.`,
  'log-area': ({ cube: where, kind, among }: { cube: string; kind: string; among: readonly Ref[] }, speak) =>
    `${AREAS[kind] ?? 'Something happens in'} ${cube(where)}${among.length > 0 ? `: ${listedNames(among, speak)}` : ''}.`,
  'log-test': (
    { of, successes: own, against, other }: { of: Ref; successes: number; against: number | -1; other: Ref | '' },
    speak,
  ) =>
    against < 0 || other === ''
      ? `${name(of, speak)}: ${successes(own)}.`
      : `${name(of, speak)}: ${successes(own)}; ${party(other, speak)}: ${against}.`,
  'log-test-dice': ({ of, faces: thrown, target }: { of: Ref; faces: string; successes: number; target: number | 0 }, speak) =>
    target === 0 ? `${name(of, speak)}: no dice` : `${name(of, speak)}: ${thrown === '' ? 'no dice' : thrown} (${target}+)`,
  'log-test-tally': ({ of, tally }: { of: Ref; tally: string }, speak) => `${name(of, speak)}: ${tally}`,
  'log-added': ({ dice, reason }: { dice: number; reason: string }) => `${some(dice, 'die', 'dice')} more: ${reason}.`,
  'log-harmed': (
    { model, potential, actual, damage, size }: { model: Ref; potential: number; actual: number; damage: number; size: number },
    speak,
  ) =>
    actual === 0
      ? `${name(model, speak)}: ${potential} potential damage, none gets through.`
      : `${name(model, speak)} takes ${actual} damage (${damage} of ${size + 1}).`,
  'log-armour': ({ because }: { because: string }) => `Armour: ${because}`,
  'log-potential': ({ because }: { because: string }) => `Potential damage: ${because}`,
  'log-shield': ({ model, absorbed, burnt }: { model: Ref; absorbed: number; burnt: boolean }, speak) =>
    `The shield of ${speak.piece(model)} absorbs ${absorbed}${burnt ? ' and burns out' : ''}.`,
  'log-died': ({ model }: { model: Ref }, speak) => `${name(model, speak)} is dead.`,
  'log-wreck': ({ model }: { model: Ref }, speak) => `The wreck of ${speak.piece(model)} stays.`,
  'log-fire': ({ model }: { model: Ref }, speak) => `${name(model, speak)} is on fire.`,
  'log-fire-out': ({ model }: { model: Ref }, speak) => `The fire on ${speak.piece(model)} is out.`,
  'log-stopped': ({ model }: { model: Ref }, speak) => `The activation of ${speak.piece(model)} is over.`,
  'log-emptied': ({ model, weapon }: { model: Ref; weapon: string }, speak) =>
    `${name(model, speak)} must reload ${speak.piece(`weapon:${weapon}`)}.`,
  'log-used-up': ({ model, weapon }: { model: Ref; weapon: string }, speak) =>
    `${name(model, speak)} has used up ${speak.piece(`weapon:${weapon}`)}.`,
  'log-loaded': ({ model, weapon }: { model: Ref; weapon: string }, speak) =>
    `${name(model, speak)} has reloaded ${speak.piece(`weapon:${weapon}`)}.`,
  'log-landed': ({ cube: where, hit }: { cube: string; hit: boolean }) =>
    hit ? `It comes down in ${cube(where)}.` : `It misses and comes down in ${cube(where)}.`,
  'log-landed-off': () => 'It leaves the board.',
  'log-smoke': ({ cube: where }: { cube: string }) => `Smoke fills ${cube(where)}.`,
  'log-ability': ({ model, ability }: { model: Ref; ability: string }, speak) =>
    `${name(model, speak)} uses ${speak.piece(`keyword:${ability}`)}.`,
  'log-healed': ({ model, damage }: { model: Ref; damage: number }, speak) =>
    damage === 0 ? `${name(model, speak)} is unharmed again.` : `${name(model, speak)} has ${damage} damage left.`,
  'log-special': ({ seat, special, model }: { seat: Side; special: string; model: Ref | '' }, speak) =>
    `${speak.seat(seat)} uses ${speak.piece(`special:${special}`)}${model === '' ? '' : ` for ${speak.piece(model)}`}.`,
  'log-boosted': ({ model, kind, value }: { model: Ref; kind: string; value: number }, speak) =>
    `${name(model, speak)}: ${speak.piece(`keyword:${kind}`)}${value === 0 ? '' : ` (${value})`}.`,
  'log-marked': ({ model }: { model: Ref }, speak) => `${name(model, speak)} can act no more this Round.`,
  'log-tagged': ({ model }: { model: Ref }, speak) => `${name(model, speak)} is tagged.`,
  'log-led': ({ model, by }: { model: Ref; by: Side }, speak) => `${name(model, speak)} obeys ${speak.seat(by)} now.`,
  'log-raised': ({ model }: { model: Ref }, speak) => `${name(model, speak)} comes into play.`,
  'log-ability-rolled': ({ model, ability, face }: { model: Ref; ability: string; face: number }, speak) =>
    `${name(model, speak)}, ${speak.piece(`keyword:${ability}`)}: ${face}.`,
  'log-trap-laid': ({ by, cube: where }: { by: Ref; cube: string }, speak) => `${name(by, speak)} lays a trap in ${cube(where)}.`,
  'log-trap-sprung': ({ model }: { model: Ref }, speak) => `A trap goes off at ${speak.piece(model)}.`,
  'log-trap-disarmed': ({ model }: { model: Ref }, speak) => `${name(model, speak)} disarms the trap.`,
  'log-refreshed': ({ model }: { model: Ref }, speak) => `${name(model, speak)} may be activated again.`,
  'cue-round': ({ round }: { round: number }) => `Round ${round}`,
  'cue-turn': ({ seat }: { seat: Side }, speak) => `Turn of ${speak.seat(seat)}`,
  'cue-deploys': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} deploys`,
  'cue-recon': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} wins the Recon test`,
  'cue-successes': ({ own, against }: { own: number; against: number }) => `${own} against ${against}`,
  'cue-pinned': () => 'pinned',
  'cue-stands': () => 'stands up',
  'cue-harmed': ({ actual }: { actual: number }) => `${actual} damage`,
  'cue-saved': () => 'armour holds',
  'cue-died': () => 'dead',
  'cue-points': ({ points: scored }: { points: number }) => `+${points(scored)}`,
  'cue-fire': () => 'on fire',
  'cue-fire-out': () => 'fire out',
  'cue-slammed': () => 'slammed into a wall',
  'cue-special': ({ special }: { special: string }, speak) => speak.piece(`special:${special}`),
  'cue-tagged': () => 'tagged',
  'cue-missed': () => 'missed',
  'cue-stopped': () => 'activation over',
  'cue-won': ({ winner }: { winner: Side | 'draw' }, speak) => (winner === 'draw' ? 'A draw' : `${speak.seat(winner)} wins`),
  'cue-item': ({ item }: { item: Ref }) => item,
} satisfies AnyPhrases
