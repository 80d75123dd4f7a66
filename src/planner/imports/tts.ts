/**
 * Saves of Tabletop Simulator: where things stand, what they are called, and a box for each. Its unit is an inch, x to the right and z away
 * from the viewer, about the table's middle; it turns clockwise. Shapes lie at addresses elsewhere: nothing is fetched, every address is
 * reported. Sizes that are not in the file must be asked.
 */
import * as v from 'valibot'
import { INCH, type Units } from '../../geometry/types'
import { emptyLayout, type LayoutPiece, MOST, TABLE_SIDE } from '../document'
import { normal } from '../mirror'
import { plainText } from '../own/edit'
import { MOST as MOST_OWN, type OwnPiece } from '../own/types'
import { isPlain, lookOf, readJson } from '../read'
import { done, type Outcome, type PlannerReason, plannerSays, refuse } from '../said'
import { parsed } from '../schema'
import type { Imported } from './uvtt'

export interface TtsAsked {
  readonly width: Units
  readonly depth: Units
  /** The box of a thing whose shape is elsewhere, at scale 1. */
  readonly box: { readonly width: Units; readonly depth: Units; readonly height: Units }
  /** What a thing without a name is called. */
  readonly unnamed: string
}
export const TTS_ASKED: TtsAsked = {
  width: 48 * INCH,
  depth: 48 * INCH,
  box: { width: 4 * INCH, depth: 4 * INCH, height: 3 * INCH },
  unnamed: 'Box',
}

/** Shapes that the program itself has: width, depth and height in inches at scale 1. */
const BUILT_IN: { readonly [name: string]: readonly [number, number, number] } = {
  BlockSquare: [1, 1, 1],
  BlockRectangle: [2, 1, 1],
  BlockTriangle: [1, 1, 1],
}
/** Things with a shape of their own. All others are cards, dice, hands, rules of the table. */
const SHAPED = new Set([
  'Custom_Model',
  'Custom_Model_Infinite',
  'Custom_Assetbundle',
  'Custom_AssetBundle',
  'Custom_Tile',
  ...Object.keys(BUILT_IN),
])

const number = v.pipe(v.number(), v.finite(), v.minValue(-10_000), v.maxValue(10_000))
/** Mirrored things have a negative scale; their boxes are the same. */
const scale = v.optional(
  v.pipe(
    v.number(),
    v.finite(),
    v.minValue(-100),
    v.maxValue(100),
    v.transform((by) => Math.max(0.01, Math.abs(by))),
  ),
  1,
)
const OBJECT = v.object({
  Name: v.string(),
  Nickname: v.optional(v.string(), ''),
  Locked: v.optional(v.boolean(), false),
  Transform: v.object({
    posX: number,
    posY: v.optional(number, 0),
    posZ: number,
    rotY: v.optional(number, 0),
    scaleX: scale,
    scaleY: scale,
    scaleZ: scale,
  }),
})
type TtsObject = v.InferOutput<typeof OBJECT>
/** The whole file is checked before anything is made from it. */
const MOST_OBJECTS = 5000

/** The parts of a save that are read. */
export interface TtsSave {
  readonly name: string
  readonly states: readonly unknown[]
}

/** Reads the things of a save. What must be asked of the user comes after, as often as he changes his mind. */
export function readTts(text: string): Outcome<TtsSave> {
  const plain = readJson(text)
  if (!plain.ok) return plain
  const { value } = plain
  const looks = lookOf(value)
  if (!isPlain(value) || looks !== 'tabletop-simulator') return refuse('import-foreign', { looks, wanted: 'tabletop-simulator' })
  const states = value.ObjectStates
  if (!Array.isArray(states)) return refuse('import-damaged', { at: 'ObjectStates', expected: 'Array' })
  if (states.length > MOST_OBJECTS)
    return refuse('import-too-many', { at: 'ObjectStates', most: MOST_OBJECTS, found: states.length })
  const name = typeof value.SaveName === 'string' ? value.SaveName.slice(0, 120) : ''
  return done({ name, states })
}

export function fromTts(text: string, asked: Partial<TtsAsked> = {}): Outcome<Imported> {
  const save = readTts(text)
  return save.ok ? layoutOfTts(save.value, asked) : save
}

/** Makes the layout. Refused where a thing is damaged, where there are too many, and where the table's size is impossible. */
export function layoutOfTts({ name, states }: TtsSave, asked: Partial<TtsAsked> = {}): Outcome<Imported> {
  const how = { ...TTS_ASKED, ...asked }
  const { width, depth } = how
  for (const side of [width, depth])
    if (side < TABLE_SIDE.least || side > TABLE_SIDE.most) return refuse('edit-table-size', { width, depth, ...TABLE_SIDE })
  const own: { [id: string]: OwnPiece } = {}
  const ids = new Map<string, string>()
  const pieces: LayoutPiece[] = []
  const left: PlannerReason[] = []
  for (const [index, state] of states.entries()) {
    const path = `ObjectStates[${index}]`
    const found = parsed(OBJECT as unknown as v.GenericSchema<unknown, TtsObject>, state, '')
    if (!found.ok)
      return refuse('import-damaged', { at: found.at === '' ? path : `${path}.${found.at}`, expected: found.expected })
    const object = found.value
    if (!SHAPED.has(object.Name)) {
      left.push(plannerSays('import-left-out', { at: path, what: object.Name.slice(0, 60) }))
      continue
    }
    left.push(...addressesIn(state, path))
    const at = placeOf(object, how)
    if (at.x < 0 || at.y < 0 || at.x > how.width || at.y > how.depth) {
      left.push(plannerSays('import-left-out', { at: `${path}.Transform`, what: titleOf(object) }))
      continue
    }
    const piece = ownOf(object, how)
    const text = JSON.stringify(piece)
    const id = ids.get(text) ?? `tts-${ids.size + 1}`
    ids.set(text, id)
    own[id] = piece
    const title = titleOf(object)
    pieces.push({
      ref: `${id}-${pieces.length + 1}`,
      kind: `own/${id}`,
      at,
      heading: normal(-object.Transform.rotY),
      ...(object.Locked ? { locked: true as const } : {}),
      ...(title === '' ? {} : { name: title }),
    })
  }
  if (pieces.length === 0) return refuse('import-nothing', {})
  if (pieces.length > MOST.pieces)
    return refuse('import-too-many', { at: 'ObjectStates', most: MOST.pieces, found: pieces.length })
  if (ids.size > MOST.own) return refuse('import-too-many', { at: 'ObjectStates', most: MOST.own, found: ids.size })
  return done({ document: emptyLayout(name, how.width, how.depth, { own, pieces }), left })
}

/** Nicknames may contain the program's colour codes. */
const titleOf = ({ Nickname, Name }: TtsObject): string => {
  const plain = Nickname.replace(/\[[^\]]{0,12}\]/g, '')
    .trim()
    .slice(0, 120)
  return plain === '' && Name.startsWith('Block') ? Name : plain
}

const placeOf = ({ Transform: { posX, posZ } }: TtsObject, { width, depth }: TtsAsked) => ({
  x: Math.round(width / 2 + posX * INCH),
  y: Math.round(depth / 2 + posZ * INCH),
})

function ownOf(object: TtsObject, { box, unnamed }: TtsAsked): OwnPiece {
  const { Name, Transform } = object
  const built = BUILT_IN[Name]
  const [w, d, h] = built ? built.map((side) => side * INCH) : [box.width, box.depth, box.height]
  const half = (side: number | undefined, by: number) => Math.max(1, Math.round(((side ?? INCH) * by) / 2))
  const [x, y] = [half(w, Transform.scaleX), half(d, Transform.scaleZ)]
  const top = Math.min(100_000, Math.max(1, Math.round((h ?? INCH) * Transform.scaleY)))
  const outline = [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]
  return {
    name: plainText(titleOf(object), MOST_OWN.name) || unnamed,
    parts: [{ outline, bottom: 0, top }],
    top: { outline, height: top },
    traits: { blocksSight: true, climb: true, stand: true, pass: false },
  }
}

/** Every address in a thing: where its shape or picture would be fetched from. */
function addressesIn(value: unknown, path: string, depth = 0): readonly PlannerReason[] {
  if (depth > 8) return []
  if (typeof value === 'string')
    return /^(https?|file):/i.test(value) ? [plannerSays('import-external', { at: path, address: value.slice(0, 200) })] : []
  if (Array.isArray(value)) return value.flatMap((inner, index) => addressesIn(inner, `${path}[${index}]`, depth + 1))
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(inner, `${path}.${key}`, depth + 1))
}
