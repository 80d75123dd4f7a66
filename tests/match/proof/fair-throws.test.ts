import { expect, it } from 'vitest'
import { audit, createThrower } from '../../../src/dice/throw'
import { askedOf, seeded } from '../../../src/match/proof/asked'
import { chainsOf } from '../../../src/match/proof/chain'
import { throwingAgain } from '../../../src/workers/throw-again'
import { eight, six } from '../../dice/build'

it('dice thrown by seeds that follow from links show every face as often as it should', { timeout: 60_000 }, async () => {
  const throwing = throwingAgain(await createThrower())
  const host = chainsOf('beef'.repeat(16)).throw
  const seat = chainsOf('cafe'.repeat(16)).throw
  const dice = [...Array.from({ length: 6 }, () => six), ...Array.from({ length: 4 }, () => eight)]
  const choice = { shape: 'roll', dice } as const
  const rolled = Array.from({ length: 125 }, (_, at) => {
    const number = at + 1
    const gesture = at % 2 === 0 ? { x: (37 * at) % 1000, y: 600, strength: (91 * at) % 1001 } : undefined
    const asked = askedOf({ id: 'q', seat: 'chance', subject: 'attack', choice, fallback: [] }, 'dice', gesture)
    const seeding = { root: host.root, number, link: host.link(number), seats: { A: seat.link(number) }, asked }
    const { faces } = throwing(dice, seeded(seeding).words(), gesture)
    return dice.map((die, index) => ({ faces: die.faces, shown: faces[index] ?? '' }))
  })
  const audited = audit(rolled.flat())
  expect(audited.map(({ rolls }) => rolls)).toEqual([750, 500])
  for (const { verdict } of audited) expect(verdict).toBe('as expected')
})
