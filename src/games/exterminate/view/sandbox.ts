/** A table of this game without a match, for trying out sights: a scenario's terrain with a few miniatures of both sides. */
import type { Units } from '../../../geometry/types'
import type { Ref } from '../../../table/piece'
import { setUp } from '../rules/begin'
import { inches } from '../rules/constants'
import { defaultSpec, parseSpec } from '../rules/spec'
import type { Side, View } from '../rules/state'

/** Where the figures stand at first, in inches, and which figure of the side it is. No two have the same model. */
const PLACES: readonly {
  readonly seat: Side
  readonly index: number
  readonly at: readonly [number, number]
  readonly heading: number
}[] = [
  { seat: 'A', index: 0, at: [14.5, 12], heading: 90 },
  { seat: 'A', index: 1, at: [19.5, 5], heading: 90 },
  { seat: 'A', index: 4, at: [24.5, 9.5], heading: 90 },
  { seat: 'B', index: 0, at: [20.5, 23], heading: 270 },
  { seat: 'B', index: 1, at: [12.5, 26.5], heading: 270 },
  { seat: 'B', index: 2, at: [24.5, 29.5], heading: 270 },
  { seat: 'B', index: 5, at: [7, 20.5], heading: 270 },
]

function sandboxOf(layout: string): View {
  const parsed = parseSpec({ ...defaultSpec(), scenario: layout, adventures: { A: 0, B: 0 } })
  if ('refused' in parsed) throw new Error(`there is no table "${layout}": ${parsed.message}`)
  const state = setUp({ game: 'exterminate', seats: ['A', 'B'], options: JSON.parse(JSON.stringify(parsed)) })
  const pieces = Object.fromEntries(
    PLACES.flatMap(({ seat, index, at: [x, y], heading }) => {
      const figure = Object.values(state.figures).filter((one) => one.seat === seat)[index]
      if (!figure) return []
      const piece: { readonly ref: Ref; readonly radius: Units } = { ref: figure.ref, radius: figure.profile.radius }
      return [[figure.ref, { ...piece, pose: { at: { x: inches(x), y: inches(y) }, heading } }]]
    }),
  )
  const figures = Object.fromEntries(Object.entries(state.figures).filter(([ref]) => Object.hasOwn(pieces, ref)))
  // The shooting phase, because shots are tried here. No hands are dealt.
  return { ...state, viewer: 'A', turn: 1, phase: 'shoot', figures, nodes: {}, tabletop: { ...state.tabletop, pieces } }
}

export const sandbox = {
  open: sandboxOf,
  with: (view: View, pieces: View['tabletop']['pieces']): View => ({ ...view, tabletop: { ...view.tabletop, pieces } }),
}
