/** Exterminate!: what lies in the corridor, how far it is, and who is in cover, told from the rules' own report (EX-LOS, EX-RNG, EX-COV). */
import type { Units } from '../../geometry/types'
import type { Reason } from '../../kernel'
import type { Ref } from '../../table/piece'
import { PHANTOM } from '../consider'
import { labSays } from '../said'
import type { LabVerdict, Standing } from './verdict'

/** What is read of a shot report: the very object that the match's rules make and use. */
export interface CorridorReport {
  readonly shooter: Ref
  readonly target: Ref
  readonly elements: readonly { readonly ref: Ref; readonly role: 'obstruction' | 'blocker' | 'ignored' }[]
  readonly obstructions: readonly Ref[]
  /** Several walls may block together though none does alone. */
  readonly blockers: readonly Ref[]
  readonly ignored: readonly Ref[]
  readonly cover: readonly Ref[]
  /** `limit` 0: it has nothing to shoot with. */
  readonly range: { readonly gap: Units; readonly limit: Units; readonly band: 'near' | 'long' | 'out' }
  readonly attack: { readonly total: number }
  readonly defence: { readonly total: number }
}

function headlineOf({ blockers, obstructions, elements }: CorridorReport): { standing: Standing; headline: Reason } {
  if (blockers.length > 0) {
    const isAlone = blockers.some((ref) => elements.some((one) => one.ref === ref && one.role === 'blocker'))
    const key = isAlone ? 'ex-blocked' : 'ex-blocked-together'
    return { standing: 'hidden', headline: labSays(key, { pieces: [...blockers] }, 'EX-LOS-06') }
  }
  if (obstructions.length > 0)
    return { standing: 'hindered', headline: labSays('ex-obstructed', { pieces: [...obstructions] }, 'EX-LOS-05') }
  return { standing: 'clear', headline: labSays('ex-clear', {}, 'EX-LOS-04') }
}

export function exterminateVerdict(report: CorridorReport): LabVerdict {
  const { ignored, cover, range, attack, defence, blockers } = report
  const { gap, limit, band } = range
  // Against a place no dice are thrown.
  const isShot = limit > 0 && blockers.length === 0 && band !== 'out' && report.target !== PHANTOM
  return {
    game: 'exterminate',
    ...headlineOf(report),
    lines: [
      ...(cover.length > 0 ? [labSays('ex-cover', { pieces: [...cover] }, 'EX-COV-01')] : []),
      ...(ignored.length > 0 ? [labSays('ex-ignored', { pieces: [...ignored] }, 'EX-LOS-07')] : []),
      limit > 0 ? labSays(`ex-${band}`, { gap, limit }, 'EX-RNG-01') : labSays('ex-gap', { gap }, 'EX-RNG-01'),
      ...(isShot ? [labSays('ex-dice', { attack: attack.total, defence: defence.total }, 'EX-SHO-02')] : []),
    ],
  }
}
