/** *Deadzone* to be seen and spoken of. It decides nothing: every verdict it shows was made by the rules. */
import { typeset } from '../../../ui/words/typeset'
import type { GameView } from '../../view'
import type { View } from '../rules/state'
import { actsOf } from './acts'
import { MARKS } from './drawings'
import { foreseen } from './foresee'
import { groundIn } from './ground'
import { intentOf } from './intent'
import { lobbyIn } from './lobby'
import { choose, optionsOf } from './lobby-choices'
import { logLines } from './log'
import { levelNames, lookOf } from './look'
import { Mark } from './marks'
import { nameOf } from './names'
import { optionWords } from './options'
import { overlaysOf } from './overlays'
import { stationAt } from './overlays-cube'
import { packs } from './packs'
import { PiecePanel } from './piece-panel'
import { questionWords } from './questions'
import { sandbox } from './sandbox'
import { situationOf } from './situation'
import { cuesOf } from './stage'
import { scoreSheetOf, statusOf } from './status'
import { hintsFor, PHRASES } from './words'

export const deadzoneView: GameView<View> = {
  id: 'deadzone',
  unit: 'inch',
  tabletop: (view) => view.tabletop,
  look: lookOf,
  levels: levelNames,
  stationAt,
  marks: MARKS,
  overlays: overlaysOf,
  intent: intentOf,
  stage: cuesOf,
  lobby: lobbyIn,
  choose,
  optionsOf,
  packs,
  status: statusOf,
  scoreSheet: scoreSheetOf,
  words: (language) => ({
    phrases: PHRASES[language],
    question: questionWords,
    option: optionWords,
    hints: hintsFor,
    // Views come back unchanged: entries and views of this match are this game's own.
    log: (entry, before, after, speak) => logLines(entry, before as View, after as View, speak),
  }),
  situation: situationOf,
  acts: actsOf,
  ground: groundIn,
  foreseen,
  sandbox,
  nameOf: (view, ref, language) => typeset(nameOf(view, ref, language), language),
  panels: { piece: PiecePanel, icon: Mark },
}
