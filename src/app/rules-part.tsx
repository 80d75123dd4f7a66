/** The rules dialog of a game, with its help, which is loaded when the dialog is first opened. */
import { use } from 'react'
import { gameOf } from '../games'
import type { GameHelp } from '../games/help'
import { RulesDialog, type RulesDialogProps } from '../ui/help/rules-dialog'
import { useWords } from '../ui/words/words-context'

const loading = new Map<string, Promise<GameHelp | undefined>>()

/** Loads a game's help, once. */
function helpOf(id: string): Promise<GameHelp | undefined> {
  const known = loading.get(id) ?? gameOf(id)?.help?.() ?? Promise.resolve(undefined)
  loading.set(id, known)
  return known
}

export function RulesPart({ id, ...dialog }: Pick<RulesDialogProps, 'about' | 'onClose'> & { readonly id: string }) {
  const help = use(helpOf(id))
  const { speak } = useWords()
  const name = gameOf(id)?.names[speak.language].name ?? id
  return help && <RulesDialog game={name} help={help} {...dialog} />
}
