/** A speaker of this game's words for tests that look at what a screen says. */
import type { View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import type { PlayerSeat } from '../../../src/kernel'
import { speaker } from '../../../src/ui/words/speaker'

const SEATS: { readonly [S in string]?: string } = { A: 'Ann', B: 'Bob' }
export const speakOf = (view: View) =>
  speaker(
    'en',
    'centimetre',
    { piece: (ref) => vortexView.nameOf(view, ref, 'en'), seat: (seat: PlayerSeat) => SEATS[seat] ?? seat },
    vortexView,
  )
