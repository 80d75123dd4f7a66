/** A table of this game without a match, for trying out sights: a mission's battlefield with a few models of both sides. */
import type { Ref } from '../../../table/piece'
import type { Language } from '../../../ui/words/speak'
import { setUp } from '../rules/begin'
import { cubeFrom, middleOf } from '../rules/facts/cubes'
import { defaultSpec } from '../rules/spec'
import type { View } from '../rules/state'
import { EN_LOBBY } from './words/en-lobby'
import { FR_LOBBY } from './words/fr-lobby'

const LABELS = { en: EN_LOBBY, fr: FR_LOBBY }

/** Where the models stand at first, on the ground or on a floor. */
const PLACES: readonly { readonly ref: Ref; readonly cube: string; readonly heading: number }[] = [
  { ref: 'A1', cube: '2-3-3', heading: 90 },
  { ref: 'A2', cube: '4-7-1', heading: 90 },
  { ref: 'A3', cube: '6-6-1', heading: 90 },
  { ref: 'B1', cube: '6-2-2', heading: 270 },
  { ref: 'B2', cube: '4-2-1', heading: 270 },
  { ref: 'B3', cube: '7-4-1', heading: 270 },
]

function sandboxOf(map: string): View {
  const options = JSON.parse(JSON.stringify({ ...defaultSpec(), map }))
  const state = setUp({ game: 'deadzone', seats: ['A', 'B'], options })
  const pieces = Object.fromEntries(
    PLACES.flatMap(({ ref, cube, heading }) => {
      const model = state.models[ref]
      const at = cubeFrom(cube)
      const floor = `floor ${cube}`
      const isAbove = state.tabletop.terrain.some((piece) => piece.ref === floor)
      if (!model || (at.z > 1 && !isAbove)) return []
      const pose = { at: middleOf(at), heading, ...(at.z > 1 ? { on: floor } : {}) }
      return [[ref, { ref, radius: model.profile.silhouette.base, pose }]]
    }),
  )
  const models = Object.fromEntries(
    Object.entries(state.models).flatMap(([ref, model]) =>
      Object.hasOwn(pieces, ref) ? [[ref, { ...model, standing: 'board' as const }]] : [],
    ),
  )
  return { ...state, viewer: 'A', round: 1, phase: 'turns', models, items: {}, tabletop: { ...state.tabletop, pieces } }
}

const MAPS = ['sector-12', 'foundry'] as const

export const sandbox = {
  layouts: (language: Language) => MAPS.map((id) => ({ id, label: LABELS[language].maps[id].label })),
  open: sandboxOf,
  with: (view: View, pieces: View['tabletop']['pieces']): View => ({ ...view, tabletop: { ...view.tabletop, pieces } }),
}
