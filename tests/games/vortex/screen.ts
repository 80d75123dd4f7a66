/** A speaker of this game's words for tests that look at what a screen says. */
import type { View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import type { PlayerSeat } from '../../../src/kernel'
import type { Language } from '../../../src/ui/words/speak'
import { speaker } from '../../../src/ui/words/speaker'

const SEATS: { readonly [S in string]?: string } = { A: 'Ann', B: 'Bob' }
export const speakOf = (view: View, language: Language = 'en') =>
  speaker(
    language,
    'centimetre',
    { piece: (ref) => vortexView.nameOf(view, ref, language), seat: (seat: PlayerSeat) => SEATS[seat] ?? seat },
    vortexView,
  )
