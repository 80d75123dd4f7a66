/** Why a die did not count, said where it lies while the film lifts it back. */
import type { CockedReason } from '../../dice/throw'
import type { Cocked } from '../../dice/throw/throw'
import type { TrayTag } from '../../scene/labels/tray-tags'
import type { Spot } from '../../scene/space'
import type { Words } from '../../ui/words/words-context'

/** A die that was cocked, and where it lay in the place of the dice trays. */
export interface CockedAt {
  readonly cocked: Pick<Cocked, 'die' | 'why' | 'ruling'>
  readonly spot: Spot
  /** In whose tray. */
  readonly lane: string
}

const WHY = {
  'off the tray': 'die-off-tray',
  'never came to rest': 'die-restless',
  stacked: 'die-stacked',
  leaning: 'die-leaning',
  tilted: 'die-tilted',
} as const satisfies { readonly [W in CockedReason]: string }

/** One note for each die: its last one. */
export function cockedNotes(dice: readonly CockedAt[], { say }: Pick<Words, 'say'>): readonly TrayTag[] {
  const last = new Map(dice.map((one) => [`${one.lane} ${one.cocked.die}`, one]))
  return [...last].map(
    ([
      key,
      {
        cocked: { why, ruling },
        spot,
      },
    ]): TrayTag => {
      const text = say('die-cocked', { why: say(WHY[why]), isAgain: ruling === 'thrown again' })
      return { id: `cocked-${key}`, at: spot, text, tone: 'costly' }
    },
  )
}
