/** Windows in cases: passed where a case is about something else, and noted where it is about them. */
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Pick, PlayerSeat } from '../../../src/kernel'
import type { Play } from '../../driver/drive'

const isWindow = ({ choice }: { readonly choice: { readonly shape: string } }): boolean =>
  choice.shape === 'pick' && (choice as Pick).options.some(({ id }) => id === 'pass')

/** Passes every open window until something else is asked, or a window of this subject. */
export function pass(play: Play<Exterminate>, until?: string): Play<Exterminate> {
  for (;;) {
    const open = play.snapshot.pending.find(isWindow)
    if (!open || open.subject === until) return play
    play.answer(open.seat as PlayerSeat, open.subject, 'pass')
  }
}

/**
 * Plays to the end of what was begun: windows are passed, these dice are rolled, everything else gets its fallback. Returns who was asked
 * what.
 */
export function playedOut(play: Play<Exterminate>, dice: { readonly [subject: string]: string } = {}): readonly string[] {
  const asked: string[] = []
  for (;;) {
    const [open] = play.snapshot.pending
    if (!open) return asked
    asked.push(`${open.seat}: ${open.subject}`)
    const face = dice[open.subject]
    if (open.choice.shape === 'roll' && face !== undefined) play.roll(open.subject, face.repeat(open.choice.dice.length))
    else play.answer(open.seat as PlayerSeat, open.subject, isWindow(open) ? 'pass' : open.fallback)
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
