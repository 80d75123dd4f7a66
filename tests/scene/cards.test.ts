import { expect, test } from 'vitest'
import { type CardActor, shownFace } from '../../src/scene/cards/card-cast'
import { CARD_THICKNESS, cornersOf, pileHeight, slabsOf, writeCardMatrix, yawOfCard } from '../../src/scene/cards/card-stance'
import { createCast } from '../../src/scene/cast'
import type { Cue } from '../../src/scene/cue'
import { createDirector } from '../../src/scene/director'
import type { CardFaceLook, CardLook, Look, ZoneLook } from '../../src/scene/look'
import { pick } from '../../src/scene/pick'
import { at, inch, lookOf } from './looks'

const FACE: CardFaceLook = { family: 'teal', emblem: 'eye', title: 'The Archivist' }
const card = (ref: string, x: number, y: number, more: Partial<CardLook> = {}): CardLook => ({
  ref,
  name: ref,
  at: at(x, y),
  z: 0,
  heading: 90,
  width: inch(2.5),
  height: inch(3.5),
  back: 'night:hourglass',
  faceUp: false,
  ...more,
})
const zone = (ref: string, x: number, y: number, heading = 90): ZoneLook => ({
  ref,
  name: ref,
  at: at(x, y),
  heading,
  width: inch(6),
  height: inch(4),
})
const table = (cards: readonly CardLook[], zones: readonly ZoneLook[] = []): Look => ({ ...lookOf([]), cards, zones })

/** A cast with its first look, and a director over it on a clock that only `pass` moves. */
function theatre(cards: readonly CardLook[]) {
  let time = 0
  const cast = createCast(() => 1.5)
  cast.sync(table(cards), time)
  cast.frame(time, 16)
  const director = createDirector({ clock: () => time, cast, wake: () => {}, dice: () => Promise.resolve() })
  const pass = (ms: number) => {
    time += ms
    const acting = director.frame()
    return cast.frame(time, ms) || acting
  }
  return {
    cast,
    director,
    pass,
    sync: (next: readonly CardLook[]) => cast.sync(table(next), time),
    of: (ref: string) => cast.cards.get(ref) as CardActor,
    rest: () => {
      for (let i = 0; i < 400 && pass(16); i++);
    },
  }
}

test('a pile is as high as its cards, in slabs that lie on each other, the same every time', () => {
  for (const count of [1, 2, 9, 10, 54, 200]) {
    const slabs = slabsOf('pile', count)
    expect(slabs.length).toBeLessThanOrEqual(20)
    let top = 0
    for (const { bottom, thickness } of slabs) {
      expect(bottom).toBeCloseTo(top)
      expect(thickness).toBeGreaterThan(0)
      top = bottom + thickness
    }
    expect(top).toBeCloseTo((count * CARD_THICKNESS) / 2540)
    expect(slabs).toEqual(slabsOf('pile', count))
  }
  expect(slabsOf('one')[0]).toMatchObject({ x: 0, z: 0, yaw: 0 })
  expect(slabsOf('pile', 30).some(({ x }) => x !== 0)).toBe(true)
})

test('heading 90 is read from the near edge; a card that turns over never goes through the table', () => {
  const [slab] = slabsOf('one')
  const out = new Float32Array(16)
  for (const tilt of [0, 0.2, 0.5, 0.8, 1]) {
    const stance = { x: 0, y: 0, z: 0, yaw: yawOfCard(90), tilt, fade: 0 }
    writeCardMatrix(out, 0, stance, slab as NonNullable<typeof slab>, 2.5, 3.5)
    const lowest = (out[13] as number) - Math.abs(out[1] as number) / 2 - Math.abs(out[5] as number) / 2
    expect(lowest).toBeGreaterThan(-1e-6)
    // Its long axis stays where it is: it turns over sideways.
    expect([out[8], out[9], out[10]].map((v) => Math.round((v as number) * 100) / 100)).toEqual([0, 0, 3.5])
  }
  expect(yawOfCard(90)).toBe(0)
  const [near] = cornersOf(at(10, 10), inch(2), inch(4), yawOfCard(0))
  // Its upper edge points along x: it is wide across y.
  expect(near).toEqual({ x: inch(8), y: inch(11) })
})

test('the pointer finds the uppermost card, then zones, and passes through what is not to be touched', () => {
  const look = table(
    [
      card('low', 10, 10),
      card('over', 11, 10, { z: CARD_THICKNESS }),
      card('turned', 20, 10, { heading: 0 }),
      card('not', 30, 10, { selectable: false }),
    ],
    [zone('zone', 10, 10), zone('other', 30, 10, 180)],
  )
  const down = (x: number, y: number) => ({
    from: { x: inch(x), y: inch(y), z: inch(20) },
    direction: { x: 0, y: 0, z: -inch(20) },
  })
  const under = (x: number, y: number) => pick(down(x, y), look, () => inch(1))
  expect(under(9.2, 10)).toMatchObject({ what: 'card', ref: 'low' })
  expect(under(10.5, 10)).toMatchObject({ what: 'card', ref: 'over', at: at(11, 10), z: 2 * CARD_THICKNESS })
  expect(under(21.6, 10.5)).toMatchObject({ ref: 'turned' })
  expect(under(20.5, 11.6)).toMatchObject({ what: 'table' })
  expect(under(12.8, 10)).toMatchObject({ what: 'zone', ref: 'zone' })
  expect(under(30, 10)).toMatchObject({ what: 'zone', ref: 'other' })
  expect(under(30, 12.8)).toMatchObject({ ref: 'other' })
  expect(under(32.5, 10)).toMatchObject({ what: 'table' })
  expect(
    pick(
      down(10.5, 10),
      look,
      () => 1,
      (ref) => ref === 'over',
    ),
  ).toMatchObject({ ref: 'low' })
  const pile = table([card('pile', 5, 5, { count: 60 })])
  expect(pileHeight({ count: 60 })).toBe(60 * CARD_THICKNESS)
  expect(pick(down(5, 5), pile, () => 1)).toMatchObject({ ref: 'pile', z: 60 * CARD_THICKNESS })
})

test('a face that is covered is forgotten as soon as it cannot be seen', () => {
  const { sync, pass, rest, of } = theatre([card('c', 5, 5, { faceUp: true, face: FACE })])
  expect(shownFace(of('c'))).toBe(FACE)
  sync([card('c', 5, 5)])
  pass(60)
  // On its way over it still shows.
  expect(of('c').stance.tilt).toBeLessThan(1)
  expect(shownFace(of('c'))).toBe(FACE)
  rest()
  expect(of('c').stance.tilt).toBe(1)
  expect(JSON.stringify(of('c'))).not.toContain('Archivist')
})

test('a face that a cue has shown is forgotten with the next look that covers it', () => {
  const { director, sync, rest, of } = theatre([card('c', 5, 5)])
  director.play([{ type: 'card-flip', ref: 'c', faceUp: true, face: FACE }])
  rest()
  expect(of('c').stance.tilt).toBe(0)
  expect(shownFace(of('c'))).toBe(FACE)
  director.play([{ type: 'card-flip', ref: 'c', faceUp: false }])
  rest()
  sync([card('c', 5, 5)])
  rest()
  expect(JSON.stringify(of('c'))).not.toContain('Archivist')
})

const DEAL: Cue = {
  type: 'card-move',
  ref: 'new',
  how: 'deal',
  from: 'pile',
  to: { at: at(20, 5), z: 0, heading: 90, faceUp: true },
  card: card('new', 20, 5, { faceUp: true, face: FACE }),
}

test('a dealt card comes from the top of its pile in an arc and is taken over by the next look without a start', () => {
  const pile = card('pile', 5, 5, { count: 40 })
  const { cast, director, pass, rest, sync, of } = theatre([pile])
  director.play([DEAL])
  pass(0)
  expect(of('new').stance).toMatchObject({ x: 5, z: -5, tilt: 1 })
  expect(of('new').stance.y).toBeCloseTo((40 * CARD_THICKNESS) / 2540)
  pass(180)
  expect(of('new').stance.y).toBeGreaterThan(0.7)
  rest()
  const landed = of('new').stance
  expect(landed).toMatchObject({ x: 20, y: 0, z: -5, tilt: 0, fade: 0 })
  sync([pile, card('new', 20, 5, { faceUp: true, face: FACE })])
  expect(cast.frame(99_999, 16)).toBe(false)
  expect(of('new').stance).toMatchObject({ x: 20, y: 0, z: -5, yaw: landed.yaw, tilt: 0 })
})

test('a card that a cue brought and no look has is gone with the next look', () => {
  const { cast, director, rest, sync } = theatre([card('pile', 5, 5, { count: 40 })])
  director.play([DEAL])
  rest()
  sync([card('pile', 5, 5, { count: 39 })])
  expect([...cast.cards.keys()]).toEqual(['pile'])
})

test('skipped or without motion everything is where it would have ended', () => {
  const one = theatre([card('pile', 5, 5, { count: 40 }), card('c', 9, 9)])
  one.director.play([DEAL, { type: 'card-flip', ref: 'c', faceUp: true, face: FACE }])
  one.director.skip()
  expect(one.of('new').stance).toMatchObject({ x: 20, z: -5, tilt: 0, fade: 0 })
  expect(one.of('c').stance.tilt).toBe(0)
  const other = theatre([card('pile', 5, 5, { count: 40 })])
  other.director.setReduced(true)
  other.director.play([DEAL, { type: 'card-shuffle', ref: 'pile' }])
  let highest = 0
  for (let i = 0; i < 60 && other.pass(16); i++) highest = Math.max(highest, other.of('new').stance.y)
  expect(highest).toBeLessThan(0.5)
  expect(other.of('new').stance).toMatchObject({ x: 20, z: -5, fade: 0 })
})

test('together, cards leave one after the other; gathered ones are gone at the end', () => {
  const { director, pass, rest, of } = theatre([card('a', 5, 5), card('b', 8, 5)])
  const gather = (ref: string, delay: number): Cue => ({
    type: 'card-move',
    ref,
    how: 'gather',
    to: { at: at(20, 20), z: 0 },
    delay,
  })
  director.play([{ type: 'together', cues: [gather('a', 0), gather('b', 200)] }])
  pass(0)
  pass(150)
  expect(of('a').stance.x).toBeGreaterThan(5.5)
  expect(of('b').stance.x).toBe(8)
  rest()
  expect(of('b').stance).toMatchObject({ x: 20, z: -20, fade: 1 })
})

test('a pile slips apart and together while it is shuffled', () => {
  const { director, pass, rest, of } = theatre([card('pile', 5, 5, { count: 40 })])
  director.play([{ type: 'card-shuffle', ref: 'pile' }])
  pass(0)
  pass(120)
  expect(of('pile').stance.spread).toBeGreaterThan(0.4)
  rest()
  expect(of('pile').stance.spread ?? 0).toBe(0)
})

test('new cards of a look come from their pile, one after the other, and then nothing is drawn any more', () => {
  const pile = card('pile', 5, 5, { count: 40 })
  const { cast, sync, pass, rest, of } = theatre([pile])
  sync([pile, card('a', 20, 5, { from: 'pile' }), card('b', 23, 5, { from: 'pile' })])
  pass(50)
  expect(of('a').stance.x).toBeGreaterThan(5)
  expect(of('b').stance.x).toBe(5)
  rest()
  expect(of('b').stance).toMatchObject({ x: 23, z: -5 })
  const version = cast.version()
  for (let i = 0; i < 5; i++) expect(pass(500)).toBe(false)
  expect(cast.version()).toBe(version)
})

test('a card set down stays there while an answer is on its way, and goes back if it led to nothing', () => {
  const { cast, rest, of } = theatre([card('c', 5, 5)])
  cast.hold('c', { x: 9, y: 0, z: -9 })
  rest()
  expect(of('c').rise).toBeGreaterThan(0.5)
  cast.awaits(true)
  cast.release('c')
  rest()
  expect(of('c').stance).toMatchObject({ x: 9, z: -9 })
  cast.awaits(false)
  rest()
  expect(of('c').stance).toMatchObject({ x: 5, z: -5 })
})

test('cards whose refs change stay where they lie, and the next look takes them over without a start', () => {
  const { cast, director, sync, rest, of } = theatre([card('x/0', 5, 5), card('x/1', 9, 5), card('x/2', 13, 5)])
  const stood = [of('x/1').stance, of('x/2').stance]
  const names = [{ from: 'x/0' }, { from: 'x/1', to: 'x/0' }, { from: 'x/2', to: 'x/1' }]
  director.play([{ type: 'card-names', names }])
  rest()
  expect([...cast.cards.keys()].toSorted()).toEqual(['x/0', 'x/1'])
  expect([of('x/0').stance, of('x/1').stance]).toEqual(stood)
  expect(of('x/0').card.ref).toBe('x/0')
  sync([card('x/0', 9, 5), card('x/1', 13, 5)])
  rest()
  expect(of('x/0').stance.x).toBe(9)
})
