/** English: the sight lab, and what each game makes of a sight. */
import type { LabSaid } from '../../lab/said'
import { listedNames } from './listed'
import { capital, plural } from './plural'
import type { LabUiSaid } from './said-lab'
import type { Phrases } from './speak'

const some = (count: number, one: string, other: string) => `${count} ${plural('en', count, one, other)}`

export const EN_LAB_UI: Phrases<LabUiSaid> = {
  'lab-title': () => 'Line of sight',
  'lab-from': () => 'From',
  'lab-to': () => 'To',
  'lab-place': () => 'a place on the table',
  'lab-point': () => 'Point at a miniature or a place. Click to keep it.',
  'lab-kept': () => 'Click elsewhere to aim anew. Drag a miniature to try another place for it.',
  'lab-ghost': ({ name }) => `${capital(name)} is only being tried elsewhere. Nothing has moved.`,
  'lab-ghost-back': () => 'Put back',
  'lab-free': () => 'Click elsewhere to aim anew. Drag a miniature wherever you like.',
  'lab-alone': () => 'Sight lab',
  'lab-alone-hint': () => 'Who sees whom, how much, and why not, on a table of your own',
  'lab-layout': () => 'Table',
  'lab-nobody': () => 'Choose a miniature that stands on the table to look from.',
  'lab-tally': ({ seen, of }) => `${seen} of ${some(of, 'point', 'points')} of the body seen`,
  'lab-mark-seen': () => 'seen',
  'lab-mark-hidden': () => 'hidden',
  'lab-hides': ({ points, of }) => `hides ${points} of ${some(of, 'point', 'points')}`,
  'lab-verdicts': () => 'What the games say',
  'lab-clear': () => 'Clear',
  'lab-hindered': () => 'In part',
  'lab-hidden': () => 'Hidden',
  'lab-rule': ({ rule }) => `Rule ${rule}`,
  'lab-profile': () => 'Seen from the side',
  'lab-profile-of': ({ from, to, length }) => `The ground from ${from} to ${to}, ${length}, cut along the line of sight.`,
  'lab-profile-with': ({ pieces }) => `On the way: ${pieces}.`,
  'lab-profile-thing': ({ name, height }) => `${name}, ${height} high`,
  'lab-all': () => 'Everything in sight',
  'lab-count-clear': ({ count }) => `${count} wholly seen`,
  'lab-count-hindered': ({ count }) => `${count} partly seen`,
  'lab-count-hidden': ({ count }) => `${count} hidden`,
  'lab-what-if': () => 'What if',
  'lab-eye': () => 'Height of the eye',
  'lab-height': () => 'Height of the target',
  'lab-true-heights': () => 'True heights',
  'lab-eye-view': () => 'Through its eyes, and back',
  'do-sight-all': () => 'Everything a miniature sees',
  'do-sight-eye': () => 'Look through a miniature’s eyes',
}

export const EN_LAB: Phrases<LabSaid> = {
  'ex-clear': () => 'Clear: nothing reaches into the corridor.',
  'ex-obstructed': ({ pieces }, speak) => `Obstructed by ${listedNames(pieces, speak)}: −${some(pieces.length, 'die', 'dice')}.`,
  'ex-blocked': ({ pieces }, speak) => `Blocked: ${listedNames(pieces, speak)} across the whole corridor.`,
  'ex-blocked-together': ({ pieces }, speak) => `Blocked by ${listedNames(pieces, speak)} together.`,
  'ex-ignored': ({ pieces }, speak) => `In contact with the shooter, so not counted: ${listedNames(pieces, speak)}.`,
  'ex-cover': ({ pieces }, speak) => `The target is in cover: ${listedNames(pieces, speak)}.`,
  'ex-near': ({ gap, limit }, speak) => `${speak.length(gap, limit)} away, within the range of ${speak.length(limit)}.`,
  'ex-long': ({ gap, limit }, speak) => `${speak.length(gap, limit)} away, beyond ${speak.length(limit)}: −1 die.`,
  'ex-out': ({ gap, limit }, speak) => `${speak.length(gap, 2 * limit)} away, out of reach: ${speak.length(2 * limit)} at most.`,
  'ex-gap': ({ gap }, speak) => `${speak.length(gap)} away.`,
  'ex-dice': ({ attack, defence }) => `${some(attack, 'attack die', 'attack dice')} against ${defence}.`,
  'dz-clear': ({ of }) => `Clear shot: all ${of} points are seen, and nobody is in the way.`,
  'dz-seen': ({ seen, of }) => `Line of sight: ${seen} of ${some(of, 'point is', 'points are')} seen.`,
  'dz-hidden': ({ of }) => `No line of sight: none of ${some(of, 'point', 'points')} is seen.`,
  'dz-bonus': () => '+2 dice for a clear shot.',
  'dz-spoiled': ({ pieces }, speak) => `No clear shot: ${listedNames(pieces, speak)} before a part of the target.`,
  'vx-fully': ({ seen, of }) => `Fully visible: ${seen} of ${some(of, 'point', 'points')}, at least half.`,
  'vx-partially': ({ seen, of }) => `Partially visible: ${seen} of ${some(of, 'point', 'points')}, less than half.`,
  'vx-hidden': ({ of }) => `Not visible: none of ${some(of, 'point', 'points')}.`,
  'vx-harder': () => 'The target has VIV +1 against this shot.',
  'vx-mutual': () => 'The target sees back.',
  'vx-not-mutual': () => 'The target does not see back.',
  'hidden-by': ({ pieces }, speak) => `In the way: ${listedNames(pieces, speak)}.`,
}
