import fc from 'fast-check'
import { deflateSync, inflateSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../src/kernel'
import { emptyLayout, type LayoutDocument, type LayoutPiece } from '../../src/planner/document'
import { applied } from '../../src/planner/edits'
import { freshRef, refsOf } from '../../src/planner/refs'
import { emptyReport, numbersOf, withTallies } from '../../src/planner/selfplay/report'
import { LINK_MARK, readShared, shared } from '../../src/planner/share'
import { bytesOf, checkSum, lettersOf, reader, writer } from '../../src/planner/share/bytes'
import { SCENERY, terrainKinds } from '../../src/table/terrain'
import { at, inch, piece, rectangle, sample } from './sample'

const fragment = (document: LayoutDocument): string => {
  const found = shared(document)
  if (!found.ok) throw new Error(found.reason.key)
  return found.value.fragment
}
const areas = [
  { ref: 'near', seat: 'A' as const, outlines: [rectangle(0, 0, 44, 12)] },
  { ref: 'far', seat: 'B' as const, outlines: [rectangle(0, 48, 44, 60)] },
]
const objectives = [0, 1, 2, 3, 4].map((i) => ({ ref: `o${i + 1}`, at: at(6 + 8 * i, 30), height: 0, points: 1 }))
/** Sixty pieces in no order at all, to a hundredth of an inch and to the degree: the worst there is. */
const scattered = (): LayoutDocument =>
  emptyLayout('Sixty pieces, wherever they fell', inch(44), inch(60), {
    areas,
    objectives,
    pieces: Array.from({ length: 60 }, (_, i): LayoutPiece => {
      const kind = SCENERY[(i * 7) % SCENERY.length]?.kind ?? 'wall'
      const where = { x: (i * 48_271 * 31 + 777) % inch(44), y: (i * 69_621 * 17 + 55) % inch(60) }
      return {
        ref: `${kind}-${i + 100}`,
        kind,
        at: where,
        heading: (i * 137) % 360,
        ...(i % 9 === 0 ? { name: `Piece ${i}` } : {}),
      }
    }),
  })
/** Sixty pieces as a planner has them: on a quarter inch, in steps of fifteen degrees, thirty and their twins. */
const planned = (): LayoutDocument => {
  let document = emptyLayout('A planned table', inch(44), inch(60), { areas, objectives, symmetry: 'turned' })
  for (let i = 0; i < 30; i++) {
    const kind = SCENERY[i % SCENERY.length]?.kind ?? 'wall'
    const added = applied(document, {
      type: 'add',
      pieces: [
        piece(freshRef(refsOf(document.pieces), kind), kind, 2 + ((i * 13) % 40) + 0.25, 2 + ((i * 7) % 26), (i * 15) % 360),
      ],
    })
    if (added.ok) document = added.value.document
  }
  return document
}

describe('links', () => {
  test('sixty pieces stay under 2,000 characters, even scattered; planned ones under 1,000', () => {
    expect(scattered().pieces.length).toBe(60)
    expect(planned().pieces.length).toBe(60)
    const lengths = {
      scattered: fragment(scattered()).length,
      planned: fragment(planned()).length,
      sample: fragment(sample()).length,
    }
    expect(lengths.scattered).toBeLessThan(2000)
    expect(lengths.planned).toBeLessThan(1000)
  })
  test('give back what went in, out of a whole address too', () => {
    for (const document of [sample(), scattered(), planned()]) {
      expect(readShared(`https://example.test/plan#${fragment(document)}`)).toEqual({ ok: true, value: { document } })
    }
  })
  test('give back any document', () => {
    const ref = fc.string({ minLength: 1, maxLength: 12 })
    const whole = fc.integer({ min: -1_000_000, max: 1_000_000 })
    const kind = fc.constantFrom(...terrainKinds().map((one) => one.kind), 'own/tower')
    const pieces = fc.uniqueArray(
      fc.record(
        {
          ref,
          kind,
          at: fc.record({ x: whole, y: whole }),
          heading: fc.integer({ min: 0, max: 359 }),
          z: fc.integer({ min: 0, max: 100_000 }),
          group: ref,
          locked: fc.constant(true as const),
          name: fc.string({ maxLength: 20 }),
        },
        { requiredKeys: ['ref', 'kind', 'at', 'heading'] },
      ),
      { selector: (one) => one.ref, maxLength: 30 },
    )
    const symmetry = fc.constantFrom('none', 'turned', 'left-right', 'near-far' as const)
    fc.assert(
      fc.property(pieces, symmetry, fc.boolean(), (list, wanted, copies) => {
        const paired = applied({ ...sample(), pieces: list }, { type: 'symmetry', symmetry: wanted, copies })
        const document = paired.ok ? paired.value.document : { ...sample(), pieces: list }
        const read = readShared(fragment(document))
        expect(read).toEqual({ ok: true, value: { document: JSON.parse(JSON.stringify(document)) } })
      }),
      { numRuns: 200 },
    )
  })
  test('leave pictures behind, and say of which pieces', () => {
    const { tower } = sample().own
    if (!tower) throw new Error('the sample has a tower')
    const document = { ...sample(), own: { tower: { ...tower, picture: 'AAAA' } } }
    const found = shared(document)
    expect(found.ok && found.value.without).toEqual(['tower'])
    expect(readShared(fragment(document))).toEqual({ ok: true, value: { document: sample() } })
  })
})

describe('the numbers of matches that were played on a layout', () => {
  const document = planned()
  const setting = { game: 'exterminate', level: 'strong', forces: ['Daleks', 'Cybermen'], seed: 1 } as const
  const report = withTallies(
    emptyReport(setting, document.size),
    Array.from({ length: 200 }, (_, seed) => ({
      ...{ seed, isSwapped: seed % 2 === 1, winner: (seed % 3 === 0 ? 1 : 0) as 0 | 1, first: 0 as const },
      ...{ homes: ['near', 'far'] as const, end: 'counted' as const, points: [6, 4] as const, rounds: 6, lost: [1, 2] as const },
      ...{ stood: [seed, seed + 1], died: [seed], shots: [{ from: seed, to: seed + 90 }], held: [] },
    })),
  )
  const linkOf = (size = document.size) => {
    const link = shared({ ...document, size }, report)
    if (!link.ok) throw new Error(link.reason.key)
    return link.value
  }
  test('go with its link, as numbers alone and marked as given, in a few hundred characters', () => {
    const link = linkOf()
    expect(link.isTried).toBe(true)
    expect(readShared(link.fragment)).toEqual({ ok: true, value: { document, report: numbersOf(report) } })
    expect(numbersOf(report)).toMatchObject({ matches: 200, given: true, stood: {}, died: {}, lanes: {}, edges: report.edges })
    expect(link.fragment.length - fragment(document).length).toBeLessThan(700)
  })
  test('are left out where they are about a table of another size', () => {
    const read = readShared(linkOf({ width: inch(30), depth: inch(60) }).fragment)
    expect(read.ok && Object.keys(read.value)).toEqual(['document'])
  })
  test('stay behind where the link would be too long with them', () => {
    const note = (length: number) => ({ ...document, pieces: noise(length) })
    let most = 0
    for (let step = 512; step >= 1; step /= 2) if (shared(note(most + step)).ok) most += step
    const link = shared(note(most), report)
    expect(link.ok && link.value.isTried).toBe(false)
    expect(shared(note(most + 1)).ok).toBe(false)
  })
})

/** Pieces that hardly deflate. */
function noise(count: number): LayoutDocument['pieces'] {
  const rng = seeded(7)
  return Array.from({ length: count }, (_, at) => ({
    ref: `wall ${at}`,
    kind: 'wall',
    name: Array.from({ length: 60 }, () => String.fromCharCode(97 + rng.below(26))).join(''),
    at: { x: rng.below(1_000_000), y: rng.below(1_000_000) },
    heading: rng.below(360),
  }))
}

describe('links that are none', () => {
  const refusal = (link: string) => {
    const read = readShared(link)
    return read.ok ? 'read' : { key: read.reason.key, ...read.reason.says }
  }
  test('say what is wrong, and where', () => {
    const link = fragment(sample())
    expect(refusal('https://example.test/#match')).toEqual({ key: 'link-foreign' })
    expect(refusal(`#${LINK_MARK}9abc`)).toEqual({ key: 'link-wrong-version', found: '9', ours: '1' })
    expect(refusal(`#${LINK_MARK}`)).toEqual({ key: 'link-cut-short', at: 0 })
    expect(refusal(link.slice(0, -40))).toMatchObject({ key: 'link-cut-short' })
    expect(refusal(`${link.slice(0, 30)}!${link.slice(31)}`)).toEqual({ key: 'link-bad-character', at: 23 })
    expect(refusal(`${link.slice(0, 60)}${link[60] === 'A' ? 'B' : 'A'}${link.slice(61)}`)).toMatchObject({ key: 'link-damaged' })
  })
  test('never throw, however they are cut or garbled', () => {
    const link = fragment(planned())
    fc.assert(
      fc.property(fc.nat(link.length), fc.nat(link.length), fc.string({ maxLength: 6 }), (from, to, other) => {
        const garbled = link.slice(0, from) + other + link.slice(to)
        const read = readShared(garbled)
        if (!read.ok) expect(read.reason.key).toMatch(/^link-/)
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(fc.base64String(), (letters) => {
        expect(readShared(`${LINK_MARK}1${letters.replaceAll('=', '')}`).ok).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })
  test('never throw where the check sum is right and the rest is nonsense', () => {
    const linkOf = (bytes: Uint8Array) => {
      const packed = deflateSync(bytes)
      const head = writer()
      head.count(bytes.length)
      head.count(packed.length)
      head.count(checkSum(packed))
      return `${LINK_MARK}1${lettersOf(Uint8Array.from([...head.bytes(), ...packed]))}`
    }
    // The sample's own bytes, to be garbled after unpacking.
    const all = bytesOf(fragment(planned()).slice(LINK_MARK.length + 1))
    if ('wrong' in all) throw new Error('the link has letters only')
    const head = reader(all)
    for (let i = 0; i < 3; i++) head.count()
    const plain = inflateSync(all.subarray(head.at))
    expect(readShared(linkOf(plain)).ok).toBe(true)
    fc.assert(
      fc.property(fc.nat(plain.length - 1), fc.nat(255), fc.nat(plain.length), (where, value, end) => {
        const broken = plain.slice(0, Math.max(where + 1, end))
        broken[where] = value
        const read = readShared(linkOf(broken))
        if (!read.ok) expect(read.reason.key).toMatch(/^link-/)
      }),
      { numRuns: 1500 },
    )
  })
})
