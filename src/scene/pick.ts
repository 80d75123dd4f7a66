/**
 * Finds what the pointer is over among simple solids: a cylinder for each figure and token, prisms for each card and terrain
 * piece, an area of the mat for each zone. Exact for those solids; meshes are not tested. Table space, but with fractions: no
 * rule depends on it.
 */
import type { Convex, Point, Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import { cornersOf, pileHeight, yawOfCard } from './cards/card-stance'
import type { Look, TokenLook } from './look'

export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** `direction` may have any length; distances are multiples of it. */
export interface Ray {
  readonly from: Place
  readonly direction: Place
}

export interface Hit {
  readonly what: 'figure' | 'token' | 'card' | 'terrain' | 'zone' | 'table'
  readonly ref?: Ref
  /** The point of the table below the hit, in whole units. */
  readonly at: Point
  /** The height of the hit. */
  readonly z: Units
  readonly distance: number
}

const along = (ray: Ray, t: number): Place => ({
  x: ray.from.x + ray.direction.x * t,
  y: ray.from.y + ray.direction.y * t,
  z: ray.from.z + ray.direction.z * t,
})

/** The distance at which the ray enters an upright cylinder. */
export function enterCylinder(ray: Ray, at: Point, radius: number, bottom: number, top: number): number | undefined {
  const { direction: d } = ray
  const ox = ray.from.x - at.x
  const oy = ray.from.y - at.y
  const a = d.x * d.x + d.y * d.y
  const b = ox * d.x + oy * d.y
  const c = ox * ox + oy * oy - radius * radius
  let enter = Number.NEGATIVE_INFINITY
  let leave = Number.POSITIVE_INFINITY
  if (a === 0) {
    if (c > 0) return undefined
  } else {
    const root = b * b - a * c
    if (root < 0) return undefined
    const r = Math.sqrt(root)
    enter = (-b - r) / a
    leave = (-b + r) / a
  }
  return withinSlab(ray, enter, leave, bottom, top)
}

/** The distance at which the ray enters an upright prism over a counter-clockwise convex outline. */
export function enterPrism(ray: Ray, outline: Convex, bottom: number, top: number): number | undefined {
  let enter = Number.NEGATIVE_INFINITY
  let leave = Number.POSITIVE_INFINITY
  for (let i = 0; i < outline.length; i++) {
    const p = outline[i] as Point
    const q = outline[(i + 1) % outline.length] as Point
    // Outward normal of a counter-clockwise edge.
    const nx = q.y - p.y
    const ny = p.x - q.x
    const ahead = nx * ray.direction.x + ny * ray.direction.y
    const outside = nx * (ray.from.x - p.x) + ny * (ray.from.y - p.y)
    if (ahead === 0) {
      if (outside > 0) return undefined
    } else if (ahead < 0) enter = Math.max(enter, -outside / ahead)
    else leave = Math.min(leave, -outside / ahead)
  }
  return withinSlab(ray, enter, leave, bottom, top)
}

function withinSlab(ray: Ray, enter: number, leave: number, bottom: number, top: number): number | undefined {
  const { z } = ray.from
  const dz = ray.direction.z
  if (dz === 0) {
    if (z < bottom || z > top) return undefined
  } else {
    const one = (bottom - z) / dz
    const other = (top - z) / dz
    enter = Math.max(enter, Math.min(one, other))
    leave = Math.min(leave, Math.max(one, other))
  }
  return enter <= leave && leave >= 0 ? Math.max(0, enter) : undefined
}

/** Where the ray meets the horizontal plane at this height, ahead of its start. */
export function meetPlane(ray: Ray, z: number): Place | undefined {
  if (ray.direction.z === 0) return undefined
  const t = (z - ray.from.z) / ray.direction.z
  return t >= 0 ? along(ray, t) : undefined
}

const rounded = (p: Place): Point => ({ x: Math.round(p.x), y: Math.round(p.y) })
const onTable = (p: Point, look: Look) => p.x >= 0 && p.y >= 0 && p.x <= look.width && p.y <= look.depth

/** The height of a model's figures in units. */
export type HeightOf = (model: string) => Units

/** A lying figure is low and as long as it was tall; a flat, wider cylinder approximates it. */
const LYING_HEIGHT = 2200
/** Tokens are thin, so for picking they count as slightly higher. */
const TOKEN_HEIGHT = 400

const heightOfToken = ({ solid, radius, stack = 1 }: TokenLook) => (solid ? 2 * radius : Math.max(TOKEN_HEIGHT, stack * 254))

/** The nearest thing on the ray; undefined if the ray misses the table. The ray passes through things in `except`. */
export function pick(ray: Ray, look: Look, heightOf: HeightOf, except?: (ref: Ref) => boolean): Hit | undefined {
  let best: { t: number; what: 'figure' | 'token' | 'card' | 'terrain'; ref: Ref; at?: Point } | undefined
  for (const figure of look.figures) {
    if (except?.(figure.ref)) continue
    const height = figure.lying ? LYING_HEIGHT : heightOf(figure.model)
    const radius = figure.lying ? figure.radius * 1.4 : figure.radius
    const t = enterCylinder(ray, figure.at, radius, figure.z, figure.z + height)
    if (t !== undefined && (!best || t < best.t)) best = { t, what: 'figure', ref: figure.ref, at: figure.at }
  }
  for (const token of look.tokens ?? []) {
    if (token.selectable === false || except?.(token.ref)) continue
    const t = enterCylinder(ray, token.at, token.radius, token.z, token.z + heightOfToken(token))
    if (t !== undefined && (!best || t < best.t)) best = { t, what: 'token', ref: token.ref, at: token.at }
  }
  for (const card of look.cards ?? []) {
    if (card.selectable === false || except?.(card.ref)) continue
    const outline = cornersOf(card.at, card.width, card.height, yawOfCard(card.heading))
    const t = enterPrism(ray, outline, card.z, card.z + pileHeight(card))
    if (t !== undefined && (!best || t < best.t)) best = { t, what: 'card', ref: card.ref, at: card.at }
  }
  for (const terrain of look.terrain) {
    if (except?.(terrain.ref)) continue
    const { z: bottom = 0, height: top } = terrain
    for (const solid of terrain.solids ?? terrain.outlines.map((outline) => ({ outline, bottom, top }))) {
      const t = enterPrism(ray, solid.outline, solid.bottom, solid.top)
      if (t !== undefined && (!best || t < best.t)) best = { t, what: 'terrain', ref: terrain.ref }
    }
  }
  const ground = meetPlane(ray, 0)
  const groundAt = ground && (ground.x - ray.from.x) ** 2 + (ground.y - ray.from.y) ** 2 + (ground.z - ray.from.z) ** 2
  if (best) {
    const place = along(ray, best.t)
    return { what: best.what, ref: best.ref, at: best.at ?? rounded(place), z: Math.round(place.z), distance: best.t }
  }
  if (!ground || groundAt === undefined || !onTable(rounded(ground), look)) return undefined
  const zone = look.zones?.find(({ at, width, height, heading }) =>
    insideConvex(ground, cornersOf(at, width, height, yawOfCard(heading))),
  )
  if (zone) return { what: 'zone', ref: zone.ref, at: rounded(ground), z: 0, distance: -ray.from.z / ray.direction.z }
  return { what: 'table', at: rounded(ground), z: 0, distance: -ray.from.z / ray.direction.z }
}

/** The miniature that this ray meets behind terrain, through which it shows; undefined if it meets something else first. */
export function behind(ray: Ray, look: Look, heightOf: HeightOf, except?: (ref: Ref) => boolean): Hit | undefined {
  if (pick(ray, look, heightOf, except)?.what !== 'terrain') return undefined
  const hit = pick(ray, { ...look, terrain: [] }, heightOf, except)
  return hit?.what === 'figure' ? hit : undefined
}

/**
 * Where a piece carried by the pointer would stand: on the first free top that the ray meets from above, else on the ground, kept
 * on the table. `over` is the thing under the pointer, if any.
 */
export function carry(
  ray: Ray,
  look: Look,
  held: Ref,
  heightOf: HeightOf,
): { readonly at: Point; readonly z: Units; readonly over?: Ref } | undefined {
  const hit = pick(ray, look, heightOf, (ref) => ref === held)
  const over = hit?.ref === undefined ? {} : { over: hit.ref }
  let best: { t: number; at: Point; z: Units } | undefined
  for (const { top } of look.terrain) {
    if (!top) continue
    const place = meetPlane(ray, top.height)
    if (!place || !insideConvex(place, top.outline)) continue
    const t = (top.height - ray.from.z) / ray.direction.z
    if (!best || t < best.t) best = { t, at: rounded(place), z: top.height }
  }
  if (best) return { at: best.at, z: best.z, ...over }
  const ground = meetPlane(ray, 0)
  if (!ground) return undefined
  const at = {
    x: Math.min(look.width, Math.max(0, Math.round(ground.x))),
    y: Math.min(look.depth, Math.max(0, Math.round(ground.y))),
  }
  return { at, z: 0, ...over }
}

export function insideConvex(p: { readonly x: number; readonly y: number }, outline: Convex): boolean {
  return outline.every((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= 0
  })
}
