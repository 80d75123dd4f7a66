import { turnOf } from '../../scene/camera/home'
import type { Look } from '../../scene/look'
import { inches } from '../../scene/space'

/** Length of the table's edge along which the dice trays stand, in inches (see `trayStand`). */
export function edgeOf(
  look: Pick<Look, 'width' | 'depth' | 'zones' | 'cards'>,
  window: { readonly width: number; readonly height: number },
): number {
  const aspect = window.width / window.height
  return inches(aspect > 1 || turnOf(look, aspect) !== 0 ? look.depth : look.width)
}
