/** Windows in cases: passed where a case is about something else, and noted where it is about them. */
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Pick, PlayerSeat } from '../../../src/kernel'
import type { Play } from '../../driver/drive'

const isWindow = ({ choice }: { readonly choice: { readonly shape: string } }): boolean =>
  choice.shape === 'pick' && (choice as Pick).options.some(({ id }) => id === 'pass')

/** Passes every open window until something else is asked. `heed` hears which ones, as `seat: subject`. */
export function pass(play: Play<Exterminate>, heed?: (asked: string) => void): Play<Exterminate> {
  for (;;) {
    const open = play.snapshot.pending.find(isWindow)
    if (!open) return play
    heed?.(`${open.seat}: ${open.subject}`)
    play.answer(open.seat as PlayerSeat, open.subject, 'pass')
  }
}

/** The cards come as they lie in the sorted deck. */
export function dealt(play: Play<Exterminate>): Play<Exterminate> {
  for (;;) {
    const open = play.snapshot.pending.find(({ subject }) => subject === 'card draw')
    if (open?.choice.shape !== 'shuffle') return play
    const order = Array.from({ length: open.choice.count }, (_, place) => place)
    play.answer('chance' as PlayerSeat, 'card draw', order)
  }
}
