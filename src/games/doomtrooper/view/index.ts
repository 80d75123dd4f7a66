/** How *Doomtrooper* is shown and put into words. It decides nothing about the rules and uses only the view it is given. */
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
import { questionWords } from './questions'
import { situationOf } from './situation'
import { cuesOf } from './stage'
import { scoreSheetOf, statusOf } from './status'
import { stopsIn } from './stops'
import { hintsFor, PHRASES } from './words'

/** An empty table: nothing is measured in this game. */
const NO_TABLE: Tabletop = { width: 0, depth: 0, terrain: [], pieces: {} }

export const doomtrooperView: GameView<View> = {
  id: 'doomtrooper',
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
  isOwn: ({ seat }, { attack }) => attack?.attacker?.seat === seat || attack?.defender?.seat === seat || attack?.direct === seat,
  nameOf: typesetNames(nameOf),
  panels: { icon: Mark },
}
