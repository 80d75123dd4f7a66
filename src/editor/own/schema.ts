/** The door for definitions of own pieces: from a layout file, from the device's storage, from a worker. Nothing is believed before it. */
import * as v from 'valibot'
import { isConvex } from '../../geometry/outline'
import { FARTHEST } from '../../geometry/sight/types'
import type { Convex, Point } from '../../geometry/types'
import { fromBase64 } from './base64'
import { openGlb } from './glb-door'
import { BLOCKS, FORMATS, MOST, type OwnPart, type OwnPiece, type Placing, type UnitChoice, UPS } from './types'

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const lengthSchema = whole(1, MOST.size)
/** Text that is only ever shown: no control characters. */
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^\P{C}*$/u))

const pointSchema: v.GenericSchema<unknown, Point> = v.strictObject({
  x: whole(-FARTHEST, FARTHEST),
  y: whole(-FARTHEST, FARTHEST),
})
const outlineSchema: v.GenericSchema<unknown, Convex> = v.pipe(
  v.array(pointSchema),
  v.minLength(3),
  v.maxLength(MOST.corners),
  v.check((corners) => isConvex(corners), 'Expected a convex outline'),
)

export const ownPartSchema: v.GenericSchema<unknown, OwnPart> = v.pipe(
  v.strictObject({
    outline: outlineSchema,
    bottom: whole(0, MOST.size),
    top: whole(0, MOST.size),
    blocks: v.exactOptional(v.picklist(BLOCKS)),
  }),
  v.check(({ bottom, top }) => bottom < top, 'Expected the top above the bottom'),
)

export const unitSchema: v.GenericSchema<unknown, UnitChoice> = v.union([
  v.strictObject({ in: v.picklist(['mm', 'cm', 'inch', 'm']) }),
  v.strictObject({ fit: v.literal('base'), diameter: lengthSchema }),
  v.strictObject({ fit: v.literal('length'), length: lengthSchema }),
])

export const placingSchema: v.GenericSchema<unknown, Placing> = v.strictObject({
  unit: unitSchema,
  up: v.picklist(UPS),
  heading: whole(0, 359),
})

/** A picture brings no references, no images and nothing to be run: see `glb-door.ts`. */
export const pictureSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(MOST.picture),
  v.check((picture) => {
    const bytes = fromBase64(picture)
    const opened = bytes && openGlb(bytes)
    return opened?.ok === true && opened.images === 0
  }, 'Expected a GLB that holds everything it shows'),
)

export const ownPieceSchema: v.GenericSchema<unknown, OwnPiece> = v.strictObject({
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^own-[a-z0-9]{1,20}$/)),
  name: text(MOST.name),
  parts: v.pipe(v.array(ownPartSchema), v.minLength(1), v.maxLength(MOST.parts)),
  top: v.exactOptional(v.strictObject({ outline: outlineSchema, height: lengthSchema })),
  traits: v.strictObject({ blocksSight: v.boolean(), climb: v.boolean(), stand: v.boolean(), pass: v.boolean() }),
  picture: v.exactOptional(pictureSchema),
  size: v.strictObject({ width: lengthSchema, depth: lengthSchema, height: lengthSchema }),
  source: v.strictObject({
    file: text(MOST.file),
    format: v.picklist(FORMATS),
    placing: placingSchema,
    triangles: whole(1, 2 ** 31),
    kept: whole(1, 2 ** 31),
  }),
})
