/** What is hidden (3.5): a face-down token's kind, from all who have not looked at it; a secret mission, from the other side. */
import { oneOf, type Rng, shuffled, type Viewer } from '../../../kernel'
import type { Event } from './events'
import { undrawn } from './facts/items'
import type { Item, Side, State, View } from './state'

const knows = ({ faceUp, seenBy }: Pick<Item, 'faceUp' | 'seenBy'>, viewer: Viewer): boolean =>
  faceUp || viewer === 'everybody' || seenBy.some((seat) => seat === viewer)

function coveredItem(item: Item, viewer: Viewer): Item {
  if (item.kind === undefined || knows(item, viewer)) return item
  const { kind: _secret, ...rest } = item
  return rest
}

export function project(state: State, viewer: Viewer): View {
  if (viewer === 'everybody') return { ...state, viewer }
  const side = (seat: Side) => {
    const own = state.sides[seat]
    const isHidden = own.secretMission !== undefined && !own.secretShown && seat !== viewer
    return isHidden ? { ...own, secretMission: 0 } : own
  }
  const items = Object.entries(state.items).map(([ref, item]) => [ref, coveredItem(item, viewer)] as const)
  return { ...state, viewer, sides: { A: side('A'), B: side('B') }, items: Object.fromEntries(items) }
}

/** The kind of a token is told only to the side that looked at it; a drawn secret mission only to its owner. */
export function told(event: Event, viewer: Viewer): Event {
  if (viewer === 'everybody') return event
  if (event.type === 'item-seen' && event.seat !== viewer) {
    const { kind: _secret, ...rest } = event
    return rest
  }
  if (event.type === 'secret-drawn' && event.seat !== viewer) {
    const { mission: _secret, ...rest } = event
    return rest
  }
  return event
}

/** A world consistent with what the viewer knows. A token seen only by the other side gets a kind this viewer has not seen. */
export function imagine({ viewer: _viewer, ...view }: View, rng: Rng): State {
  const pool = [...shuffled(undrawn(view), rng)]
  const items = Object.entries(view.items).map(([ref, item]): readonly [string, Item] => {
    if (item.kind !== undefined || item.seenBy.length === 0) return [ref, item]
    const kind = pool.pop()
    return [ref, kind === undefined ? item : { ...item, kind }]
  })
  const side = (seat: Side) => {
    const own = view.sides[seat]
    return own.secretMission === 0 ? { ...own, secretMission: oneOf([1, 2, 3, 4, 5, 6, 7, 8], rng) } : own
  }
  return { ...view, sides: { A: side('A'), B: side('B') }, items: Object.fromEntries(items) }
}
