/** Words for the rules' report of a sight: what lies in the corridor, the distance, who is in cover (EX-LOS, EX-RNG, EX-COV). */
import type { Reason } from '../../../kernel'
import { PHANTOM } from '../../../lab/consider'
import type { LabVerdict, Standing } from '../../../lab/verdict'
import type { ShotReport } from '../rules/reports'
import { sightSays } from './words'

function headlineOf({ blockers, obstructions, elements }: ShotReport): { standing: Standing; headline: Reason } {
  if (blockers.length > 0) {
    const isAlone = blockers.some((ref) => elements.some((one) => one.ref === ref && one.role === 'blocker'))
    const key = isAlone ? 'corridor-blocked' : 'corridor-blocked-together'
    return { standing: 'hidden', headline: sightSays(key, { pieces: [...blockers] }, 'EX-LOS-06') }
  }
  if (obstructions.length > 0)
    return { standing: 'hindered', headline: sightSays('sight-obstructed', { pieces: [...obstructions] }, 'EX-LOS-05') }
  return { standing: 'clear', headline: sightSays('sight-clear', {}, 'EX-LOS-04') }
}

export function verdictOf(report: ShotReport): LabVerdict {
  const { ignored, cover, range, attack, defence, blockers } = report
  const { gap, limit, band } = range
  // A place without a figure has no dice.
  const isShot = limit > 0 && blockers.length === 0 && band !== 'out' && report.target !== PHANTOM
  const head = headlineOf(report)
  return {
    game: 'exterminate',
    name: 'Exterminate!',
    ...head,
    range: gap,
    cover:
      cover.length > 0
        ? { holds: true, reason: sightSays('sight-cover', { pieces: [...cover] }, 'EX-COV-01') }
        : { holds: false, reason: sightSays('sight-uncovered', {}, 'EX-COV-01') },
    facts: [
      { label: sightSays('sight-corridor', {}), standing: head.standing },
      { label: sightSays('sight-cover-of', {}), value: sightSays(cover.length > 0 ? 'sight-in-cover' : 'sight-no-cover', {}) },
    ],
    lines: [
      ...(cover.length > 0 ? [sightSays('sight-cover', { pieces: [...cover] }, 'EX-COV-01')] : []),
      ...(ignored.length > 0 ? [sightSays('sight-ignored', { pieces: [...ignored] }, 'EX-LOS-07')] : []),
      limit > 0 ? sightSays(`sight-${band}`, { gap, limit }, 'EX-RNG-01') : sightSays('sight-gap', { gap }, 'EX-RNG-01'),
      ...(isShot ? [sightSays('sight-dice', { attack: attack.total, defence: defence.total }, 'EX-SHO-02')] : []),
    ],
  }
}
