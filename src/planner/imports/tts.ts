/**
 * Saves of Tabletop Simulator: where things stand, what they are called, and a box for each. The unit is an inch, x to the right
 * and z away from the viewer, from the table's middle; headings are clockwise. Shapes are at web addresses: nothing is fetched,
 * every address is reported. Sizes missing from the file are asked for. A thing that cannot be imported is left out with its name
 * and a reason.
 */
import * as v from 'valibot'
import { INCH } from '../../geometry/types'
import { emptyLayout, type LayoutPiece, MOST, TABLE_SIDE } from '../document'
import { normal } from '../mirror'
import { plainText } from '../own/edit'
import { hashOf } from '../own/hash'
import { MOST as MOST_OWN, type OwnPiece } from '../own/types'
import { isPlain, lookOf, readJson } from '../read'
import { done, type ImportLeftWhy, type Outcome, type PlannerReason, plannerSays, refuse } from '../said'
import type { Imported } from './flat-map'
import { namesOf } from './tts-names'
import { ownOf } from './tts-shapes'
import { sortOf } from './tts-sorts'
import { isBeside, PLACE, type Place, placeOf, TILE, TTS_ASKED, type TtsAsked, type TtsSave, type TtsThing } from './tts-things'

/** More things, including those in bags, than any real save has. */
const MOST_OBJECTS = 20_000
/** How deep bags may be nested. */
const DEEPEST = 8

/** Reads the things of a save. The user's answers are applied later, in `layoutOfTts`, as often as they change. */
export function ttsOf(value: unknown): Outcome<TtsSave> {
  const looks = lookOf(value)
  if (!isPlain(value) || looks !== 'tabletop-simulator') return refuse('import-foreign', { looks, wanted: 'tabletop-simulator' })
  const states = value.ObjectStates
  if (!Array.isArray(states)) return refuse('import-damaged', { at: 'ObjectStates', expected: 'Array' })
  const things: TtsThing[] = []
  const left: PlannerReason[] = []
  const addresses: PlannerReason[] = []
  let count = 0
  const read = (list: readonly unknown[], at: string, depth: number): void => {
    for (const [index, state] of list.entries()) {
      if (++count > MOST_OBJECTS) return
      const path = `${at}[${index}]`
      const { Name: name, ContainedObjects: inside, ...own } = isPlain(state) ? state : {}
      const title = isPlain(state) ? titleOf(state) : ''
      const leave = (why: ImportLeftWhy) => left.push(leftOut(title || (typeof name === 'string' ? name : ''), path, why))
      if (typeof name !== 'string') {
        leave('damaged')
        continue
      }
      const sort = sortOf(name, typeIn(own.CustomMesh) ?? typeIn(own.CustomAssetbundle))
      if (sort.as === 'bag') {
        if (Array.isArray(inside) && inside.length > 0 && depth < DEEPEST) read(inside, `${path}.ContainedObjects`, depth + 1)
        else leave('empty-bag')
        continue
      }
      if (sort.as === 'no-terrain') {
        leave(sort.why)
        continue
      }
      const place = v.safeParse(PLACE, own.Transform)
      if (!place.success) {
        leave('damaged')
        continue
      }
      addresses.push(...addressesIn(own, path, plainText(title, MOST_OWN.name)))
      const tile = v.parse(
        TILE,
        (isPlain(own.CustomImage) && isPlain(own.CustomImage.CustomTile) && own.CustomImage.CustomTile) || {},
      )
      const thing = { path, title, isLocked: own.Locked === true, sort, place: place.output, tile, isPacked: depth > 0 }
      things.push({ ...thing, kind: sort.as === 'ours' ? sort.kind : `own-${hashOf(JSON.stringify(ownOf(thing, TTS_ASKED)))}` })
    }
  }
  read(states, 'ObjectStates', 0)
  if (count > MOST_OBJECTS) return refuse('import-too-many', { at: 'ObjectStates', most: MOST_OBJECTS, found: count })
  const name = typeof value.SaveName === 'string' ? value.SaveName.slice(0, 120) : ''
  return done({ name, things, left, addresses })
}

export function readTts(text: string): Outcome<TtsSave> {
  const plain = readJson(text)
  return plain.ok ? ttsOf(plain.value) : plain
}

export function fromTts(text: string, asked: Partial<TtsAsked> = {}): Outcome<Imported> {
  const save = readTts(text)
  return save.ok ? layoutOfTts(save.value, asked) : save
}

/** The smallest table, in steps of half a foot, that holds everything; undefined if it is too large, or nothing has a place. */
export function tableThatFits({ things }: TtsSave): Pick<TtsAsked, 'width' | 'depth'> | undefined {
  const step = 6 * INCH
  const standing = things.filter(({ isPacked }) => !isPacked)
  const side = (far: (place: Place) => number) =>
    Math.max(
      TABLE_SIDE.least,
      Math.ceil((2 * INCH * Math.max(...standing.map(({ place }) => Math.abs(far(place))))) / step) * step,
    )
  const [width, depth] = [side(({ posX }) => posX), side(({ posZ }) => posZ)]
  return standing.length > 0 && Math.max(width, depth) <= TABLE_SIDE.most ? { width, depth } : undefined
}

/** Makes the layout. Refused if nothing can stand, or if the table's size is impossible. */
export function layoutOfTts(save: TtsSave, asked: Partial<TtsAsked> = {}): Outcome<Imported> {
  const how = { ...TTS_ASKED, ...asked }
  const { width, depth } = how
  for (const side of [width, depth])
    if (side < TABLE_SIDE.least || side > TABLE_SIDE.most) return refuse('edit-table-size', { width, depth, ...TABLE_SIDE })
  const own: { [id: string]: OwnPiece } = {}
  const ids = new Map<string, string>()
  const pieces: LayoutPiece[] = []
  const left: PlannerReason[] = []
  /** The kind of a thing; undefined if the layout already has as many own pieces as it may. */
  const kindOf = (thing: TtsThing): string | undefined => {
    if (thing.sort.as === 'ours') return thing.sort.kind
    const piece = ownOf(thing, how)
    const text = JSON.stringify(piece)
    const known = ids.get(text)
    if (known !== undefined) return `own/${known}`
    if (ids.size >= MOST.own) return undefined
    const id = `tts-${ids.size + 1}`
    ids.set(text, id)
    own[id] = piece
    return `own/${id}`
  }
  const names = namesOf(save, how)
  const chosen = names && new Set(names.chosen)
  // A layout may have a limited number of own pieces: things on the table get them before things in bags.
  for (const thing of [...save.things].sort((a, b) => Number(a.isPacked) - Number(b.isPacked))) {
    const { path, title, sort } = thing
    const leave = (why: ImportLeftWhy) => left.push(leftOut(title || (sort.as === 'ours' ? sort.kind : how.unnamed), path, why))
    const at = placeOf(thing, how)
    if (isBeside(thing, how)) {
      leave('off-table')
      continue
    }
    if (chosen && sort.as !== 'ours' && !chosen.has(thing.kind)) {
      leave(how.chosen ? 'not-chosen' : 'too-many')
      continue
    }
    if (!thing.isPacked && pieces.length >= MOST.pieces) {
      leave('too-many')
      continue
    }
    const kind = kindOf(thing)
    if (kind === undefined) leave('too-many')
    else if (thing.isPacked) leave('in-bag')
    else
      pieces.push({
        ref: `${kind.replace('own/', '')}-${pieces.length + 1}`,
        kind,
        at,
        heading: normal(-thing.place.rotY),
        ...(thing.isLocked ? { locked: true as const } : {}),
        ...(title === '' ? {} : { name: title }),
      })
  }
  if (pieces.length === 0 && ids.size === 0 && chosen?.size === 0) return refuse('import-none-chosen', {})
  if (pieces.length === 0 && ids.size === 0)
    return left.length > 0 ? refuse('import-all-beyond', { width, depth }) : refuse('import-nothing', {})
  return done({
    document: emptyLayout(save.name, width, depth, { own, pieces }),
    left: [...save.left, ...left, ...save.addresses],
  })
}

const leftOut = (name: string, at: string, why: ImportLeftWhy): PlannerReason =>
  plannerSays('import-left-out', { at, name: plainText(name, MOST_OWN.name), why })

const typeIn = (shape: unknown): number | undefined =>
  isPlain(shape) && typeof shape.TypeIndex === 'number' ? shape.TypeIndex : undefined

/** Nicknames may contain the program's colour codes. */
const titleOf = ({ Nickname, Name }: { readonly [key: string]: unknown }): string => {
  const plain = (typeof Nickname === 'string' ? Nickname : '')
    .replace(/\[[^\]]{0,12}\]/g, '')
    .trim()
    .slice(0, 120)
  return plain === '' && typeof Name === 'string' && Name.startsWith('Block') ? Name.slice(0, 120) : plain
}

/** Every address in a thing from which a shape or picture would be fetched. */
function addressesIn(value: unknown, path: string, name: string, depth = 0): readonly PlannerReason[] {
  if (depth > 8) return []
  if (typeof value === 'string')
    return /^(https?|file):/i.test(value)
      ? [plannerSays('import-external', { at: path, address: value.slice(0, 200), ...(name === '' ? {} : { name }) })]
      : []
  if (Array.isArray(value)) return value.flatMap((inner, index) => addressesIn(inner, `${path}[${index}]`, name, depth + 1))
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(inner, `${path}.${key}`, name, depth + 1))
}
