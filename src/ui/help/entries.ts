/** Looks up entries of a game's rules help. */
import type { GameHelp, HelpEntry } from '../../games/help'
import type { Reason } from '../../kernel'

export const entriesOf = ({ chapters }: Pick<GameHelp, 'chapters'>): readonly HelpEntry[] =>
  chapters.flatMap(({ entries }) => entries)

/** The entry that explains a reason: by its key, otherwise by the rule that it names. */
export function entryFor(help: GameHelp, { key, rule }: Reason): HelpEntry | undefined {
  const entries = entriesOf(help)
  const id = Object.hasOwn(help.why, key) ? help.why[key] : undefined
  return entries.find((one) => one.id === id) ?? entries.find(({ rules }) => rule !== undefined && rules.includes(rule))
}
