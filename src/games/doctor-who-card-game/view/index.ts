/** The view of *Doctor Who: The Card Game*. It decides no rules, and knows only what is in the view it is given. */
import type { Tabletop } from '../../../table/piece'
import { typesetNames, wordsOf } from '../../kit/speech/game-words'
import type { GameView } from '../../view'
import type { View } from '../rules/state'
import { actsOf } from './acts'
import { handsOf } from './hands'
import { intentOf } from './intent'
import { choose, lobbyIn, optionsOf } from './lobby'
import { logLines } from './log'
import { lookOf } from './look'
import { Mark } from './marks'
import { nameOf } from './names'
import { optionWords } from './options'
import { overlaysOf } from './overlays'
import { packs } from './packs'
import { PiecePanel } from './piece-panel'
import { questionWords } from './questions'
import { restIn } from './rest'
import { situationOf } from './situation'
import { cuesOf } from './stage'
import { scoreSheetOf, statusOf } from './status'
import { stopsIn } from './stops'
import { hintsFor, PHRASES } from './words'

/** An empty table, because nothing is measured in this game. */
const NO_TABLE: Tabletop = { width: 0, depth: 0, terrain: [], pieces: {} }

export const doctorWhoView: GameView<View> = {
  id: 'doctor-who-card-game',
  unit: 'centimetre',
  hasNoDice: true,
  tabletop: () => NO_TABLE,
  look: lookOf,
  overlays: overlaysOf,
  intent: intentOf,
  stage: cuesOf,
  lobby: lobbyIn,
  choose,
  optionsOf,
  packs,
  status: statusOf,
  scoreSheet: scoreSheetOf,
  words: wordsOf({ phrases: PHRASES, question: questionWords, option: optionWords, hints: hintsFor, log: logLines }),
  hands: handsOf,
  situation: situationOf,
  acts: actsOf,
  stops: stopsIn,
  // Windows are asked only of the loser of a conflict, or of the player whose turn it is.
  isOwn: () => true,
  rest: restIn,
  nameOf: typesetNames(nameOf),
  panels: { piece: PiecePanel, icon: Mark },
}
