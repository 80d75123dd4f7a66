/** All figures of the table: one instanced mesh per model, written from the cast when that has changed. */
import type { Group } from 'three'
import type { PlayerSeat } from '../../kernel'
import type { Actor, Cast } from '../cast'
import { inches } from '../space'
import { writeMatrix } from '../stance'
import type { Haste } from './coarse'
import { createPool } from './instances'
import { type Model, modelNamed } from './models'
import { paintedMaterial, setState } from './painted'
import { createShades, FIGURES_ORDER } from './shades'
import { pawnModel, pawnOf } from './stand-ins'

interface Body {
  readonly key: string
  readonly model: Model
  readonly scale: number
}

/** The shape a figure is currently drawn with, and the scale that fits its base; `seat`: whose colour its stand-in has. */
export function bodyOf(name: string, radius: number, seat?: PlayerSeat): Body {
  const model = modelNamed(name)
  if (model) return { key: name, model, scale: 1 }
  return { key: `pawn ${seat ?? ''}`, model: seat === undefined ? pawnModel() : pawnOf(seat), scale: radius / 0.5 }
}

export function createFigures(group: Group, cast: Cast) {
  const pool = createPool(group, paintedMaterial(), { shadows: true, order: FIGURES_ORDER })
  const shades = createShades(group)
  let seen = -1
  let seenModels = -1
  return {
    /** Returns true if something was written. */
    frame(modelsVersion: number): boolean {
      if (seen === cast.version() && seenModels === modelsVersion) return false
      seen = cast.version()
      seenModels = modelsVersion
      const groups = new Map<string, Actor[]>()
      for (const actor of cast.actors.values()) {
        const { key } = bodyOf(actor.figure.model, inches(actor.figure.radius), actor.figure.seat)
        const known = groups.get(key)
        if (known) known.push(actor)
        else groups.set(key, [actor])
      }
      for (const [key, actors] of groups) {
        const first = actors[0] as Actor
        const { model } = bodyOf(first.figure.model, inches(first.figure.radius), first.figure.seat)
        const mesh = pool.mesh(key, model.geometry, actors.length)
        const matrices = mesh.instanceMatrix.array as Float32Array
        actors.forEach((actor, i) => {
          const radius = inches(actor.figure.radius)
          const { scale } = bodyOf(actor.figure.model, radius)
          writeMatrix(matrices, i * 16, actor.stance, radius, model.height * scale, actor.rise)
          if (scale !== 1) for (let k = 0; k < 11; k++) matrices[i * 16 + k] = (matrices[i * 16 + k] as number) * scale
          const lit = cast.hovered() === actor.figure.ref ? 0.12 : 0
          setState(mesh, i, cast.isVeiled(actor.figure.ref) ? 1 : actor.stance.fade, actor.figure.spent ? 1 : 0, lit)
        })
        mesh.instanceMatrix.needsUpdate = true
        shades.follow(
          key,
          mesh,
          model.geometry,
          actors.map(({ figure }) => figure.seat),
        )
      }
      pool.sweep()
      shades.sweep(new Set(groups.keys()))
      return true
    },
    /** In haste, figures are drawn with few triangles, and do not show through terrain. */
    hasten(haste: Haste): void {
      pool.hasten(haste)
      shades.show(haste !== 'now')
    },
    dispose: () => {
      pool.dispose()
      shades.dispose()
    },
  }
}
