/**
 * The scene behind a card's emblem: a moon or sun, and two ridges of what the card's family lives in. It is chosen by a seed
 * of the card's own, so that cards with the same emblem have different pictures, each the same everywhere.
 */
import type { CardFamily } from '../look'
import { hashOf } from './card-stance'
import type { CardInk } from './draw-card'
import type { Box } from './face-plan'
import { FAMILY_MARKS } from './families'

type Terrain = 'towers' | 'islands' | 'ruins' | 'dunes' | 'spires' | 'woods' | 'blocks' | 'crags'

const TERRAIN: Readonly<Record<CardFamily, Terrain>> = {
  night: 'towers',
  teal: 'islands',
  crimson: 'ruins',
  amber: 'dunes',
  violet: 'spires',
  moss: 'woods',
  slate: 'blocks',
  bone: 'crags',
}

/** Numbers from 0 to 1 for one ridge of one scene. */
type Luck = (at: number) => number

/** The outline of a ridge from left to right, as shares of its field: x from 0 to 1, height from 0 to 1. */
type Ridge = (luck: Luck) => readonly (readonly [x: number, height: number])[]

/** Buildings side by side; `top` gives the outline of one between its walls. */
const buildings =
  (
    count: number,
    least: number,
    top: (x: number, w: number, h: number, luck: number) => readonly (readonly [number, number])[],
  ): Ridge =>
  (luck) =>
    Array.from({ length: count }, (_, at) => {
      const [x, w] = [at / count, 1 / count]
      const h = least + (1 - least) * luck(at)
      const gap = w * 0.12 * luck(at + 40)
      return [[x, least * 0.5] as const, ...top(x + gap, w - 2 * gap, h, luck(at + 80)), [x + w, least * 0.5] as const]
    }).flat()

/** Rolling ground: two waves on top of each other. */
const rolling =
  (waves: number, roughness: number): Ridge =>
  (luck) =>
    Array.from({ length: 33 }, (_, at) => {
      const x = at / 32
      const slow = Math.sin((x * waves + luck(1)) * Math.PI * 2)
      const fast = Math.sin((x * waves * 2.7 + luck(2)) * Math.PI * 2)
      return [x, 0.5 + 0.32 * slow + roughness * fast] as const
    })

const RIDGES: Readonly<Record<Terrain, Ridge>> = {
  towers: buildings(7, 0.3, (x, w, h, luck) => [
    [x, h],
    ...(luck > 0.5
      ? ([
          [x + w * 0.45, h],
          [x + w * 0.5, h + 0.28],
          [x + w * 0.55, h],
        ] as const)
      : []),
    [x + w, h],
  ]),
  islands: rolling(1.2, 0.06),
  ruins: buildings(6, 0.25, (x, w, h, luck) => [
    [x, h],
    [x + w * 0.3, h * (0.75 + 0.25 * luck)],
    [x + w * 0.45, h * 0.6],
    [x + w * 0.7, h * (0.5 + 0.4 * luck)],
    [x + w, h * 0.45],
  ]),
  dunes: rolling(0.9, 0.02),
  spires: buildings(6, 0.2, (x, w, h) => [
    [x + w * 0.2, h * 0.6],
    [x + w * 0.5, h + 0.1],
    [x + w * 0.8, h * 0.6],
  ]),
  woods: buildings(13, 0.4, (x, w, h) => [
    [x, h * 0.4],
    [x + w * 0.5, h],
    [x + w, h * 0.4],
  ]),
  blocks: buildings(6, 0.35, (x, w, h, luck) => [
    [x, h],
    ...(luck > 0.6
      ? ([
          [x + w * 0.6, h],
          [x + w * 0.6, h * 0.82],
        ] as const)
      : []),
    [x + w, luck > 0.6 ? h * 0.82 : h],
  ]),
  crags: (luck) => Array.from({ length: 15 }, (_, at) => [at / 14, 0.25 + (at % 2 ? 0.65 : 0.3) * luck(at)] as const),
}

/** Draws the scene of this seed over a ground that is already there and clips it. */
export function drawScenery(ink: CardInk, { x, y, w, h }: Box, family: CardFamily, seed: string): void {
  const { accent, ground, frame } = FAMILY_MARKS[family]
  const luckOf =
    (ridge: number): Luck =>
    (at) =>
      hashOf(`${seed} ${ridge}`, at)
  const sky = luckOf(0)
  ink.fillStyle = accent
  ink.globalAlpha = 0.3
  ink.beginPath()
  ink.arc(x + w * (0.18 + 0.64 * sky(1)), y + h * (0.16 + 0.12 * sky(2)), h * (0.07 + 0.07 * sky(3)), 0, Math.PI * 2)
  ink.fill()
  const ridge = RIDGES[TERRAIN[family]]
  for (const [at, { colour, alpha, height }] of [
    { colour: ground, alpha: 0.62, height: 0.5 },
    { colour: frame, alpha: 0.92, height: 0.26 },
  ].entries()) {
    ink.fillStyle = colour
    ink.globalAlpha = alpha
    ink.beginPath()
    ink.moveTo(x, y + h)
    for (const [across, up] of ridge(luckOf(at + 1))) ink.lineTo(x + w * across, y + h - h * height * up)
    ink.lineTo(x + w, y + h)
    ink.closePath()
    ink.fill()
  }
  ink.globalAlpha = 1
}
