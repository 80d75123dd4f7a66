/** Records the gestures of a match played by pointer, their outcomes and times. */
import { appendFileSync } from 'node:fs'

/** Outcomes of a gesture. `corrected`: moved to the nearest legal place, with a message. `nothing`: the screen did not change. */
export const OUTCOMES = ['done', 'corrected', 'refused', 'nothing'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Deed {
  readonly subject: string
  /** A description such as `drag A3 to 12.0, 9.5`. */
  readonly what: string
  readonly outcome: Outcome
  /** The message on the screen if the gesture was refused or corrected. */
  readonly said?: string
}

/** Something that would make a person stumble. */
export interface Fault {
  readonly subject: string
  readonly kind: 'silent refusal' | 'nothing happened' | 'covered' | 'out of sight' | 'not to be pointed at' | 'no way' | 'slow'
  readonly what: string
  /** The file name of a picture of it. */
  readonly picture?: string
}

export interface Record {
  deed(deed: Deed): void
  fault(fault: Fault): void
  /** Records a wait in milliseconds, how much of it something was shown on the table, and what was asked after it. */
  waited(ms: number, shown: number, until: string): void
  turn(name: string): void
  summary(): Summary
}

export interface Summary {
  readonly minutes: number
  readonly gestures: number
  readonly outcomes: { readonly [outcome in Outcome]: number }
  /** Number of refusals by message. */
  readonly refusals: { readonly [words: string]: number }
  readonly faults: readonly Fault[]
  /** Minutes of waiting: the total (`waiting`), while something was shown (`shown`), and by what was asked afterwards (`waits`). */
  readonly waiting: number
  readonly shown: number
  readonly waits: { readonly [until: string]: number }
  /** Minutes by turn. */
  readonly turns: { readonly [name: string]: number }
}

const MINUTE = 60_000
const minutes = (ms: number) => Math.round((ms / MINUTE) * 100) / 100

/** Every record is appended to `file` immediately, so that the log is complete even if the match fails. */
export function createRecord(file: string): Record {
  const begun = Date.now()
  const outcomes = { done: 0, corrected: 0, refused: 0, nothing: 0 }
  const refusals: { [words: string]: number } = {}
  const waits: { [until: string]: number } = {}
  const turns: { [name: string]: number } = {}
  const faults: Fault[] = []
  let [waiting, shown] = [0, 0]
  let turn = { name: 'set-up', from: begun }
  const write = (line: object) =>
    appendFileSync(file, `${JSON.stringify({ at: ((Date.now() - begun) / 1000).toFixed(1), ...line })}\n`)
  const endTurn = () => {
    turns[turn.name] = (turns[turn.name] ?? 0) + Date.now() - turn.from
  }
  return {
    deed(deed) {
      outcomes[deed.outcome]++
      if (deed.said !== undefined) refusals[deed.said] = (refusals[deed.said] ?? 0) + 1
      write(deed)
    },
    fault(fault) {
      faults.push(fault)
      write({ fault })
    },
    waited(ms, isShown, until) {
      waiting += ms
      shown += isShown
      waits[until] = (waits[until] ?? 0) + ms
      if (ms > 2_000) write({ waited: ms, shown: isShown, until })
    },
    turn(name) {
      if (name === turn.name) return
      endTurn()
      turn = { name, from: Date.now() }
      write({ turn: name })
    },
    summary() {
      endTurn()
      turn = { ...turn, from: Date.now() }
      const each = (of: { readonly [name: string]: number }) =>
        Object.fromEntries(
          Object.entries(of)
            .map(([name, ms]) => [name, minutes(ms)] as const)
            .sort(([, a], [, b]) => b - a),
        )
      return {
        minutes: minutes(Date.now() - begun),
        gestures: Object.values(outcomes).reduce((sum, one) => sum + one, 0),
        outcomes,
        refusals,
        faults,
        waiting: minutes(waiting),
        shown: minutes(shown),
        waits: each(waits),
        turns: Object.fromEntries(Object.entries(turns).map(([name, ms]) => [name, minutes(ms)])),
      }
    },
  }
}
