/** Which entry explains a reason. A key without an entry does not compile. */
import type { DoctorWhoSaid } from '../rules/said'
import type { EN_TABLE } from '../view/words/en-table'

/** The refusals of gestures on the table. */
type GestureKey = keyof typeof EN_TABLE & ('not-your-card' | 'not-your-go' | 'answer-first' | 'no-use-there')

export const WHY: { readonly [K in keyof DoctorWhoSaid | GestureKey]: string } = {
  // why an action cannot be taken
  'hand-minimum': 'hand-minimum',
  'hand-not-three': 'end-of-turn',
  'kind-there': 'play-defenders',
  'attacked-by-other': 'play-enemies',
  'no-dalek-marker': 'dalek-markers',
  'do-not-go-together': 'compatible',
  'nothing-attacked': 'support-cards',
  'own-attack': 'play-enemies',
  'no-open-card-of': 'takeovers',
  'reserve-full': 'reserve',
  'not-enough-time': 'buying',
  'no-cards-to-draw': 'end-phase',
  'cards-face-down': 'support-win',
  'no-open-dalek': 'support-win',
  'no-defender-in-hand': 'support-win',
  'nowhere-to-divert': 'support-time',
  'only-in-conflicts': 'support-keep',
  // what cannot be diverted to
  'belongs-to-attacker': 'support-time',
  'already-attacked': 'support-time',
  // parts of strengths
  'enemy-strength': 'strength',
  'defender-strength': 'strength',
  'river-switched': 'enemies-turning',
  'unit-boost': 'support-keep',
  'no-cards-left': 'strength',
  // parts of scores
  'own-location': 'score',
  'attacked-location': 'score',
  'held-location': 'score',
  'shadow-proclamation': 'enemies-time',
  // gestures
  'not-your-card': 'turn',
  'not-your-go': 'turn',
  'answer-first': 'turn',
  'no-use-there': 'turn',
}
