/**
 * The layout's schema as JSON Schema (2020-12), made from the schema that checks documents. Output:
 * `public/schema/layout-1.json`.
 */
import type { Json } from '../kernel'
import { LAYOUT_VERSION } from './document'
import { LAYOUT_SCHEMA } from './schema'
import { REPORT_SCHEMA } from './selfplay/schema'

/** The parts of valibot's schemas that are read here; each schema is a plain record with a `type`. */
interface Node {
  readonly type: string
  readonly entries?: { readonly [key: string]: Node }
  readonly wrapped?: Node
  readonly item?: Node
  readonly value?: Node
  readonly key?: Node
  readonly literal?: Json
  readonly options?: readonly Json[]
  readonly pipe?: readonly (Node & { readonly requirement?: unknown })[]
}
type Written = { readonly [key: string]: Json }

const BOUNDS: { readonly [type: string]: { readonly [action: string]: string } } = {
  number: { min_value: 'minimum', max_value: 'maximum' },
  string: { min_length: 'minLength', max_length: 'maxLength' },
  array: { min_length: 'minItems', max_length: 'maxItems' },
}

function written(node: Node): Written {
  const rules = (node.pipe ?? []).slice(1)
  const bounds: { [key: string]: Json } = {}
  for (const { type, requirement } of rules) {
    const name = BOUNDS[node.type]?.[type]
    if (name !== undefined && typeof requirement === 'number') bounds[name] = requirement
    if (type === 'regex' && requirement instanceof RegExp) bounds.pattern = requirement.source
  }
  const isWhole = rules.some(({ type }) => type === 'integer')
  switch (node.type) {
    case 'number':
      return { type: isWhole ? 'integer' : 'number', ...bounds }
    case 'string':
    case 'boolean':
      return { type: node.type, ...bounds }
    case 'literal':
      return { const: node.literal ?? null }
    case 'picklist':
      return { enum: node.options ?? [] }
    case 'array':
      return { type: 'array', ...(node.item ? { items: written(node.item) } : {}), ...bounds }
    case 'record':
      return {
        type: 'object',
        ...(node.key?.pipe ? { propertyNames: written(node.key) } : {}),
        additionalProperties: node.value ? written(node.value) : true,
      }
    case 'strict_object': {
      const entries = Object.entries(node.entries ?? {})
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([key, inner]) => [key, written(inner.wrapped ?? inner)])),
        required: entries.filter(([, inner]) => inner.type !== 'exact_optional').map(([key]) => key),
        additionalProperties: false,
      }
    }
    // Any JSON value.
    default:
      return {}
  }
}

/** A file may also hold a report on matches of bots. Readers may leave it out. */
const withReport = (layout: Written): Written => ({
  ...layout,
  properties: { ...(layout.properties as Written), tried: written(REPORT_SCHEMA as unknown as Node) },
})

/** The whole schema, with descriptions of what the numbers mean. */
export const layoutJsonSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Sightline layout, version ${LAYOUT_VERSION}`,
  description:
    'A table with its terrain. Lengths are whole hundredths of a millimetre (an inch is 2540), x to the right and y away from the viewer, ' +
    'from the near left corner; headings are whole degrees counter-clockwise.',
  // The schema's TypeScript type hides how it is built; at run time it is made of the records described above.
  ...withReport(written(LAYOUT_SCHEMA as unknown as Node)),
})
