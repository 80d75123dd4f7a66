/** The view of *Vortex*: its looks and words. It decides nothing; every verdict that it shows comes from the rules. */
import { typesetNames, wordsOf } from '../../kit/speech/game-words'
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
import { lookOf } from './look'
import { Mark } from './marks'
import { nameOf } from './names'
import { optionWords } from './options'
import { overlaysOf } from './overlays'
import { packs } from './packs'
import { PiecePanel } from './piece-panel'
import { questionWords } from './questions'
import { situationOf } from './situation'
import { cuesOf } from './stage'
import { scoreSheetOf, statusOf } from './status'
import { stepsOf } from './steps'
import { isSure } from './sure'
import { hintsFor, PHRASES } from './words'

export const vortexView: GameView<View> = {
  id: 'vortex',
  unit: 'centimetre',
  hasNoDice: true,
  // VX-DST-03
  hidesDistances: true,
  tabletop: (view) => view.tabletop,
  look: lookOf,
  marks: MARKS,
  overlays: overlaysOf,
  intent: intentOf,
  stage: cuesOf,
  lobby: lobbyIn,
  choose,
  optionsOf,
  sideOf: (seat) => (seat === 'B' ? 180 : 0),
  packs,
  status: statusOf,
  scoreSheet: scoreSheetOf,
  troops: ({ figures }) =>
    Object.values(figures).map(({ ref, seat, damage, standing }) => ({ ref, seat, damage, isLost: standing !== 'alive' })),
  steps: stepsOf,
  words: wordsOf({ phrases: PHRASES, question: questionWords, option: optionWords, hints: hintsFor, log: logLines }),
  situation: situationOf,
  acts: actsOf,
  ground: groundIn,
  foreseen,
  isSure,
  nameOf: typesetNames(nameOf),
  panels: { piece: PiecePanel, icon: Mark },
}
