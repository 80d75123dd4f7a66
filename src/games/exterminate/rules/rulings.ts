/** What the rulebook leaves open (specification, section 5). Each ruling is a switch; its first value is the default. */
import { type RulingsOf, recommended } from '../../../packs/options'

export const RULING_VALUES = {
  /** EX-AMB-01: what one stress token forbids. */
  oneStress: ['noShoot', 'noMove'],
  /** EX-AMB-02: which attack dice give the target stress. */
  stressTrigger: ['H', 'always', 'L'],
  /** EX-AMB-03: whether a figure that may not shoot because of stress may sprint. */
  stressedSprint: [true, false],
  /** EX-AMB-06: whether a move may have bends. */
  pathMode: ['polyline', 'straight'],
  /** EX-AMB-08 with EX-RNG-02: the object laid on the table to judge sight, which gives the width of the corridor. */
  corridor: ['ruler', 'tape'],
  /** EX-AMB-08: whether the ruler lies flat on the table, or is held from the shooter's eye to the target's body (house). */
  sightIn: ['plan', 'space'],
  /** EX-AMB-21: whether a distance of exactly two inches counts as within two inches. */
  engageInclusive: [true, false],
  /** EX-AMB-21: whether the length of the engagement move is limited as well. */
  engageMax: ['text', '2in'],
  /** EX-AMB-22: the face that removes a stress token. */
  stressTestFace: ['H', 'A'],
  /** EX-AMB-36: the faces for scratch, shocked, exterminated, in this order. */
  damageFaces: ['AHL', 'HAL'],
  /** EX-AMB-37: the faces for crossed, stopped in contact, not moved, in this order. */
  crossingFaces: ['HAL', 'AHL'],
  /** EX-AMB-43: whether a wound may cancel an automatic extermination. */
  woundVsAuto: [true, false],
  /** EX-AMB-45: whether shocked figures of the winner's side are pushed too. */
  pushAllShocked: [false, true],
  /** EX-AMB-09: what fate does against an extermination: the result is cancelled, or its damage is rolled again. */
  fateSave: ['cancel', 'rerollDamage'],
  /** EX-AMB-10: when fate may stand a shocked figure up: only right after the result, or also between own actions. */
  fateRecover: ['window', 'any'],
  /** EX-AMB-11: whether a plain reroll card may be used on own dice only. */
  rerollOwn: [true, false],
  /** EX-AMB-27: whether a figure with one stress token may take a node's free shot in the Movement sub-phase. */
  stressedFreeShot: [false, 'movePhase'],
  /** EX-AMB-28: whether a move continues after the shot of a temporal anomaly. */
  nodeContinue: [true, false],
  /** EX-AMB-38: whether a figure may leave a touched node where it lies. */
  nodePickup: ['optional', 'automatic'],
  /** EX-AMB-39: whether dice are rerolled before cards are played, or in each player's card window. */
  rerollTiming: ['beforeCards', 'inCardWindow'],
  /** EX-AMB-40: whether an immediate reroll may follow after cards were played on the roll. */
  immediateAfterCards: [false, true],
  /** EX-AMB-41: whether a hit card may also be played on damage dice. */
  hitCardScope: ['pools', 'damageToo'],
  /** EX-AMB-42: whether hits from cards and doubled hits give damage dice in melee. */
  damagePerHit: ['hits', 'diceOnly'],
  /** EX-AMB-44: whether One for All may chain from target to target. */
  oneForAllChain: [false, true],
  /** EX-AMB-46: whether discarded adventure cards may be drawn again. */
  adventureRedraw: [true, false],
  /** EX-AMB-47: whether walls may be climbed. */
  climbWalls: [false, true],
  /** EX-AMB-48: whether an engagement move may cross obstacles. */
  engageCrossing: ['roll', 'forbidden'],
  /** EX-AMB-20: whether a defender's extra attacks can only be finishers, or add dice to the first round that it fights. */
  defenderMultiAttack: ['finisherOnly', 'full'],
} as const

export type Rulings = RulingsOf<typeof RULING_VALUES>

export const RULED: Rulings = recommended(RULING_VALUES)
