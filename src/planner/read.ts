/** Reads layout files: from text to a checked document, with the place of any fault. Older versions are converted. */
import { isConvex } from '../geometry'
import { jsonFault } from '../kernel'
import { findTerrainKind } from '../table/terrain'
import { LAYOUT_FORMAT, LAYOUT_VERSION, type LayoutDocument, MOST_CHARACTERS, ownIdOf } from './document'
import { finish, type Work } from './own/mesh'
import { type LayoutLook, type Outcome, type PlannerReason, plannerSays, refuse } from './said'
import { LAYOUT_SCHEMA, parsed, parsedOwn } from './schema'
import type { Report } from './selfplay/report'
import { checkedReport } from './selfplay/schema'

export type LayoutRead = Outcome<LayoutDocument>
type Plain = { readonly [key: string]: unknown }

/** By version, the conversion of a document to the next version. There is no older version yet; tests pass their own. */
export type Migrations = { readonly [from: number]: (document: Plain) => Plain }
const MIGRATIONS: Migrations = {}

/** The text of a layout file. Equal documents give equal files. A report on matches that were played on it is the file's last field. */
export const writeLayout = (document: LayoutDocument, tried?: Report): string =>
  `${JSON.stringify(tried ? { ...document, tried } : document, undefined, 1)}\n`

export const readLayout = (text: string, migrations: Migrations = MIGRATIONS): LayoutRead =>
  finish(layoutReading(text, migrations))

/** The same with pauses. */
export function* layoutReading(text: string, migrations: Migrations = MIGRATIONS): Work<LayoutRead> {
  if (text.trim() === '') return refuse('layout-empty', {})
  if (text.length > MOST_CHARACTERS) return refuse('layout-too-large', { most: MOST_CHARACTERS })
  const found = readJson(text)
  if (!found.ok) return found
  yield 0.1
  return yield* layoutChecking(found.value, migrations)
}

/** Parses a JSON text, or tells where it goes wrong. */
export function readJson(text: string): Outcome<unknown> {
  const start = text.trimStart()
  if (text.startsWith('glTF')) return refuse('layout-foreign', { looks: 'model' })
  if (/^.{0,3}(PNG|JFIF|GIF8|RIFF)/.test(text.slice(0, 12))) return refuse('layout-foreign', { looks: 'picture' })
  if (!/^[[{]/.test(start)) return refuse('layout-foreign', { looks: 'text' })
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    const { cut, at } = jsonFault(text)
    return refuse('layout-not-json', { at: cut ? text.length : at, cut })
  }
}

export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Recognises what kind of file JSON that is not a layout seems to be. */
export function lookOf(value: unknown): LayoutLook {
  if (isPlan(value) || (Array.isArray(value) && isPlan(value[0]))) return 'terrain-plan'
  if (!isPlain(value)) return 'other-json'
  if (value.format === 'sightline-match') return 'match'
  if ('SaveName' in value || 'ObjectStates' in value) return 'tabletop-simulator'
  if ('line_of_sight' in value || 'resolution' in value) return 'uvtt'
  if (isScene(value)) return 'foundry-scene'
  return isPlain(value.asset) && 'version' in value.asset ? 'model' : 'other-json'
}

/** Whether it seems to be a terrain plan of a tournament tool: pieces, with a board in inches or the version of a game. */
const isPlan = (value: unknown): boolean =>
  isPlain(value) && Array.isArray(value.pieces) && ('boardWidth' in value || 'game_version' in value)

/** Whether it seems to be a scene of Foundry: its walls are lists of four numbers. */
function isScene({ walls, width, height, grid }: Plain): boolean {
  if (!Array.isArray(walls) || typeof width !== 'number' || typeof height !== 'number') return false
  const isGrid = typeof grid === 'number' || (isPlain(grid) && typeof grid.size === 'number')
  return isGrid && (walls.length === 0 || (isPlain(walls[0]) && Array.isArray(walls[0].c)))
}

/** The same for a value that is already parsed, from a link or from storage. */
export const checkedLayout = (value: unknown, migrations: Migrations = MIGRATIONS): LayoutRead =>
  finish(layoutChecking(value, migrations))

function* layoutChecking(value: unknown, migrations: Migrations): Work<LayoutRead> {
  if (!isPlain(value) || value.format !== LAYOUT_FORMAT) return refuse('layout-foreign', { looks: lookOf(value) })
  const { version } = value
  if (typeof version !== 'number') return refuse('layout-damaged', { at: 'version', expected: 'number' })
  let current = value
  for (let from = version; from !== LAYOUT_VERSION; from++) {
    const step = Number.isInteger(from) && from < LAYOUT_VERSION && Object.hasOwn(migrations, from) ? migrations[from] : undefined
    if (!step) return refuse('layout-wrong-version', { found: version, ours: LAYOUT_VERSION })
    current = { ...step(current), version: from + 1 }
  }
  // A report is no part of the document: `reportIn` reads it.
  const { tried: _tried, ...plain } = current
  const bare = parsed(LAYOUT_SCHEMA, { ...plain, own: {} })
  if (!bare.ok) return damaged(bare)
  const own = yield* parsedOwn(current.own)
  if (!own.ok) return damaged(own)
  const document = { ...bare.value, own: own.value }
  const wrong = meaningFault(document)
  return wrong ? { ok: false, reason: wrong } : { ok: true, value: document }
}

/** The report in a layout's file. One that cannot be read, or is about a table of another size, is left out. */
export function reportIn(file: unknown, { size }: LayoutDocument): Report | undefined {
  const report = isPlain(file) && file.tried !== undefined ? checkedReport(file.tried) : undefined
  const isOfThis = report?.ok && report.value.table.width === size.width && report.value.table.depth === size.depth
  return isOfThis ? report.value : undefined
}

const damaged = ({ at, expected }: { readonly at: string; readonly expected: string }): LayoutRead =>
  /^own\..*\.picture$|^matPicture/.test(at) ? refuse('layout-bad-picture', { at }) : refuse('layout-damaged', { at, expected })

/** Whether a document may use a kind of terrain. */
export const isKind = (document: Pick<LayoutDocument, 'own'>, kind: string): boolean => {
  const own = ownIdOf(kind)
  return own === undefined ? findTerrainKind(kind) !== undefined : Object.hasOwn(document.own, own)
}

/** Faults that the schema cannot find: refs used twice, references to missing things, outlines that are not convex. */
function meaningFault(document: LayoutDocument): PlannerReason | undefined {
  const { pieces, areas, objectives, notes } = document
  for (const [field, things] of Object.entries({ pieces, areas, objectives, notes })) {
    const seen = new Set<string>()
    for (const [index, { ref }] of things.entries()) {
      if (seen.has(ref)) return plannerSays('layout-same-ref', { at: `${field}[${index}].ref`, ref })
      seen.add(ref)
    }
  }
  for (const [index, { outlines }] of areas.entries()) {
    const hollow = outlines.findIndex((outline) => !isConvex(outline))
    if (hollow >= 0) return plannerSays('layout-not-convex', { at: `areas[${index}].outlines[${hollow}]` })
  }
  return pieceFault(document)
}

function pieceFault(document: LayoutDocument): PlannerReason | undefined {
  const byRef = new Map(document.pieces.map((piece) => [piece.ref, piece]))
  for (const [index, { ref, kind, on, twin }] of document.pieces.entries()) {
    const at = `pieces[${index}]`
    if (!isKind(document, kind)) return plannerSays('layout-unknown-kind', { at: `${at}.kind`, kind })
    if (on !== undefined && !byRef.has(on)) return plannerSays('layout-no-such-ref', { at: `${at}.on`, ref: on })
    if (twin !== undefined && (twin === ref || byRef.get(twin)?.twin !== ref))
      return plannerSays('layout-bad-twin', { at: `${at}.twin`, ref: twin })
    const below = new Set([ref])
    for (let next = on; next !== undefined; next = byRef.get(next)?.on) {
      if (below.has(next)) return plannerSays('layout-circle', { at: `${at}.on`, ref: next })
      below.add(next)
    }
  }
  return undefined
}
