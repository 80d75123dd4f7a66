/** Reports what was left out of a model. */
import { besideAt } from './glb-buffers'
import type { GlbSource } from './glb-door'
import { isRecord, listIn } from './glb-json'
import type { Scene } from './glb-nodes'
import { type OwnReason, ownSays, Refused } from './said'

/** The most missing files that are reported by name, and the most images that are searched for them. */
const MOST_NAMED = 4
const MOST_LOOKED_AT = 1000

export function leftOf({ json, beside }: GlbSource, { others, missing }: Scene) {
  return {
    lines: 0,
    textures: 0,
    /** The reasons why parts of the shape were left out, one for each part. */
    missing: [...missing],
    /** The reason why there is nothing to show. */
    nothing(): Refused {
      return new Refused(this.missing[0] ?? ownSays('own-nothing', { triangles: 0 }))
    },
    notices(): readonly OwnReason[] {
      const notices: OwnReason[] = [...partsOutside(this.missing), ...picturesOutside({ json, beside })]
      if (this.textures > 0) notices.push(ownSays('own-left-textures', { images: this.textures }))
      if (this.lines > 0) notices.push(ownSays('own-left-lines', { elements: this.lines }))
      if (others > 0) notices.push(ownSays('own-left-scenes', { scenes: others }))
      const movements = listIn(json, 'animations').length
      if (movements > 0) notices.push(ownSays('own-left-movements', { movements }))
      return notices
    },
  }
}

/** Missing parts of the shape, counted by the file that they are in. */
function partsOutside(missing: readonly OwnReason[]): readonly OwnReason[] {
  const counts = new Map<string, number>()
  for (const { says = {} } of missing) {
    const name = String(says.name ?? says.to)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].slice(0, MOST_NAMED).map(([name, parts]) => ownSays('own-left-parts', { parts, name }))
}

/** Images in other files that were not given, each with its path. Only the first thousand are searched; no model has more. */
function picturesOutside({ json, beside }: Pick<GlbSource, 'json' | 'beside'>): readonly OwnReason[] {
  const found: OwnReason[] = []
  for (const [i, image] of listIn(json, 'images').slice(0, MOST_LOOKED_AT).entries()) {
    if (!isRecord(image) || typeof image.uri !== 'string' || image.uri.startsWith('data:')) continue
    if (!/^[a-z][a-z0-9+.-]*:/i.test(image.uri) && besideAt(image.uri, beside)) continue
    const name = image.uri.slice(0, 80).replace(/\p{C}/gu, '')
    found.push(ownSays('own-left-materials', { at: { path: `images[${i}].uri` }, name }))
    if (found.length === MOST_NAMED) break
  }
  return found
}
