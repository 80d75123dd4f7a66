/** A host whose seats' pages have a part in chance: who is told what, and when. */
import { describe, expect, it } from 'vitest'
import { generator } from '../../../src/match/generator'
import { createHost, openHost } from '../../../src/match/host'
import { rootsOf } from '../../../src/match/proof/holder'
import { type AskLinks, provenChance } from '../../../src/match/proof/source'
import type { Commitments, Hash } from '../../../src/protocol/proof'
import type { Counting } from '../counting'
import { type Player, sitDown } from '../player'
import { NO_DICE, pagesOf, secretsOf } from '../proven'
import { act, hostOptions, playOn } from '../setting'

const boundIn = (player: Player): readonly Commitments[] =>
  player.got.flatMap((message) => (message.type === 'bound' ? [message.to] : []))
const proofsIn = (player: Player) =>
  [...(player.lines.get('A') ?? player.lines.get('B') ?? player.lines.get('spectator') ?? [])].flatMap(({ entry }) =>
    entry.proof ? [entry.proof] : [],
  )

describe('seats bound to chains', () => {
  it('have a part in all that falls afterwards, told to everybody with every link', async () => {
    const pages = pagesOf(['A'])
    const host = createHost(
      hostOptions(1, { chance: provenChance({ secrets: secretsOf(1), dice: NO_DICE, links: pages.links }) }),
    )
    const table = { host, a: sitDown(host, ['A']), b: sitDown(host, ['B']) }
    const onlooker = sitDown(host, ['spectator'])
    await host.settled()
    const secret = pages.held.get('A')?.secret as Hash
    const roots = rootsOf(secret)
    expect(await host.bind('A', roots)).toBeUndefined()
    // The deal was the first shuffle: its chain begins after it. The page is told where.
    const from = { throw: 1, shuffle: 2 }
    const chains = { throw: { root: roots.throw, from: 1 }, shuffle: { root: roots.shuffle, from: 2 } }
    for (const one of [table.a, table.b, onlooker]) {
      expect(boundIn(one)).toHaveLength(2)
      expect(boundIn(one)[0]?.seats).toBeUndefined()
      expect(boundIn(one)[1]?.seats).toEqual({ A: chains })
      expect(boundIn(one)[1]?.host).toEqual(boundIn(one)[0]?.host)
    }
    const page = pages.held.get('A')
    if (page) pages.held.set('A', { ...page, from, last: { throw: 0, shuffle: 1 } })
    await playOn(table, generator(12))
    const proofs = proofsIn(table.b)
    const throws = proofs.filter(({ kind }) => kind === 'throw')
    expect(throws.length).toBeGreaterThan(1)
    expect(throws.every(({ seats }) => /^[0-9a-f]{64}$/.test(seats?.A ?? ''))).toBe(true)
    expect(proofsIn(onlooker)).toEqual(proofs)
    expect(proofs.filter(({ kind }) => kind === 'shuffle').every((proof) => !('link' in proof))).toBe(true)
    // Whoever comes later is told who is bound.
    expect(boundIn(sitDown(host, ['B']))).toEqual([boundIn(table.b).at(-1)])
  })

  it('cannot be bound to a chain that was used, whose links may be known', async () => {
    const host = createHost(hostOptions(1, { chance: provenChance({ secrets: secretsOf(1), dice: NO_DICE }) }))
    await host.settled()
    const roots = rootsOf('d'.repeat(64))
    expect(await host.bind('A', roots)).toBeUndefined()
    expect(await host.bind('A', roots)).toEqual({ key: 'chain-known', says: {} })
    expect(await host.bind('B', { throw: roots.shuffle, shuffle: 'e'.repeat(64) })).toEqual({ key: 'chain-known', says: {} })
    expect(await host.bind('B', { throw: 'e'.repeat(64), shuffle: 'e'.repeat(64) })).toEqual({ key: 'chain-known', says: {} })
    expect(await host.bind('B', rootsOf('e'.repeat(64)))).toBeUndefined()
  })

  it('are asked for nothing before the chains are stored and told; a store that fails stops chance until it succeeds', async () => {
    let isFull = true
    const asked: number[] = []
    const links: AskLinks = async ({ number }) => {
      asked.push(number)
      return {}
    }
    const source = provenChance({ secrets: secretsOf(1), dice: NO_DICE, links })
    const kept: number[] = []
    const host = createHost<Counting>(
      hostOptions(1, {
        tells: 'once kept',
        chance: source,
        keep(entries) {
          if (isFull) throw new Error('the disk is full')
          kept.push(...entries.map(({ seq }) => seq))
        },
      }),
    )
    const player = sitDown(host, ['A', 'B'])
    await host.settled()
    expect(player.got).toEqual([])
    expect(kept).toEqual([])
    expect(host.entries().map(({ cause }) => cause.type)).toEqual(['start', 'commit'])
    isFull = false
    host.retry()
    // First it is stored, then chance is asked again.
    await host.settled()
    await host.settled()
    expect(host.entries().map(({ cause }) => cause.type)).toEqual(['start', 'commit', 'answer'])
    expect(kept).toEqual([0, 1, 2])
    expect(boundIn(player)).toHaveLength(1)
    expect(player.refusals.map(({ key }) => key)).not.toContain('chance-failed')
    expect(asked).toEqual([])
    expect(await host.bind('A', rootsOf('d'.repeat(64)))).toBeUndefined()
    const rng = generator(3)
    for (let answers = 0; answers < 12; answers++) {
      if (!act(player, 'A', rng)) act(player, 'B', rng)
      await host.settled()
    }
    expect(asked.length).toBeGreaterThan(0)
  })

  it('are bound still where the match is opened again', async () => {
    const first = createHost(hostOptions(1, { chance: provenChance({ secrets: secretsOf(1), dice: NO_DICE }) }))
    await first.settled()
    await first.bind('B', rootsOf('d'.repeat(64)))
    const before = boundIn(sitDown(first, ['B']))
    expect(before[0]?.seats?.B?.throw.from).toBe(1)
    const entries = JSON.parse(JSON.stringify(first.entries()))
    const opened = openHost({ ...hostOptions(1), entries })
    expect(opened.ok && boundIn(sitDown(opened.host, ['B']))).toEqual(before)
  })
})
