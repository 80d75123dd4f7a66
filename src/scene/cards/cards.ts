/** All cards and zones of the table in a few draw calls: cards, bent cards, frames and shadows, zones, labels. */
import { type Group, InstancedBufferAttribute, type InstancedMesh } from 'three'
import type { Ref } from '../../table/piece'
import type { Cast } from '../cast'
import type { CardLook, Look, Tone, ZoneLook } from '../look'
import type { Overlay } from '../overlay'
import { SEAT_MARKS, TONE_MARKS } from '../seats'
import { inches, toScene } from '../space'
import { createPool } from '../things/instances'
import { CARD_RISE, type CardActor, shownFace } from './card-cast'
import { backPrint, createCardFaces, printOf } from './card-faces'
import { cardMaterial } from './card-material'
import { bendableGeometry, cardGeometry } from './card-shape'
import { pileHeight, SHADOW_AT, type Slab, slabsOf, writeCardMatrix, yawOfCard } from './card-stance'
import { createPlates, type Plate } from './plates'
import { createZoneLabels } from './zone-labels'

interface Scenery {
  readonly cast: Cast
  readonly overlays: () => readonly Overlay[]
  readonly wake: () => void
}

interface Part {
  readonly actor: CardActor
  readonly slab: Slab
  readonly isTop: boolean
}

/** The texture layer of a side without a print. */
const NONE = -1

export function createCards(group: Group, { cast, overlays, wake }: Scenery) {
  const faces = createCardFaces(wake)
  const material = cardMaterial(faces.texture)
  const pool = createPool(group, material, { shadows: true })
  const grounds = createPlates(group, 1)
  const frames = createPlates(group, 3)
  const labels = createZoneLabels(group)
  let seen: { version: number; overlays: readonly Overlay[]; look: Look | undefined } = {
    version: -1,
    overlays: [],
    look: undefined,
  }
  let slabs = new WeakMap<CardLook, readonly Slab[]>()

  const slabsFor = (card: CardLook): readonly Slab[] => {
    const known = slabs.get(card)
    if (known) return known
    const made = slabsOf(card.ref, card.count)
    slabs.set(card, made)
    return made
  }

  const write = (key: string, parts: readonly Part[]) => {
    if (parts.length === 0) return
    const mesh = pool.mesh(key, key === 'bent' ? bendableGeometry() : cardGeometry(), parts.length)
    const print = printsOf(mesh)
    const state = mesh.geometry.getAttribute('aState')
    const matrices = mesh.instanceMatrix.array as Float32Array
    parts.forEach(({ actor, slab, isTop }, i) => {
      const { card, stance } = actor
      const [width, height] = [inches(card.width), inches(card.height)]
      writeCardMatrix(matrices, i * 16, stance, slab, width, height, cast.riseOf(actor))
      const aspect = card.width / card.height
      const back = faces.layerOf(backPrint(card.back), aspect)
      const face = shownFace(actor)
      const upper = !isTop ? NONE : face ? faces.layerOf(printOf(face), aspect) : back
      print.setXYZW(i, upper, back, Math.max(1, Math.round(slab.thickness / 0.0118)), key === 'bent' ? bendOf(actor) : 0)
      state.setXYZ(i, stance.fade, card.dim ? 1 : 0, cast.hovered() === card.ref ? 0.1 : 0)
    })
    print.needsUpdate = true
    state.needsUpdate = true
    mesh.instanceMatrix.needsUpdate = true
  }

  return {
    faces,
    /** Returns true if something was written. `azimuth`: the camera's angle, for the orientation of labels. */
    frame(look: Look | undefined, azimuth: number): boolean {
      const now = overlays()
      if (labels.set(look?.zones ?? [], azimuth)) wake()
      if (!faces.owes() && seen.version === cast.version() && seen.overlays === now && seen.look === look) return false
      seen = { version: cast.version(), overlays: now, look }
      faces.begin()
      const tones = tonesOf(now)
      const parts = [...cast.cards.values()].flatMap((actor): readonly Part[] => {
        const made = slabsFor(actor.card)
        return made.map((slab, i) => ({ actor, slab, isTop: i === made.length - 1 }))
      })
      const isBent = ({ actor }: Part) => bendOf(actor) > 0 && !isCovered(actor, cast)
      write(
        'flat',
        parts.filter((part) => !isBent(part)),
      )
      write('bent', parts.filter(isBent))
      pool.sweep()
      faces.sweep()
      const hovered = cast.hovered()
      frames.set(
        [...cast.cards.values()].map((actor) =>
          plateOf(actor, tones.get(actor.card.ref) ?? (hovered === actor.card.ref ? 'neutral' : undefined), cast.riseOf(actor)),
        ),
      )
      grounds.set((look?.zones ?? []).map((zone) => groundOf(zone, tones.get(zone.ref), hovered === zone.ref)))
      return true
    },
    dispose(): void {
      slabs = new WeakMap()
      pool.dispose()
      material.dispose()
      faces.dispose()
      grounds.dispose()
      frames.dispose()
      labels.dispose()
    },
  }
}

function printsOf(mesh: InstancedMesh): InstancedBufferAttribute {
  if (!mesh.geometry.hasAttribute('aFace'))
    mesh.geometry.setAttribute('aFace', new InstancedBufferAttribute(new Float32Array(mesh.instanceMatrix.count * 4), 4))
  return mesh.geometry.getAttribute('aFace') as InstancedBufferAttribute
}

/** How far the card's corner is bent: a little if its owner may look at it, more under the pointer, not while it turns. */
function bendOf({ card, stance, rise }: CardActor): number {
  if (!card.peek || !card.face || (card.count ?? 1) > 1) return 0
  const lies = Math.max(0, stance.tilt * 2 - 1)
  return lies * (0.72 + 0.38 * Math.min(1, rise / CARD_RISE.hovered))
}

/** Whether the corner cannot bend up because another card lies on it. */
function isCovered({ card, stance }: CardActor, cast: Cast): boolean {
  const [c, s] = [Math.cos(stance.yaw), Math.sin(stance.yaw)]
  return [...cast.cards.values()].some((other) => {
    const [dx, dz] = [other.stance.x - stance.x, other.stance.z - stance.z]
    const isOver = other.stance.y > stance.y && other.grip !== 'held'
    return isOver && Math.abs(dx * c - dz * s) < inches(card.width) && Math.abs(dx * s + dz * c) < inches(card.height)
  })
}

/** Things outlined while something is considered, with their tones. */
const tonesOf = (overlays: readonly Overlay[]): ReadonlyMap<Ref, Tone> =>
  new Map(overlays.flatMap((overlay) => (overlay.type === 'outline' ? [[overlay.ref, overlay.tone] as const] : [])))

function plateOf({ card, stance }: CardActor, outlined: Tone | undefined, rise: number): Plate {
  const own = card.lit ? (card.tone ?? 'allowed') : undefined
  const tone = outlined === 'neutral' ? (own ?? outlined) : (outlined ?? own)
  const there = 1 - stance.fade
  const flat = Math.abs(Math.cos(Math.PI * stance.tilt))
  const high = inches(pileHeight(card))
  const place = { x: stance.x, y: stance.y + SHADOW_AT, z: stance.z, yaw: stance.yaw }
  return {
    ...place,
    width: inches(card.width) * Math.max(0.1, flat),
    height: inches(card.height),
    colour: tone ? TONE_MARKS[tone].colour : '#000000',
    shadow: there * Math.max(0.25, 0.62 - rise * 0.4),
    spread: 0.07 + rise * 0.35 + Math.min(0.2, high * 0.2),
    ...(tone ? { edge: there * flat, line: 0.085, shine: (tone === 'neutral' ? 0.3 : 0.8) * there } : {}),
  }
}

function groundOf(zone: ZoneLook, outlined: Tone | undefined, isHovered: boolean): Plate {
  const tone = outlined ?? (zone.lit ? (zone.tone ?? 'allowed') : undefined)
  const own = zone.seat ? SEAT_MARKS[zone.seat].colour : '#d8cdb9'
  const { x, z } = toScene(zone.at)
  const place = { x, y: 0.004, z, yaw: yawOfCard(zone.heading), width: inches(zone.width), height: inches(zone.height) }
  if (!tone) return { ...place, colour: own, edge: isHovered ? 0.6 : 0.36, line: 0.045, ground: isHovered ? 0.05 : 0.025 }
  return { ...place, colour: TONE_MARKS[tone].colour, tone, edge: 0.95, line: 0.08, ground: isHovered ? 0.2 : 0.1, shine: 0.75 }
}
