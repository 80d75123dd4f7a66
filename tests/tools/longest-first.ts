import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Files that run for a minute or more: most play whole matches. */
const LONG = [
  'conformance/games',
  'drawn/matches',
  'replay/track',
  'match/proof/fair-throws',
  'server/overheard',
  'server/storm/storm',
  'client/pickup',
  'bots/golden',
  'replay/hindsight',
  'workers/motive',
  'match/games',
  'games/foreseen',
  'games/deadzone/soak',
  'games/exterminate/soak',
  'games/vortex/soak',
]

/** Begins with the longest files: one of them begun last would keep a single core busy, and the others idle, for minutes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}
