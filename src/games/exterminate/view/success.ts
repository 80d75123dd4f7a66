/** Which dice of a roll glow: those that count for the player who threw them, as the rules read the faces. */
import type { ToldEntry } from '../../../protocol/messages'
import { FACES, type Face } from '../rules/dice'
import { bestCrossing, cancels, stressRemoved, worstDamage } from '../rules/facts/faces'
import { POOLS, type PoolId, type View } from '../rules/state'

type Roll = NonNullable<ToldEntry['roll']>

const isFace = (face: string): face is Face => FACES.some((one) => one === face)

/** The indices of the dice that count. */
export function turnedFaces(subject: string, { faces, about }: Roll, view: View): readonly number[] {
  const read = faces.filter(isFace)
  if (read.length !== faces.length) return []
  const counts = counting(readAs(subject, about, view), read, about, view)
  return read.flatMap((face, place) => (counts(face) ? [place] : []))
}

/** Rerolled dice are read as part of the roll to which they belong. */
const READ_AS: { readonly [P in PoolId]: string } = {
  attack: 'attack dice',
  defence: 'defence dice',
  damage: 'damage dice',
  crossing: 'crossing die',
  'initiative-A': 'initiative dice',
  'initiative-B': 'initiative dice',
  stress: 'stress dice',
  adventure: 'adventure die',
}
function readAs(subject: string, about: Roll['about'], { melee }: View): string {
  const pool = POOLS.find((one) => one === about?.pool)
  if (subject !== 'reroll dice' || pool === undefined) return subject
  // In melee both sides count hits.
  return pool === 'defence' && melee ? 'melee defence dice' : READ_AS[pool]
}

/** Which faces of a roll on the table count at the moment. */
export function countingIn(pool: PoolId, faces: readonly Face[], inCover: boolean, view: View): (face: Face) => boolean {
  return counting(readAs('reroll dice', { pool }, view), faces, { inCover }, view)
}

function counting(subject: string, faces: readonly Face[], about: Roll['about'], { rulings }: View): (face: Face) => boolean {
  switch (subject) {
    case 'initiative dice':
    case 'attack dice':
    case 'melee attack dice':
    case 'melee defence dice':
      return (face) => face === 'hit'
    case 'defence dice': {
      const inCover = about?.inCover === true
      return (face) => cancels([face], inCover) > 0
    }
    case 'adventure die':
      return (face) => face === 'bolt'
    case 'stress dice':
      return (face) => stressRemoved(rulings, [face]) > 0
    case 'crossing die': {
      const best = bestCrossing(rulings, faces)
      return (face) => best === 'crossed' && bestCrossing(rulings, [face]) === best
    }
    case 'damage dice': {
      const worst = worstDamage(rulings, faces)
      return (face) => worst !== 'scratch' && worstDamage(rulings, [face]) === worst
    }
    default:
      return () => false
  }
}
