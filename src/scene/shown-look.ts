/** The look with everything where it is shown now, for picking: including what is set down but not confirmed, or still moving. */
import type { Cast } from './cast'
import type { Look } from './look'
import { toTable, units } from './space'

export function createShownLook(cast: Cast, current: () => Look | undefined) {
  let shown: { readonly look: Look; readonly version: number; readonly now: Look } | undefined
  return (): Look | undefined => {
    const look = current()
    const version = cast.version()
    if (!look) return undefined
    if (shown?.look === look && shown.version === version) return shown.now
    const placed = <T extends { readonly ref: string }>(thing: T): T => {
      const stance = cast.stance(thing.ref)
      return stance ? { ...thing, at: toTable(stance), z: units(stance.y) } : thing
    }
    const figures = look.figures.map((figure) => {
      const stance = cast.stance(figure.ref)
      return stance ? { ...placed(figure), lying: stance.tilt > 0.5 } : figure
    })
    const tokens = (look.tokens ?? []).map(placed)
    const cards = look.cards?.map((card) => {
      const stance = cast.stance(card.ref)
      return stance ? { ...placed(card), heading: 90 + (stance.yaw * 180) / Math.PI } : card
    })
    shown = { look, version, now: { ...look, figures, tokens, ...(cards ? { cards } : {}) } }
    return shown.now
  }
}
