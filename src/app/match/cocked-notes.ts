/** Why a die did not count, said where it lies while the film lifts it back. */
import type { CockedReason } from '../../dice/throw'
import type { Cocked } from '../../dice/throw/throw'
import type { Overlay } from '../../scene/look'
import { type Spot, toTable, units } from '../../scene/space'
import type { Words } from '../../ui/words/words-context'

/** A die that was cocked, and where it lay. */
export interface CockedAt {
  readonly cocked: Pick<Cocked, 'die' | 'why' | 'ruling'>
  readonly spot: Spot
}

const WHY = {
  'off the tray': 'die-off-tray',
  'never came to rest': 'die-restless',
  stacked: 'die-stacked',
  leaning: 'die-leaning',
  tilted: 'die-tilted',
} as const satisfies { readonly [W in CockedReason]: string }

/** One note for each die: its last one. */
export function cockedNotes(dice: readonly CockedAt[], { say }: Pick<Words, 'say'>): readonly Overlay[] {
  const last = new Map(dice.map((one) => [one.cocked.die, one]))
  return [...last.values()].map(({ cocked: { die, why, ruling }, spot }): Overlay => {
    const text = say('die-cocked', { why: say(WHY[why]), isAgain: ruling === 'thrown again' })
    return { type: 'tag', id: `cocked-${die}`, over: toTable(spot), z: Math.max(0, units(spot.y)), text, tone: 'costly' }
  })
}
