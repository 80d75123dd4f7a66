/** The miniatures that matter now: those outlined, tagged, ready, selected or under the pointer. */
import type { Ref } from '../table/piece'
import type { Life } from './life'

export function whoMatters(life: Life, selected: Ref | undefined): ReadonlySet<Ref> {
  const matter = new Set<Ref>()
  for (const overlay of life.overlays()) {
    if (overlay.type === 'outline') matter.add(overlay.ref)
    if (overlay.type === 'tag' && typeof overlay.over === 'string') matter.add(overlay.over)
  }
  for (const [ref, { figure }] of life.cast.actors) if (figure.ready) matter.add(ref)
  for (const ref of [selected, life.cast.hovered()]) if (ref !== undefined) matter.add(ref)
  return matter
}
