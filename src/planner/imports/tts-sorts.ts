/** The things of Tabletop Simulator, by the names that the program gives them. Sizes in its inches, at scale 1. */
import type { ImportLeftWhy } from '../said'

/** Width, height and depth: the program's x, y (up) and z. */
export type TtsBox = readonly [number, number, number]

export type TtsSort =
  /** Its shape is in another file; the user is asked for its box. */
  | { readonly as: 'model' }
  | { readonly as: 'block'; readonly box: TtsBox }
  /** Its thickness is in the save. */
  | { readonly as: 'tile' }
  /** A kind of our own catalogue. */
  | { readonly as: 'ours'; readonly kind: 'trees' | 'rocks' | 'barrels' }
  /** A container: its contents are imported instead. */
  | { readonly as: 'bag' }
  | { readonly as: 'no-terrain'; readonly why: ImportLeftWhy }

/** The sizes of furniture are estimates, as the program does not publish them. */
const BLOCKS: { readonly [name: string]: TtsBox } = {
  BlockSquare: [1, 1, 1],
  BlockRectangle: [2, 1, 1],
  BlockTriangle: [1, 1, 1],
  Tileset_Chair: [1, 1.4, 1],
  Tileset_Chest: [1.4, 1, 1],
  Tileset_Corner: [0.5, 2.4, 0.5],
  Tileset_Floor: [2, 0.2, 2],
  Tileset_Table: [2, 1, 1.2],
  Tileset_Wall: [2, 2.4, 0.5],
}
const OURS: { readonly [name: string]: 'trees' | 'rocks' | 'barrels' } = {
  Tileset_Tree: 'trees',
  Tileset_Rock: 'rocks',
  Tileset_Barrel: 'barrels',
}
/** What is not terrain, by the beginning or part of its name. The first match counts. */
const OTHERS: readonly (readonly [RegExp, ImportLeftWhy])[] = [
  [/trigger|^fog|^hand|zone|^layout|randomize/i, 'zone'],
  [/^figurine|^rpg_|^chess_(?!board)|pawn/i, 'figurine'],
  [/^(custom_)?dice|^die_/i, 'dice'],
  [/^quarter|coin/i, 'coin'],
  [/board/i, 'board'],
  [/card|^deck/i, 'card'],
  [/token|^chip|^checker|_piece|_chip|piecepack|^domino|^mahjong/i, 'token'],
]
/** By number, the type that a save's author chose for a custom model. */
const TYPES: readonly (ImportLeftWhy | undefined)[] = [undefined, 'figurine', 'dice', 'coin', 'board', 'token']
const BAG_TYPES = [6, 7]

/** `type`: the number under `TypeIndex`, for models. */
export function sortOf(name: string, type: number | undefined): TtsSort {
  if (/bag$|^cup$|^bowl$/i.test(name)) return { as: 'bag' }
  if (/^Custom_(Model|Assetbundle)/i.test(name)) {
    if (type !== undefined && BAG_TYPES.includes(type)) return { as: 'bag' }
    const why = TYPES[type ?? 0]
    return why ? { as: 'no-terrain', why } : { as: 'model' }
  }
  if (/^Custom_Tile(_Stack)?$/.test(name)) return { as: 'tile' }
  const box = Object.hasOwn(BLOCKS, name) ? BLOCKS[name] : undefined
  if (box) return { as: 'block', box }
  const kind = Object.hasOwn(OURS, name) ? OURS[name] : undefined
  if (kind) return { as: 'ours', kind }
  return { as: 'no-terrain', why: OTHERS.find(([pattern]) => pattern.test(name))?.[1] ?? 'no-terrain' }
}
