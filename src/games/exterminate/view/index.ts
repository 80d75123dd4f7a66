/** The view of *Doctor Who: Exterminate!*. It decides no rules: every verdict it shows comes from the rules. */
import { typesetNames, wordsOf } from '../../kit/speech/game-words'
import type { GameView } from '../../view'
import type { View } from '../rules/state'
import { actsOf } from './acts'
import { MARKS } from './drawings'
import { foreseen } from './foresee'
import { groundIn } from './ground'
import { handsOf } from './hands'
import { intentOf } from './intent'
import { lobbyIn } from './lobby'
import { choose, optionsOf } from './lobby-choices'
import { logLines } from './log'
import { lookOf } from './look'
import { Mark } from './marks'
import { nameOf } from './names'
import { optionWords } from './options'
import { overlaysOf } from './overlays'
import { packs } from './packs'
import { PiecePanel } from './piece-panel'
import { questionWords } from './questions'
import { windowAfter } from './same-roll'
import { sandbox } from './sandbox'
import { sideOf } from './side'
import { sightOf } from './sight'
import { situationOf } from './situation'
import { cuesOf } from './stage'
import { scoreSheetOf, statusOf } from './status'
import { isOwn, stopsIn } from './stops'
import { isSure, isThrow, mootAnswer, restIn } from './sure'
import { faceText } from './tallies'
import { warningOf } from './warning'
import { hintsFor, PHRASES } from './words'

export const exterminateView: GameView<View> = {
  id: 'exterminate',
  unit: 'inch',
  tabletop: (view) => view.tabletop,
  look: lookOf,
  marks: MARKS,
  overlays: overlaysOf,
  intent: intentOf,
  stage: cuesOf,
  lobby: lobbyIn,
  choose,
  optionsOf,
  sideOf,
  packs,
  status: statusOf,
  scoreSheet: scoreSheetOf,
  troops: ({ figures }) =>
    Object.values(figures).map(({ ref, seat, wounds, condition }) => ({
      ref,
      seat,
      damage: wounds,
      isLost: condition === 'exterminated',
    })),
  words: wordsOf({
    phrases: PHRASES,
    question: questionWords,
    option: optionWords,
    hints: hintsFor,
    log: logLines,
    face: faceText,
  }),
  hands: handsOf,
  situation: situationOf,
  acts: actsOf,
  stops: stopsIn,
  isOwn,
  sight: sightOf,
  ground: groundIn,
  foreseen,
  isSure,
  isThrow,
  warning: warningOf,
  rest: restIn,
  next: windowAfter,
  moot: mootAnswer,
  sandbox,
  nameOf: typesetNames(nameOf),
  panels: { piece: PiecePanel, icon: Mark },
}
