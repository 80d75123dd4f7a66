import { expect, test } from 'vitest'
import { createCast, faceUp, type TokenActor } from '../../src/scene/cast'
import type { Cue } from '../../src/scene/cue'
import { createDirector } from '../../src/scene/director'
import type { FigureLook, TokenLook } from '../../src/scene/look'
import { pick } from '../../src/scene/pick'
import { timelineOf } from '../../src/scene/timeline'
import { at, figure, inch, lookOf } from './looks'

const token = (ref: string, x: number, y: number, more: Partial<TokenLook> = {}): TokenLook => ({
  ref,
  kind: 'node-down',
  name: ref,
  radius: inch(0.5),
  at: at(x, y),
  z: 0,
  ...more,
})
const table = (figures: readonly FigureLook[], tokens: readonly TokenLook[]) => ({ ...lookOf(figures), tokens })

/** A cast whose first look is there, and a director over it on a clock that only `pass` moves. */
function theatre(figures: readonly FigureLook[], tokens: readonly TokenLook[]) {
  let time = 0
  const cast = createCast(() => 1.5)
  cast.sync(table(figures, tokens), time)
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
    sync: (next: readonly FigureLook[], lying: readonly TokenLook[]) => cast.sync(table(next, lying), time),
    token: (ref: string) => cast.tokens.get(ref) as TokenActor,
    rest: () => {
      for (let i = 0; i < 400 && pass(16); i++);
    },
  }
}

test('tokens lie where the look puts them, come, glide and go with it', () => {
  const { cast, sync, rest, token: of } = theatre([], [token('n1', 5, 5)])
  expect(of('n1').stance).toMatchObject({ x: 5, y: 0, z: -5, fade: 0 })
  sync([], [token('n1', 9, 5), token('n2', 3, 3, { z: inch(2) })])
  expect(of('n2').stance.fade).toBe(1)
  rest()
  expect(of('n1').stance.x).toBe(9)
  expect(of('n2').stance).toMatchObject({ x: 3, y: 2, z: -3, fade: 0 })
  sync([], [token('n2', 3, 3, { z: inch(2) })])
  expect([...cast.tokens.keys()]).toEqual(['n2'])
})

test('a carried token looks out from under its carrier and goes where it goes', () => {
  const carried = token('n1', 5, 5, { carriedBy: 'A1' })
  const { cast, pass, rest, token: of } = theatre([figure('A1', 10, 10)], [carried])
  const apart = () => {
    const { x, z } = of('n1').stance
    const a = cast.stance('A1')
    return Math.hypot(x - (a?.x ?? 0), z - (a?.z ?? 0))
  }
  expect(apart()).toBeGreaterThan(0.5)
  expect(apart()).toBeLessThan(1)
  cast.hold('A1', { x: 20, y: 2, z: -3 })
  pass(16)
  expect(of('n1').stance.y).toBe(2)
  expect(apart()).toBeLessThan(1)
  rest()
  expect(cast.riseOf(of('n1'))).toBeGreaterThan(0.3)
})

test('tokens of one carrier lie beside each other; one whose carrier is not there lies at its own place', () => {
  const tokens = [
    token('n1', 1, 1, { carriedBy: 'A1' }),
    token('n2', 2, 2, { carriedBy: 'A1' }),
    token('n3', 3, 3, { carriedBy: 'gone' }),
  ]
  const { token: of } = theatre([figure('A1', 10, 10)], tokens)
  const [one, other] = [of('n1').stance, of('n2').stance]
  expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeGreaterThan(0.5)
  expect(of('n3').stance).toMatchObject({ x: 3, z: -3 })
})

test('the pointer finds a token, not one that is not to be touched', () => {
  const down = (x: number, y: number) => ({
    from: { x: inch(x), y: inch(y), z: inch(20) },
    direction: { x: 0, y: 0, z: -inch(20) },
  })
  const look = table([figure('A1', 20, 20)], [token('n1', 5, 5), token('n2', 8, 8, { selectable: false })])
  const tall = () => inch(1.5)
  expect(pick(down(5.45, 5), look, tall)).toMatchObject({ what: 'token', ref: 'n1', at: at(5, 5) })
  expect(pick(down(5.55, 5), look, tall)).toMatchObject({ what: 'table' })
  expect(pick(down(8, 8), look, tall)).toMatchObject({ what: 'table' })
  expect(pick(down(5, 5), look, tall, (ref) => ref === 'n1')).toMatchObject({ what: 'table' })
})

test('a die is met at its full height, a disc where it lies', () => {
  // Level with the table, half a die above it.
  const ray = { from: { x: inch(5), y: 0, z: inch(0.3) }, direction: { x: 0, y: 1, z: 0 } }
  const meets = (more: Partial<TokenLook>) =>
    pick(ray, table([], [token('n1', 5, 5, { radius: inch(0.315), ...more })]), () => 0)?.ref
  expect(meets({ solid: 'die' })).toBe('n1')
  expect(meets({})).toBeUndefined()
})

test('a token set down stays there while an answer is on its way, and goes back if it led to nothing', () => {
  const { cast, rest, token: of } = theatre([], [token('n1', 5, 5)])
  cast.hold('n1', { x: 8, y: 0, z: -8 })
  cast.awaits(true)
  cast.letGo()
  rest()
  expect(of('n1').stance).toMatchObject({ x: 8, z: -8 })
  cast.awaits(false)
  rest()
  expect(of('n1').stance).toMatchObject({ x: 5, z: -5 })
})

const REVEAL: Cue = { type: 'token', ref: 'n1', to: 'reveal', kind: 'node-black', label: '3' }
const LIFT: Cue = { type: 'token', ref: 'n1', to: 'lift', by: 'A1' }
const DROP: Cue = { type: 'token', ref: 'n1', to: 'drop', at: at(7, 7), z: inch(1) }

test('a revealed token shows its other side, clears the table while it turns, and the look changes nothing any more', () => {
  const { director, pass, rest, sync, token: of } = theatre([], [token('n1', 5, 5)])
  director.play([REVEAL])
  for (let i = 0; i < 60; i++) {
    pass(8)
    const { y, tilt } = of('n1').stance
    // The rim of a disc of half an inch must not cut the table.
    expect(y + 0.06, `tilt ${tilt}`).toBeGreaterThanOrEqual(0.5 * Math.sin(Math.PI * tilt))
  }
  rest()
  expect(faceUp(of('n1'))).toMatchObject({ kind: 'node-black', label: '3' })
  sync([], [token('n1', 5, 5, { kind: 'node-black', label: '3' })])
  expect(of('n1').glide).toBeUndefined()
  expect(of('n1').stance).toMatchObject({ tilt: 0, y: 0 })
  expect(faceUp(of('n1'))).toMatchObject({ kind: 'node-black', label: '3' })
})

test('a look that shows another face turns the token over by itself', () => {
  const { sync, pass, rest, token: of } = theatre([], [token('n1', 5, 5)])
  sync([], [token('n1', 5, 5, { kind: 'node-spatial' })])
  expect(faceUp(of('n1')).kind).toBe('node-down')
  expect(pass(60)).toBe(true)
  rest()
  expect(faceUp(of('n1')).kind).toBe('node-spatial')
  expect(of('n1').stance).toMatchObject({ tilt: 0, y: 0 })
})

test('lifted, it goes with its carrier at once; dropped, it lies where it fell', () => {
  const walk: Cue = { type: 'walk', ref: 'A1', gait: 'slide', path: [{ at: at(15, 10), z: 0 }] }
  const { director, cast, rest, token: of } = theatre([figure('A1', 10, 10)], [token('n1', 5, 5)])
  director.play([LIFT, walk])
  rest()
  expect(cast.stance('A1')?.x).toBe(15)
  expect(of('n1').stance.carrier).toBe('A1')
  expect(Math.abs(of('n1').stance.x - 15)).toBeLessThan(1)
  director.play([DROP, walk])
  rest()
  expect(of('n1').stance).toMatchObject({ x: 7, y: 1, z: -7 })
  expect(of('n1').stance.carrier).toBeUndefined()
})

test('a token that was drawn in by its cue does not move when the look says so too', () => {
  const { director, rest, sync, token: of } = theatre([figure('A1', 10, 10)], [token('n1', 5, 5)])
  director.play([REVEAL, LIFT])
  rest()
  const { x, z } = of('n1').stance
  sync([figure('A1', 10, 10)], [token('n1', 5, 5, { kind: 'node-black', label: '3', carriedBy: 'A1' })])
  rest()
  expect(of('n1').stance).toMatchObject({ x, z, tilt: 0, carrier: 'A1' })
})

test('skipping ends every token cue as if it had been seen, and leaves nothing to be shown', async () => {
  const { director, rest, token: of } = theatre([figure('A1', 10, 10)], [token('n1', 5, 5)])
  let done = false
  director.play([REVEAL, LIFT, { type: 'card', seat: 'A', title: 'A card' }, DROP]).then(() => {
    done = true
  })
  director.frame()
  director.skip()
  await Promise.resolve()
  expect(done).toBe(true)
  expect(director.effects()).toEqual([])
  expect(faceUp(of('n1')).kind).toBe('node-black')
  expect(of('n1').stance).toMatchObject({ x: 7, z: -7 })
  rest()
})

test('under reduced motion tokens change at once, without a whirl', () => {
  const stage = {
    stance: () => ({ x: 0, y: 0, z: 0, yaw: 0, tilt: 0, fade: 0 }),
    chest: () => 0,
    tucked: () => undefined,
    reduced: true,
  }
  const { effects, motions } = timelineOf(REVEAL, stage)
  expect(effects.map(({ type }) => type)).toEqual(['sound'])
  expect(motions.map(({ hop }) => hop)).toEqual(motions.map(() => 0))
  expect(motions.length).toBeGreaterThan(0)
})

test('a card stays long enough to be read and never long', () => {
  const stage = { stance: () => undefined, chest: () => 0, tucked: () => undefined, reduced: false }
  const ms = (text: string) => timelineOf({ type: 'card', seat: 'A', title: 'A card', text }, stage).ms
  expect(ms('')).toBeGreaterThan(1000)
  expect(ms('two short lines of text')).toBeGreaterThan(ms(''))
  expect(ms('x'.repeat(2000))).toBeLessThan(3300)
})

test('nothing is drawn while tokens lie or are carried', () => {
  const tokens = [token('n1', 5, 5, { lit: true }), token('n2', 2, 2, { carriedBy: 'A1' })]
  const { cast, pass, rest } = theatre([figure('A1', 10, 10)], tokens)
  rest()
  const version = cast.version()
  for (let i = 0; i < 5; i++) expect(pass(500)).toBe(false)
  expect(cast.version()).toBe(version)
})
