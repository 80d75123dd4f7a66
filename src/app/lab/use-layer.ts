/** The exposure layers of the lab: which there are, what is drawn of one, which place is read, and their part of the panel. */
import { type RefObject, useMemo, useState } from 'react'
import type { SightMiniature } from '../../geometry/sight'
import { latticeOf, pointOf } from '../../geometry/sight/map/lattice'
import { bytesOf, type SightMap } from '../../geometry/sight/map/request'
import { INCH, type Point, type Units } from '../../geometry/types'
import type { Shown } from '../../lab/exposure'
import { groundOf, type LabGround } from '../../lab/ground'
import { BANDS, type LabLayer, layerKey, layersOf } from '../../lab/layers'
import { looksOf, readingAt } from '../../lab/shown'
import type { Overlay } from '../../scene/overlay'
import { FIELD_COLOURS, FIELD_DOTS } from '../../scene/seats'
import type { SceneHandle } from '../../scene/table-scene'
import type { Tabletop } from '../../table/piece'
import type { createSightTable, Statures } from '../../table/sight'
import type { ExposureProps } from '../../ui/lab/exposure-part'
import { areaName, bandText, layerName, objectiveName, readingText } from '../../ui/lab/readings'
import type { Say } from '../../ui/words/dictionary'
import { capital } from '../../ui/words/plural'
import type { Speak } from '../../ui/words/speak'
import { triedPieces } from './sight-found'
import { keepPicture, pictureOf } from './sight-picture'
import type { SightState, SightStore } from './sight-state'
import { isArrow, stepped, wayOf } from './sight-steps'
import { useExposure } from './use-exposure'

export interface LayerAt {
  readonly sight: SightStore
  readonly state: SightState
  readonly kept: ReturnType<typeof createSightTable>
  readonly tabletop: Tabletop
  readonly statures: Statures
  /** Deployment areas and objectives, as the match defines them. */
  readonly ground: LabGround | undefined
  readonly eye: Units
  readonly height: Units
  readonly handle: RefObject<SceneHandle | null>
  /** During a drag of terrain: the terrain before it, for which the maps are still computed, and the map that follows it. */
  readonly rested?: Tabletop['terrain']
  readonly live?: SightMap | undefined
  /** True if distances are hidden: no layer of lengths is offered, and places are not given in lengths. */
  readonly hidesDistances?: boolean
  readonly say: Say
  readonly speak: Speak
}

/** The cell sizes to choose from. */
const CELLS: readonly Units[] = [INCH, INCH / 2, INCH / 4, INCH / 10]
/** Step of the reading with Shift. */
const FAR: Units = 3 * INCH
const NOBODY: readonly SightMiniature[] = []
const NOTHING: readonly Overlay[] = []

/** Returns the same array as long as its entries are the same. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const [known, setKnown] = useState(list)
  const isSame = known.length === list.length && known.every((one, i) => one === list[i])
  if (!isSame) setKnown(list)
  return isSame ? known : list
}

export function useLayer(at: LayerAt): { readonly overlays: readonly Overlay[]; readonly part: ExposureProps } {
  const { sight, state, kept, tabletop, statures, eye, height, handle, hidesDistances = false, say, speak } = at
  const { isOpen, spot, cell, hasBodies, ghosts } = state
  const { width, depth, terrain } = tabletop
  const ground = useMemo(() => groundOf({ width, depth }, at.ground), [width, depth, at.ground])
  const layers = useMemo(
    () => layersOf(ground).filter(({ type }) => !hidesDistances || type !== 'lanes'),
    [ground, hidesDistances],
  )
  const layer = layers.find((one) => layerKey(one) === state.layer)
  const isOn = isOpen && layer !== undefined
  const standing = useMemo(() => {
    if (!isOn) return NOBODY
    const table = kept.sync({ ...tabletop, pieces: triedPieces(tabletop, ghosts) }, statures)
    return hasBodies ? [...table.miniatures.values()] : NOBODY
  }, [isOn, hasBodies, kept, tabletop, ghosts, statures])
  const bodies = useSame(standing)
  const { exposed, lowest, done, trouble } = useExposure({
    isOn,
    kept,
    terrain: at.rested ?? terrain,
    live: at.live,
    bodies,
    hasBodies,
    width,
    depth,
    eye,
    target: height,
    cell,
    ground,
  })
  const shown = useMemo(() => (layer ? exposed?.layer(layer, lowest) : undefined), [layer, exposed, lowest])
  const facts = useMemo(() => (spot ? exposed?.inspect(spot, lowest) : undefined), [spot, exposed, lowest])
  const field = useMemo(
    (): readonly Overlay[] =>
      shown ? [{ type: 'field', id: 'exposure', ...shown.layer.lattice, values: looksOf(shown, BANDS) }] : NOTHING,
    [shown],
  )
  const drawn = useMemo(
    () => (layer && shown ? [...marksOf(layer, shown, ground, eye, say, speak)] : NOTHING),
    [layer, shown, ground, eye, say, speak],
  )
  const value = facts && shown && readingAt(shown, facts.at)
  const read = useMemo((): readonly Overlay[] => {
    if (!facts || !layer || !shown) return NOTHING
    const ring: Overlay = { type: 'ring', id: 'read', at: facts.at, z: 0, radius: Math.max(cell, INCH / 3), tone: 'neutral' }
    if (value === undefined) return [ring]
    const text = readingText(layer, shown.layer.measure, value, say, speak)
    return [ring, { type: 'tag', id: 'reading', over: facts.at, z: 0, text, tone: 'neutral' }]
  }, [facts, layer, shown, value, cell, say, speak])
  return {
    overlays: useMemo(() => (isOn ? [...field, ...drawn, ...read] : NOTHING), [isOn, field, drawn, read]),
    part: {
      layers,
      layer,
      hidesDistances,
      ground,
      shown,
      done,
      trouble,
      facts,
      heights: { eye, target: height },
      cells: CELLS.map((side) => ({ cell: side, bytes: bytesOf({ table: { width, depth }, cell: side }) })),
      cell,
      hasBodies,
      colours: FIELD_COLOURS,
      dots: FIELD_DOTS,
      onLayer: (key) => sight.setState({ layer: key, ...(key === undefined ? { spot: undefined } : {}) }),
      onCell: (next) => sight.setState({ cell: next }),
      onBodies: (next) => sight.setState({ hasBodies: next }),
      onPicture: () => {
        if (!layer || !shown) return
        const { measure } = shown.layer
        const words = {
          title: layerName(layer, ground, say, speak),
          bands: shown.bands.map((band) => ({ look: band.look, text: bandText(layer, measure, band, say, speak) })),
        }
        const lines = shown.summary?.type === 'lanes' ? shown.summary.lanes : []
        const pictured = { lattice: shown.layer.lattice, looks: looksOf(shown, BANDS), lines }
        void pictureOf(pictured, tabletop, words).then((picture) => picture && keepPicture(picture, 'sightline-exposure.png'))
      },
      onStep: (arrow, isFar) => {
        if (!isArrow(arrow)) return
        const lattice = latticeOf({ width, depth }, cell)
        const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) }
        // The first key press reads the middle of the table, each further one a neighbouring cell.
        if (!facts) return sight.setState({ spot: middle })
        const scene = handle.current
        const way = wayOf(arrow, facts.at, scene ? (place) => scene.toScreen(place) : undefined)
        const last = pointOf(lattice, lattice.columns * lattice.rows - 1)
        const next = stepped({ width: last.x, depth: last.y }, facts.at, way, isFar ? FAR : lattice.cell)
        sight.setState({ spot: next })
      },
    },
  }
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * part),
  y: Math.round(from.y + (to.y - from.y) * part),
})

/** Marks on the table for what a layer is about: its area, its objectives, its lanes. */
function marksOf(layer: LabLayer, shown: Shown, ground: LabGround, eye: Units, say: Say, speak: Speak): readonly Overlay[] {
  const objectives = ground.objectives.filter(({ ref }) =>
    layer.type === 'objective' ? ref === layer.ref : layer.type === 'objectives',
  )
  const areas = 'area' in layer ? ground.areas.filter(({ ref }) => ref === layer.area) : []
  const lanes = shown.summary?.type === 'lanes' ? shown.summary.lanes : []
  return [
    ...areas.flatMap((area): readonly Overlay[] => {
      const corners = area.outlines.flat()
      const [first, opposite] = [corners[0], corners[2]]
      return [
        { type: 'area', id: `from-${area.ref}`, polygons: area.outlines, z: 0, tone: 'friend' },
        ...(first && opposite
          ? [
              {
                type: 'tag',
                id: 'from-name',
                over: between(first, opposite, 0.5),
                z: 0,
                text: capital(areaName(area, say, speak)),
                tone: 'friend',
              } as const,
            ]
          : []),
      ]
    }),
    ...objectives.map(
      ({ ref, at, height }): Overlay => ({
        type: 'tag',
        id: `objective-${ref}`,
        over: at,
        z: height,
        text: objectiveName(ref, say, speak),
        tone: 'sight',
      }),
    ),
    ...lanes.flatMap(({ from, to, length }, i): readonly Overlay[] => [
      { type: 'sight-line', id: `lane-${i}`, from: { ...from, z: eye }, to: { ...to, z: eye }, whole: 1, tone: 'sight' },
      {
        type: 'tag',
        id: `lane-length-${i}`,
        // Each label stands at a different part of its lane, so that crossing lanes can be told apart.
        over: between(from, to, (i + 1.5) / (lanes.length + 2)),
        z: eye,
        text: speak.length(length),
        tone: 'sight',
      },
    ]),
  ]
}
