/** Chances of a shot and a melee round before the dice fall; exact for the dice alone, without cards, fate and rerolls. */
import type { Speak } from '../../../ui/words/speak'
import { inHundred } from '../../kit/rules/in-hundred'
import { combatDice, type Face } from '../rules/dice'
import { cancels } from '../rules/facts/faces'
import type { EngageReport, ShotReport } from '../rules/reports'
import { say } from './words'

const [DIE] = combatDice(1, 'A').dice
const shareOf = (counts: (face: Face) => boolean): number => {
  const faces = DIE?.faces ?? []
  return faces.filter((face) => counts(face as Face)).length / faces.length
}

/** The distribution of successes among `dice` dice that each succeed with chance `each`. */
function chancesOf(dice: number, each: number): readonly number[] {
  let chances: readonly number[] = [1]
  for (let die = 0; die < dice; die++)
    chances = Array.from(
      { length: chances.length + 1 },
      (_, hits) => (chances[hits] ?? 0) * (1 - each) + (chances[hits - 1] ?? 0) * each,
    )
  return chances
}

/** The chance that the difference between both sides' numbers satisfies `isSo`. */
function leadOf(own: readonly number[], other: readonly number[], isSo: (lead: number) => boolean): number {
  return own.reduce((all, p, hits) => other.reduce((sum, q, against) => sum + (isSo(hits - against) ? p * q : 0), all), 0)
}

const HIT = shareOf((face) => face === 'hit')

/** The chances that 0, 1, 2, or 3 and more hits get through. */
export function throughOf({ attack, defence, cover }: ShotReport): readonly [number, number, number, number] {
  const stopped = chancesOf(
    defence.total,
    shareOf((face) => cancels([face], cover.length > 0) > 0),
  )
  const hits = chancesOf(attack.total, HIT)
  const chance = (isSo: (lead: number) => boolean) => leadOf(hits, stopped, isSo)
  return [chance((lead) => lead <= 0), chance((lead) => lead === 1), chance((lead) => lead === 2), chance((lead) => lead >= 3)]
}

/** The chances that the attacker wins the first round, and that it is a tie. */
export function roundOf({ attack, defence }: EngageReport): { readonly won: number; readonly tied: number } {
  const [own, other] = [chancesOf(attack.total, HIT), chancesOf(defence.total, HIT)]
  return { won: leadOf(own, other, (lead) => lead > 0), tied: leadOf(own, other, (lead) => lead === 0) }
}

export function throughText(report: ShotReport, speak: Speak): string {
  const [none = 0, one = 0, two = 0, more = 0] = inHundred(throughOf(report))
  return say(speak, 'odds-through', { none, one, two, more })
}
export function roundText(report: EngageReport, speak: Speak): string {
  const chances = roundOf(report)
  const [won = 0, tied = 0, lost = 0] = inHundred([chances.won, chances.tied, Math.max(0, 1 - chances.won - chances.tied)])
  return say(speak, 'odds-round', { won, tied, lost })
}
