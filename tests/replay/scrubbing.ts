/** Looks through a recorded match in several orders and compares what is shown with what was seen there. */
import type { Eyes } from '../../src/protocol/messages'
import type { Recording } from '../../src/replay/recording'
import { trackOf } from '../../src/replay/track'
import { seeded } from '../conformance/rng'
import { writer } from '../tools/text-of'
import { plain } from './recorded'

/** For each moment of the log, its number and what it looked like to these eyes, by the rules themselves. Worked out on demand. */
function seenBy({ game, history }: Recording, eyes: Eyes) {
  const textOf = writer()
  return history.past.map(({ entry, state }) => {
    let text: string | undefined
    return {
      seq: entry.seq,
      text: () => {
        text ??= textOf(game.project(state, eyes))
        return text
      },
    }
  })
}

/** One of how many entries is looked at in each order; an order that is not named is left out. */
export interface Orders {
  readonly forward?: number
  readonly backward?: number
  readonly random?: number
}

/** The first place, for each viewer, where the document shows something else than was seen; how many views were compared. */
export function scrubbed(recording: Recording, { forward, backward, random }: Orders) {
  const faults: string[] = []
  let views = 0
  for (const eyes of recording.viewers) {
    const telling = recording.telling(eyes)
    if (!telling) throw new Error(`${eyes} is a viewer`)
    const track = trackOf(plain(telling))
    const texts = seenBy(recording, eyes).map(({ seq, text }) => ({ at: track.positionOf(seq), text }))
    const rng = seeded(11)
    const jumps = texts.map(() => texts[rng.below(texts.length)] as (typeof texts)[number])
    const some = (order: typeof texts, every?: number) => (every === undefined ? [] : order.filter((_, at) => at % every === 0))
    for (const looks of [some(texts, forward), some(texts.toReversed(), backward), some(jumps, random)]) {
      const textOf = writer()
      const differ = looks.find(({ at, text }) => textOf(track.viewAt(at)) !== text())
      if (differ) faults.push(`${eyes} at ${differ.at}`)
      views += looks.length
    }
    if (track.positionOf(recording.record.entries.length) !== track.length) faults.push(`${eyes}: the end is not the last entry`)
  }
  return { faults, views }
}
