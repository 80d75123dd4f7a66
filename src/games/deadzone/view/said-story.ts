/** Messages of the log and of what is shown as it happens. Things are refs, cubes by name. */
import type { Ref } from '../../../table/piece'
import type { CommandFace, LedgerLine, Side } from '../rules/state'

type None = Record<never, never>

export type LogSaid = {
  'log-map-turned': { degrees: number }
  'log-secret-drawn': { seat: Side }
  'log-secret-shown': { seat: Side; mission: number }
  'log-token': { column: number; row: number; gone: boolean }
  'log-recon': { seat: Side; by: number }
  'log-bonus-rolled': { seat: Side; dice: readonly number[] }
  'log-bonus-used': { seat: Side; die: number; as: number }
  'log-flanked': { model: Ref }
  'log-first': { by: Side; seat: Side }
  'log-zone': { seat: Side; zone: 'red' | 'blue' }
  'log-zones-enlarged': None
  'log-deployed': { model: Ref; cube: string }
  'log-away': { models: readonly Ref[] }
  'log-round': { round: number }
  'log-die-spent': { seat: Side; face: CommandFace; model: Ref | '' }
  'log-command': { seat: Side; faces: readonly CommandFace[] }
  'log-command-again': { seat: Side; faces: readonly CommandFace[] }
  'log-passed': { seat: Side }
  'log-activated': { model: Ref }
  'log-idle': { model: Ref }
  'log-points': { seat: Side; points: number; why: LedgerLine['why']; of: Ref | '' }
  'log-smoke-tested': { cube: string; face: number; gone: boolean }
  'log-round-ended': { round: number; a: number; b: number }
  'log-match-ended': { a: number; b: number; winner: Side | 'draw' }
  'log-left': { model: Ref }
  'log-item-turned': { item: Ref }
  'log-item-seen': { seat: Side }
  'log-item-taken': { item: Ref; model: Ref }
  'log-item-dropped': { item: Ref; model: Ref }
  'log-item-given': { item: Ref; from: Ref; to: Ref }
  'log-item-gone': { item: Ref; how: string }
  'log-item-moved': { item: Ref; cube: string }
  'log-moved': { model: Ref; cube: string; way: string; cubes: number }
  'log-shifted': { model: Ref }
  'log-given-up': { model: Ref }
  'log-let-go': { model: Ref }
  'log-scattered': { model: Ref; face: number; blocked: boolean }
  'log-walkway': { model: Ref; face: number; lands: boolean }
  'log-slammed': { model: Ref }
  'log-no-way-in': { model: Ref; cube: string }
  'log-pinned': { model: Ref }
  'log-stood': { model: Ref }
  'log-shot': { shooter: Ref; target: Ref; weapon: string; mode: 'normal' | 'ffe' }
  'log-thrown-at': { shooter: Ref; weapon: string; cube: string }
  'log-fight': { attacker: Ref; defender: Ref; weapon: string | '' }
  'log-fights-back': { defender: Ref; weapon: string }
  'log-survives': { defender: Ref }
  'log-area': { cube: string; kind: string; among: readonly Ref[] }
  'log-test': { of: Ref; successes: number; against: number | -1; other: Ref | '' }
  'log-test-dice': { of: Ref; faces: string; successes: number; target: number | 0 }
  'log-test-tally': { of: Ref; tally: string }
  'log-added': { dice: number; reason: string }
  'log-harmed': { model: Ref; potential: number; actual: number; damage: number; size: number }
  'log-armour': { because: string }
  'log-potential': { because: string }
  'log-shield': { model: Ref; absorbed: number; burnt: boolean }
  'log-died': { model: Ref }
  'log-wreck': { model: Ref }
  'log-fire': { model: Ref }
  'log-fire-out': { model: Ref }
  'log-stopped': { model: Ref }
  'log-emptied': { model: Ref; weapon: string }
  'log-used-up': { model: Ref; weapon: string }
  'log-loaded': { model: Ref; weapon: string }
  'log-landed': { cube: string; hit: boolean }
  'log-landed-off': None
  'log-smoke': { cube: string }
  'log-ability': { model: Ref; ability: string }
  'log-healed': { model: Ref; damage: number }
  'log-special': { seat: Side; special: string; model: Ref | '' }
  'log-boosted': { model: Ref; kind: string; value: number }
  'log-marked': { model: Ref }
  'log-tagged': { model: Ref }
  'log-led': { model: Ref; by: Side }
  'log-raised': { model: Ref }
  'log-ability-rolled': { model: Ref; ability: string; face: number }
  'log-refreshed': { model: Ref }
  'log-trap-laid': { by: Ref; cube: string }
  'log-trap-sprung': { model: Ref }
  'log-trap-disarmed': { model: Ref }
}

export type CueSaid = {
  'cue-round': { round: number }
  'cue-turn': { seat: Side }
  'cue-deploys': { seat: Side }
  'cue-recon': { seat: Side }
  'cue-successes': { own: number; against: number }
  'cue-pinned': None
  'cue-stands': None
  'cue-harmed': { actual: number }
  'cue-saved': None
  'cue-died': None
  'cue-points': { points: number }
  'cue-fire': None
  'cue-fire-out': None
  'cue-slammed': None
  'cue-special': { special: string }
  'cue-tagged': None
  'cue-missed': None
  'cue-stopped': None
  'cue-won': { winner: Side | 'draw' }
  'cue-item': { item: Ref }
}
