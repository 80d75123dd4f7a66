/** The view of *Deadzone*. It decides no rules: every verdict it shows comes from the rules. */
import { counting } from '../../../ui/words/plural'
import { typesetNames, wordsOf } from '../../kit/speech/game-words'
import type { GameView } from '../../view'
import type { View } from '../rules/state'
import { actsOf } from './acts'
import { MARKS } from './drawings'
import { faceText } from './faces'
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
import { addressOf, stationAt } from './overlays-cube'
import { warningOf } from './overlays-route'
import { packs } from './packs'
import { PiecePanel } from './piece-panel'
import { questionWords } from './questions'
import { sandbox } from './sandbox'
import { situationOf } from './situation'
import { cuesOf } from './stage'
import { scoreSheetOf, statusOf } from './status'
import { isSure } from './sure'
import { hintsFor, PHRASES } from './words'

export const deadzoneView: GameView<View> = {
  id: 'deadzone',
  unit: 'inch',
  tabletop: (view) => view.tabletop,
  look: lookOf,
  levels: levelNames,
  stations: (count, language) => counting(language)(count, 'cube', 'cubes'),
  stationAt,
  stationName: addressOf,
  marks: MARKS,
  overlays: overlaysOf,
  warning: warningOf,
  intent: intentOf,
  stage: cuesOf,
  lobby: lobbyIn,
  choose,
  optionsOf,
  sideOf: (seat) => (seat === 'B' ? 180 : 0),
  packs,
  status: statusOf,
  scoreSheet: scoreSheetOf,
  troops: ({ models }) =>
    Object.values(models).map(({ ref, seat, damage, standing }) => ({ ref, seat, damage, isLost: standing === 'dead' })),
  words: wordsOf({
    phrases: PHRASES,
    question: questionWords,
    option: optionWords,
    hints: hintsFor,
    log: logLines,
    face: faceText,
  }),
  situation: situationOf,
  acts: actsOf,
  ground: groundIn,
  foreseen,
  isSure,
  sandbox,
  nameOf: typesetNames(nameOf),
  panels: { piece: PiecePanel, icon: Mark },
}
