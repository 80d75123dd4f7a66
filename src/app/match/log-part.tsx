/** The log of a match: each entry put into words once per language. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { ShownLine } from '../../client/seats'
import type { LogLine } from '../../games/view'
import type { Seat } from '../../kernel'
import { type LogItem, LogPanel } from '../../ui/match/log-panel'
import type { Speak } from '../../ui/words/speak'
import { sayer } from '../../ui/words/words'
import type { AtTable } from './match-table'

/** The words of entries, kept as long as the entries themselves. */
const SAID = new WeakMap<ShownLine, { readonly language: string; readonly items: readonly LogItem[] }>()

/** An undo is told by the platform: no event of the game does. */
const takenBack = (seat: Seat | undefined, speak: Speak): readonly LogLine[] =>
  seat === undefined || seat === 'chance'
    ? []
    : [{ text: sayer(speak.language)('took-back', { name: speak.seat(seat) }), details: [], seat, kind: 'note' }]

export function LogPart({ client, game, speak, onClose }: AtTable & { onClose(): void }) {
  const log = useStore(client.store, (state) => state.log)
  const lines = useMemo(() => {
    const words = game.words(speak.language)
    return log.flatMap((line) => {
      const known = SAID.get(line)
      if (known?.language === speak.language) return known.items
      const { seq, cause } = line.entry
      const said =
        cause.type === 'undo'
          ? takenBack(cause.seat, speak)
          : words.log(line.entry, line.before as object, line.after as object, speak)
      const items = said.map((one, index) => ({ ...one, id: `${seq}-${index}` }))
      SAID.set(line, { language: speak.language, items })
      return items
    })
  }, [log, game, speak])
  return <LogPanel lines={lines} onClose={onClose} />
}
