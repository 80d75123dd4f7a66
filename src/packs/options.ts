/** The options of a match, which may carry a pack: why they are refused. */
import type { PackFault } from './said'

/** Where in the options something is wrong, and what was expected there. */
export interface SpecRefusal {
  readonly refused: true
  /** `teams.A.models.1`; in a pack `pack.cards[2].strength`. */
  readonly path: string
  readonly message: string
}

export const refuse = (path: string, message: string): SpecRefusal => ({ refused: true, path, message })

/** Refused for the first of what is wrong with the pack that the options carry. */
export function refusePack([first]: readonly PackFault<unknown>[]): SpecRefusal {
  const path = ['pack', ...(first?.path ? [first.path] : [])].join('.')
  return refuse(path, JSON.stringify(first?.expected ?? {}))
}
