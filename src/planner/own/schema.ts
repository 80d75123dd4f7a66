/** Checks definitions of own pieces from a layout file, the device's storage or a worker, before they are used. */
import * as v from 'valibot'
import { isConvex } from '../../geometry/outline'
import { FARTHEST } from '../../geometry/sight/types'
import type { Convex, Point } from '../../geometry/types'
import { pictureMesh } from './picture-mesh'
import {
  BLOCKS,
  FORMATS,
  MOST,
  OWN_ID,
  type OwnPart,
  type OwnPiece,
  type OwnRecord,
  type Placing,
  type UnitChoice,
  UPS,
} from './types'

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

/** Refuses pictures with references or images (see `glb-door.ts`), and pictures that cannot be read. */
export const pictureSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(MOST.picture),
  v.check((picture) => pictureMesh(picture) !== undefined, 'Expected a GLB that holds everything it shows'),
)

export const ownIdSchema = v.pipe(v.string(), v.regex(OWN_ID))

const PIECE = {
  name: text(MOST.name),
  parts: v.pipe(v.array(ownPartSchema), v.minLength(1), v.maxLength(MOST.parts)),
  top: v.exactOptional(v.strictObject({ outline: outlineSchema, height: lengthSchema })),
  traits: v.strictObject({ blocksSight: v.boolean(), climb: v.boolean(), stand: v.boolean(), pass: v.boolean() }),
  picture: v.exactOptional(pictureSchema),
}
/** A piece in a layout. */
export const ownPieceSchema: v.GenericSchema<unknown, OwnPiece> = v.strictObject(PIECE)

/** A piece on the device, or in a message between page and worker. */
export const ownRecordSchema: v.GenericSchema<unknown, OwnRecord> = v.strictObject({
  version: v.literal(1),
  id: ownIdSchema,
  ...PIECE,
  source: v.exactOptional(
    v.strictObject({
      file: text(MOST.file),
      format: v.picklist(FORMATS),
      placing: placingSchema,
      triangles: whole(1, 2 ** 31),
      kept: whole(1, 2 ** 31),
    }),
  ),
})
