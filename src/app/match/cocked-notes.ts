/** Tells why a die did not count: in a note where the die lies, until it is picked up, and in the log. */
import * as v from 'valibot'
import { type CockedReason, cockedReasons } from '../../dice/throw/cocked'
import type { Cocked } from '../../dice/throw/throw'
import type { Json } from '../../kernel'
import type { TrayTag } from '../../scene/labels/tray-tags'
import type { Spot } from '../../scene/space'
import type { Words } from '../../ui/words/words-context'

/** A cocked die and its position in the space of the dice trays. */
export interface CockedAt {
  readonly cocked: Pick<Cocked, 'die' | 'why' | 'ruling'>
  readonly spot: Spot
  /** The side whose tray the die lies in. */
  readonly lane: string
}

const WHY = {
  'off the tray': 'die-off-tray',
  'never came to rest': 'die-restless',
  stacked: 'die-stacked',
  leaning: 'die-leaning',
  tilted: 'die-tilted',
} as const satisfies { readonly [W in CockedReason]: string }

/** One note for each die, about the last time it did not count. */
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

const RULINGS = ['thrown again', 'set down'] as const satisfies readonly Cocked['ruling'][]
/** Films are validated because a match can come from another device or a file. */
const FILM = v.object({
  cocked: v.array(
    v.object({ die: v.pipe(v.number(), v.integer()), why: v.picklist(cockedReasons), ruling: v.picklist(RULINGS) }),
  ),
})

/** The lines for the log: one for each time that a die of this roll did not count. */
export function cockedLines(film: Json | undefined, say: Words['say']): readonly string[] {
  const read = v.safeParse(FILM, film)
  return read.success
    ? read.output.cocked.map(({ die, why, ruling }) =>
        say('die-uncounted', { die: die + 1, why: say(WHY[why]), isAgain: ruling === 'thrown again' }),
      )
    : []
}
