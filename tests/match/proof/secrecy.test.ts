/** What was told up to any moment does not lead to the seed of a shuffle that is not disclosed, nor to a throw that has not fallen. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loadRules } from '../../../src/games'
import type { Json } from '../../../src/kernel'
import { generator } from '../../../src/match/generator'
import { createHost } from '../../../src/match/host'
import { openLog } from '../../../src/match/opening'
import { chainOf, LENGTH } from '../../../src/match/proof/chain'
import { provenChance } from '../../../src/match/proof/source'
import { isTold } from '../../../src/match/telling'
import type { Hash } from '../../../src/protocol/proof'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { sitDown } from '../player'
import { NO_DICE, provenMatch, secretsOf } from '../proven'
import { hostOptions, playOn } from '../setting'

/** Every 256-bit number in a text, with all that hashing makes of it: the links before it, if it is one. */
function within(text: string): ReadonlySet<Hash> {
  const found = new Set<Hash>()
  for (const [hash] of text.matchAll(/[0-9a-f]{64}/g)) {
    let at = Buffer.from(hash, 'hex')
    for (let time = 0; time <= LENGTH && !found.has(at.toString('hex')); time++) {
      found.add(at.toString('hex'))
      at = createHash('sha256').update(at).digest()
    }
  }
  return found
}
const RULES = await loadRules()
const text = (value: unknown) => JSON.stringify(value)

/** Nothing is thrown or shuffled in these, as their default options are. */
const WITHOUT_CHANCE = ['vortex']

describe('what players and onlookers are told of chance', () => {
  it('leads to every throw that has fallen, to none to come, and to no shuffle before the match is over', async () => {
    let shuffles = 0
    let throws = 0
    for (let seed = 1; seed <= 12; seed++) {
      const secrets = secretsOf(`secrecy ${seed}`)
      const kept: string[] = []
      const host = createHost(
        hostOptions(seed, {
          chance: provenChance({ secrets, dice: NO_DICE }),
          keep: (entries) => void kept.push(text(entries)),
          secrets: secrets.past,
        }),
      )
      const table = { host, a: sitDown(host, ['A']), b: sitDown(host, ['B']) }
      const onlooker = sitDown(host, ['spectator'])
      const both = sitDown(host, ['A', 'B'])
      await host.settled()
      await playOn(table, generator(seed + 50), 60)
      // Reading it once at the end is enough: nobody forgets what he was told.
      const isOver = host.outcome() !== undefined
      both.send({ type: 'export' })
      const told = text([table.a.got, table.b.got, onlooker.got, sitDown(host, ['A']).got, ...(isOver ? [] : [both.got])])
      const known = within(told)
      const secret = secrets.now() ?? ''
      const own = { throw: chainOf(secret, 'throw'), shuffle: chainOf(secret, 'shuffle') }
      const proofs = host.entries().flatMap(({ proof }) => (proof ? [proof] : []))
      const highest = Math.max(0, ...proofs.map(({ kind, number }) => (kind === 'throw' ? number : 0)))
      for (let place = 1; place <= LENGTH; place++) {
        expect(known.has(own.throw.link(place))).toBe(place <= highest)
        expect(known.has(own.shuffle.link(place))).toBe(false)
      }
      expect(told).not.toContain(secret)
      expect(known.has(own.throw.root)).toBe(true)
      expect(known.has(own.shuffle.root)).toBe(true)
      throws += highest
      shuffles += proofs.filter(({ kind }) => kind === 'shuffle').length
      // The log itself, as it is stored: a shuffle's link is not even there.
      expect([...within(text(kept))].some((hash) => hash === own.shuffle.link(1))).toBe(false)
      // How long the log was would count what others did in secret.
      expect(told).not.toContain('"after":')
    }
    expect(throws).toBeGreaterThan(30)
    expect(shuffles).toBeGreaterThanOrEqual(12)
  })

  it('would lead to shuffles if they shared a chain with throws: a link shown tells all those before it', () => {
    const chain = chainOf('5'.repeat(64), 'throw')
    const told = { proof: { kind: 'throw', number: 9, link: chain.link(9) } } as unknown as Json
    for (let place = 1; place < 9; place++) expect(within(text(told)).has(chain.link(place))).toBe(true)
    expect(within(text(told)).has(chain.link(10))).toBe(false)
  })

  it.each(Object.values(RULES))(
    'every shuffle of $id is seen by all, so that its number tells nobody anything',
    async (rules) => {
      const { game } = rules
      let [shuffles, proofs] = [0, 0]
      for (const seed of [1, 2]) {
        const { record } = await provenMatch({ rules, seed })
        const opened = openLog(game, record.spec, TABLE_SHAPES, record.entries)
        if (!opened.ok) throw new Error(opened.reason.key)
        const { past } = opened.history
        for (const [at, moment] of past.entries()) {
          const before = past[at - 1]
          if (moment.entry.proof) proofs++
          if (moment.entry.proof?.kind !== 'shuffle' || !before) continue
          shuffles++
          const blind = [...record.spec.seats, 'spectator' as const].filter((eyes) => !isTold(game, before.state, moment, eyes))
          expect([moment.entry.seq, blind]).toEqual([moment.entry.seq, []])
        }
      }
      if (WITHOUT_CHANCE.includes(rules.id)) expect(proofs).toBe(0)
      else expect(shuffles).toBeGreaterThan(5)
    },
  )

  it('the file of a match that is over has its secrets, and one exported before has not', async () => {
    const secrets = secretsOf('files')
    const host = createHost(hostOptions(3, { chance: provenChance({ secrets, dice: NO_DICE }), secrets: secrets.past }))
    const table = { host, a: sitDown(host, ['A']), b: sitDown(host, ['B']) }
    const both = sitDown(host, ['A', 'B'])
    await host.settled()
    const file = () => {
      both.send({ type: 'export' })
      const exported = both.got.at(-1)
      return exported?.type === 'exported' ? exported.file : ''
    }
    const secret = secrets.now() ?? '?'
    expect(file()).toContain('"sightline-match"')
    expect(file()).not.toContain(secret)
    await playOn(table, generator(9))
    expect(host.outcome()).toBeDefined()
    await secrets.retire()
    expect(file()).toContain(`"secrets":["${secret}"]`)
  })
})
