/** The pictures of a layout at a server's table: what its opener sends, and what all pages there draw after checking it. */
import * as v from 'valibot'
import type { Json } from '../../kernel'
import { type LayoutDocument, ownIdOf } from '../../planner/document'
import { MAT_PICTURE_SCHEMA } from '../../planner/mat/schema'
import type { Work } from '../../planner/own/mesh'
import { ownIdSchema, pictureSchema } from '../../planner/own/schema'
import { layoutReading } from '../../planner/read'
import type { TablePictures } from '../../protocol/online'
import { type Parsed, parse } from '../../protocol/schema'
import { breathed } from '../planner/breathed'
import { matLook } from '../planner/mat/mat-look'
import { ownModel } from '../planner/own/own-model'
import type { PicturesOfMatch } from '../planner/own/pictures-of-match'
import { layoutPlayed } from '../planner/shelf'
import { heldTable } from './held'
import { picturesAt } from './server'

/** The pictures of this layout; undefined if it has none. */
export function picturesOf({
  own,
  matPicture,
  size,
}: Pick<LayoutDocument, 'own' | 'matPicture' | 'size'>): TablePictures | undefined {
  const models = Object.entries(own).flatMap(([id, { picture }]) => (picture === undefined ? [] : [[id, picture] as const]))
  if (models.length === 0 && !matPicture) return undefined
  // The cast is safe: a picture is plain JSON.
  const mat = matPicture && { picture: matPicture as unknown as Json, width: size.width, depth: size.depth }
  return { own: Object.fromEntries(models), ...(mat ? { mat } : {}) }
}

/** The pictures of the layout on which a match of this device began, if it still has it. */
export async function picturesOfPlayed(match: string): Promise<TablePictures | undefined> {
  const begunOn = await layoutPlayed(match).catch(() => undefined)
  const layout = begunOn && (await breathed(layoutReading(begunOn.text)))
  return layout?.ok ? picturesOf(layout.value) : undefined
}

const side = v.pipe(v.number(), v.integer(), v.minValue(1))
const MAT_SCHEMA = v.strictObject({ picture: MAT_PICTURE_SCHEMA, width: side, depth: side })
const WHOLE_SCHEMA = v.strictObject({ own: v.record(ownIdSchema, v.unknown()), mat: v.exactOptional(v.unknown()) })

interface CheckedPictures {
  readonly own: ReadonlyMap<string, { readonly picture: string }>
  readonly mat?: v.InferOutput<typeof MAT_SCHEMA>
}

/** Checks pictures from another player as strictly as those in a layout's file, one by one, with pauses. */
export function* checkedPictures(value: unknown): Work<Parsed<CheckedPictures>> {
  const whole = parse(WHOLE_SCHEMA, value, 'pictures')
  if (!whole.ok) return whole
  const own = new Map<string, { readonly picture: string }>()
  const all = Object.entries(whole.value.own)
  for (const [index, [id, picture]] of all.entries()) {
    const one = parse(pictureSchema, picture, `own.${id}`)
    if (!one.ok) return one
    own.set(id, { picture: one.value })
    yield index / all.length
  }
  if (whole.value.mat === undefined) return { ok: true, value: { own } }
  const mat = parse(MAT_SCHEMA, whole.value.mat, 'mat')
  return mat.ok ? { ok: true, value: { own, mat: mat.value } } : mat
}

const known = new Map<string, Promise<Parsed<CheckedPictures>>>()

/** What a page draws of the table's pictures. Rejects with `NoServer` or the server's reason; a faulty picture is returned as one. */
export async function picturesOfTable(table: string, kinds: readonly string[]): Promise<Parsed<PicturesOfMatch>> {
  // Fetched once, although the kinds on the table may change.
  const fetched =
    known.get(table) ?? picturesAt(table, heldTable(table)?.keys ?? []).then((pictures) => breathed(checkedPictures(pictures)))
  known.set(table, fetched)
  fetched.catch(() => known.delete(table))
  const checked = await fetched
  if (!checked.ok) return checked
  const { own, mat } = checked.value
  const models = kinds.flatMap((kind) => {
    const piece = own.get(ownIdOf(kind) ?? '')
    const model = piece && ownModel(piece)
    return model === undefined ? [] : [[kind, model] as const]
  })
  const ground = mat && { picture: matLook(mat.picture), width: mat.width, depth: mat.depth }
  return { ok: true, value: { models: new Map(models), ...(ground ? { mat: ground } : {}) } }
}
