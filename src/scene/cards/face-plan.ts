/**
 * Plans a card as a list of drawing commands. Pure, so that the same data gives the same card everywhere. A card is `TALL` high
 * and as wide as its shape says, y downwards. The table's plan has little text in large letters; the whole plan is the large copy
 * for reading.
 */
import { CARD_FAMILIES, type CardFaceLook, type CardFamily, type CardValue } from '../look'
import { backOf, FAMILY_MARKS, type FamilyMark } from './families'
import { type Block, type Line, type Measure, textIn, titleIn } from './typeset'

export const TALL = 350

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export type Command =
  | (Box & { readonly op: 'panel'; readonly r: number; readonly fill: string })
  | (Box & { readonly op: 'frame'; readonly r: number; readonly width: number; readonly colour: string; readonly alpha?: number })
  /** A gradient from the middle to the edge, with the family's pattern over it and, on a face, a scene of its own. */
  | (Box & {
      readonly op: 'ground'
      readonly r: number
      readonly mark: FamilyMark
      readonly strength: number
      readonly scene?: Scene
    })
  | {
      readonly op: 'emblem'
      readonly name: string
      /** Its middle, and the side of its field. */
      readonly x: number
      readonly y: number
      readonly size: number
      readonly colour: string
      /** The colour where something is cut out. */
      readonly behind: string
      readonly shadow?: boolean
    }
  | {
      readonly op: 'disc'
      readonly x: number
      readonly y: number
      readonly r: number
      readonly fill: string
      readonly edge: string
    }
  | (Line & { readonly op: 'text'; readonly colour: string; readonly align: 'left' | 'center' | 'right' })

/** What the scene behind the emblem shows: see `scenery.ts`. */
export interface Scene {
  readonly family: CardFamily
  readonly seed: string
}

const LIGHT = '#fff6e4'
const EDGE = 8
/** What stands between the parts of a kind. */
const KIND_PARTS = ' · '

/** The plan of a face as it is shown on the table. */
export function tablePlan(face: CardFaceLook, width: number, measure: Measure): readonly Command[] {
  const mark = markOf(face.family)
  const inner = width - 2 * EDGE
  const title = titleIn(face.title, { width: inner - 14, most: 37, least: 23, lines: 2 }, measure)
  const head = 13 + title.height
  const values = face.values?.slice(0, 4) ?? []
  const foot = values.length > 0 ? 74 : face.kind ? 30 : 0
  const kind = kindIn(face.kind ?? '', inner - 10, measure)
  const picture = { x: EDGE, y: EDGE + head, w: inner, h: TALL - 2 * EDGE - head - foot }
  const middle = { x: width / 2, y: picture.y + picture.h / 2 }
  const size = Math.min(inner * 0.66, picture.h * 0.76)
  return [
    ...sheet(width, mark),
    { op: 'ground', ...picture, r: 8, mark, strength: 1, scene: sceneOf(face) },
    { op: 'emblem', name: face.emblem, ...middle, size, colour: mark.accent, behind: mark.ground, shadow: true },
    { op: 'frame', ...picture, r: 8, width: 2, colour: mark.accent, alpha: 0.55 },
    ...written(title.lines, width / 2, EDGE + 5, LIGHT),
    ...(face.corner ? badge(face.corner, picture.x + 27, picture.y + 27, 34, mark, 'left', measure) : []),
    ...(face.other ? badge(face.other, picture.x + picture.w - 27, picture.y + 27, 34, mark, 'right', measure) : []),
    ...(values.length > 0
      ? row(values, { x: EDGE, y: TALL - EDGE - foot, w: inner, h: foot }, 44, mark, measure)
      : face.kind
        ? written(kind.lines, width / 2, TALL - EDGE - foot + (foot - kind.height) / 2, LIGHT)
        : []),
  ]
}

/** The kind of a card on the table: as many of its parts as can be read there. The large copy has them all. */
function kindIn(kind: string, width: number, measure: Measure): Block {
  const room = { width, most: 19, least: 14, lines: 1, weight: 560 } as const
  const parts = kind.split(KIND_PARTS)
  let shown = parts
  while (shown.length > 1 && measure(shown.join(KIND_PARTS), room.least, room.weight) > width) shown = shown.slice(0, -1)
  return titleIn(shown.join(KIND_PARTS), room, measure)
}

/** The plan of a face for reading: all text that is printed on it. */
export function wholePlan(face: CardFaceLook, width: number, measure: Measure): readonly Command[] {
  const mark = markOf(face.family)
  const inner = width - 2 * EDGE
  const left = face.corner ? 46 : 8
  const right = face.other ? 46 : 8
  const title = titleIn(face.title, { width: inner - left - right, most: 22, least: 14, lines: 2 }, measure)
  const kind = face.kind
    ? titleIn(face.kind, { width: inner - left - right, most: 11.5, least: 8.5, lines: 1, weight: 540 }, measure)
    : undefined
  const head = Math.max(face.corner || face.other ? 46 : 0, 12 + title.height + (kind ? kind.height + 1 : 0))
  const values = face.values?.slice(0, 4) ?? []
  const belt = values.length > 0 ? 46 : 0
  const text = face.text
    ? textIn(face.text, { width: inner - 24, height: TALL * 0.44, most: 14, least: 8.2 }, measure)
    : undefined
  const sheetHeight = text ? Math.max(58, text.height + 20) : 0
  const picture = { x: EDGE, y: EDGE + head, w: inner, h: TALL - 2 * EDGE - head - belt - sheetHeight }
  const size = Math.min(inner * 0.56, picture.h * 0.76)
  const titleAt = EDGE + (head - title.height - (kind ? kind.height + 1 : 0)) / 2
  const centre = EDGE + left + (inner - left - right) / 2
  const beltAt = picture.y + picture.h
  return [
    ...sheet(width, mark),
    { op: 'ground', ...picture, r: 7, mark, strength: 1, scene: sceneOf(face) },
    {
      op: 'emblem',
      name: face.emblem,
      x: width / 2,
      y: picture.y + picture.h / 2,
      size,
      colour: mark.accent,
      behind: mark.ground,
      shadow: true,
    },
    { op: 'frame', ...picture, r: 7, width: 1.4, colour: mark.accent, alpha: 0.6 },
    ...written(title.lines, centre, titleAt, LIGHT),
    ...(kind ? written(kind.lines, centre, titleAt + title.height + 1, mark.accent) : []),
    ...(face.corner ? badge(face.corner, EDGE + 23, EDGE + 22, 25, mark, 'left', measure) : []),
    ...(face.other ? badge(face.other, width - EDGE - 23, EDGE + 22, 25, mark, 'right', measure) : []),
    ...(values.length > 0 ? row(values, { x: EDGE, y: beltAt, w: inner, h: belt }, 25, mark, measure) : []),
    ...(text
      ? ([
          { op: 'panel', x: EDGE, y: TALL - EDGE - sheetHeight, w: inner, h: sheetHeight, r: 7, fill: mark.paper },
          ...written(text.lines, EDGE + 12, TALL - EDGE - sheetHeight + (sheetHeight - text.height) / 2, mark.ink, 'left'),
        ] as const)
      : []),
  ]
}

/** A back: the family's pattern and one emblem in a ring, the same when turned by half a circle. */
export function backPlan(back: string, width: number): readonly Command[] {
  const { family, emblem } = backOf(back)
  const mark = FAMILY_MARKS[family]
  const field = { x: 12, y: 12, w: width - 24, h: TALL - 24 }
  const [x, y] = [width / 2, TALL / 2]
  return [
    { op: 'panel', x: 0, y: 0, w: width, h: TALL, r: 0, fill: '#e9e0cc' },
    { op: 'ground', ...field, r: 12, mark, strength: 1.7 },
    { op: 'frame', x: 18, y: 18, w: width - 36, h: TALL - 36, r: 9, width: 2.4, colour: mark.accent, alpha: 0.8 },
    { op: 'frame', x: 24, y: 24, w: width - 48, h: TALL - 48, r: 6, width: 1, colour: mark.accent, alpha: 0.6 },
    { op: 'disc', x, y, r: width * 0.3, fill: mark.ground, edge: mark.accent },
    { op: 'emblem', name: emblem, x, y, size: width * 0.36, colour: mark.accent, behind: mark.ground },
  ]
}

const knownFamily = (family: CardFamily): CardFamily => (CARD_FAMILIES.includes(family) ? family : 'slate')
const markOf = (family: CardFamily): FamilyMark => FAMILY_MARKS[knownFamily(family)]
const sceneOf = ({ family, scene, title }: CardFaceLook): Scene => ({ family: knownFamily(family), seed: scene ?? title })

const sheet = (width: number, mark: FamilyMark): readonly Command[] => [
  { op: 'panel', x: 0, y: 0, w: width, h: TALL, r: 0, fill: mark.frame },
  { op: 'frame', x: 2.5, y: 2.5, w: width - 5, h: TALL - 5, r: 13, width: 2, colour: mark.glow, alpha: 0.7 },
]

function written(
  what: readonly Line[],
  x: number,
  y: number,
  colour: string,
  align: 'left' | 'center' | 'right' = 'center',
): readonly Command[] {
  return what.map((line) => ({ op: 'text', ...line, x: line.x + x, y: line.y + y, colour, align }))
}

/** A number on a disc, with its emblem on the disc's rim. */
function badge(
  { value, emblem }: CardValue,
  x: number,
  y: number,
  size: number,
  mark: FamilyMark,
  side: 'left' | 'right',
  measure: Measure,
): readonly Command[] {
  const r = size * 0.72
  const width = measure(value, size, 760)
  const fitted = width > r * 1.65 ? (size * r * 1.65) / width : size
  const sign = size * 0.82
  const under = y + r + sign * 0.34
  const inwards = side === 'left' ? 1 : -1
  return [
    { op: 'disc', x, y, r, fill: mark.paper, edge: mark.frame },
    { op: 'text', words: value, x, y, size: fitted, weight: 760, colour: mark.ink, align: 'center' },
    ...(emblem
      ? ([
          { op: 'disc', x: x + inwards * r * 0.1, y: under, r: sign * 0.46, fill: mark.frame, edge: mark.accent },
          {
            op: 'emblem',
            name: emblem,
            x: x + inwards * r * 0.1,
            y: under,
            size: sign * 0.56,
            colour: mark.accent,
            behind: mark.frame,
          },
        ] as const)
      : []),
  ]
}

/** Values side by side, each after its emblem. */
function row(values: readonly CardValue[], box: Box, most: number, mark: FamilyMark, measure: Measure): readonly Command[] {
  const each = box.w / values.length
  const wide = (size: number) =>
    Math.max(...values.map(({ value, emblem }) => measure(value, size, 720) + (emblem ? size * 1.02 : 0)))
  let size = most
  while (size > 10 && wide(size) > each - 8) size -= 1
  const y = box.y + box.h / 2
  return values.flatMap(({ value, emblem }, i): Command[] => {
    const room = measure(value, size, 720)
    const sign = emblem ? size * 1.02 : 0
    const start = box.x + each * (i + 0.5) - (room + sign) / 2
    return [
      ...(emblem
        ? [
            {
              op: 'emblem',
              name: emblem,
              x: start + size * 0.43,
              y,
              size: size * 0.86,
              colour: mark.accent,
              behind: mark.frame,
            } as const,
          ]
        : []),
      { op: 'text', words: value, x: start + sign, y, size, weight: 720, colour: LIGHT, align: 'left' },
    ]
  })
}
