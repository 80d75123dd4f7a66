/** Shows refusals where they arose: over the piece or place of a refused gesture, and over a piece set down elsewhere. */
import type { Moment } from '../../client/moment'
import type { Reason } from '../../kernel'
import type { Look } from '../../scene/look'
import type { Overlay } from '../../scene/overlay'
import { heightUnder } from '../../table/layout'
import type { Tabletop } from '../../table/piece'
import type { Words } from '../../ui/words/words-context'
import type { Refusal } from './table-state'

export interface Refusals {
  /** The game's refusal of the last gesture. */
  readonly gesture: Refusal | undefined
  /** The host's refusal of the last answer. */
  readonly host: Reason | undefined
}

/** The game's overlays with the reasons added. `look` has the drafted piece in its drafted place. */
export function saidThere(
  overlays: readonly Overlay[],
  { draft }: Moment,
  refusals: Refusals,
  look: Look,
  tabletop: Tabletop,
  { say, reason }: Pick<Words, 'say' | 'reason'>,
): readonly Overlay[] {
  const { figures, tokens = [], cards = [], zones = [], terrain } = look
  const isThere = (ref: string) => [...figures, ...tokens, ...cards, ...zones, ...terrain].some((one) => one.ref === ref)
  const said = [...overlays]
  const add = (id: string, over: Where, words: string, tone: 'refused' | 'costly') => {
    const text = words.replace(/\.$/, '')
    if (!said.some((overlay) => overlay.type === 'tag' && overlay.text === text))
      said.push({ type: 'tag', id, ...over, text, tone, isWhole: true })
  }
  if ('held' in draft) {
    const { piece, instead } = draft
    const pose = draft.type === 'pathing' ? { at: draft.end } : draft.pose
    const over = isThere(piece) ? { over: piece } : { over: pose.at, z: heightUnder(tabletop, pose) }
    if (instead) add('set-nearest', over, say('set-nearest', { why: reason(instead) }), 'costly')
    if (refusals.host) add('refused-there', over, reason(refusals.host), 'refused')
  }
  const { gesture } = refusals
  const thing = gesture?.things.find(isThere)
  const over = thing ?? gesture?.at
  if (gesture && over !== undefined) add('refused-there', { over }, reason(gesture.reason), 'refused')
  return said
}

type Where = Pick<Extract<Overlay, { type: 'tag' }>, 'over' | 'z'>
