/** English: what the rulebook leaves open. */
import type { RulingTexts } from '../../../kit/lobby/rulings'
import type { Rulings } from '../../rules/rulings'

const YES_NO = { true: 'Allowed', false: 'Forbidden' } as const
const NO_YES = { false: 'Forbidden', true: 'Allowed' } as const

export const EN_RULINGS: RulingTexts<Rulings> = {
  pathMode: {
    title: 'Bends in a move',
    explanation: 'The ruler is straight, yet walls may be walked around.',
    values: { polyline: 'Any bends', straight: 'Straight only' },
  },
  crossingFaces: {
    title: 'Crossing die',
    explanation: 'Which face gets a figure across, and which stops it in contact.',
    values: { HAL: 'Hit crosses', AHL: 'Armour crosses' },
  },
  climbWalls: {
    title: 'Climbing walls',
    explanation: 'Walls are obstacles, which can be climbed, and impassable, which would forbid it.',
    values: NO_YES,
  },
  oneStress: {
    title: 'One stress token',
    explanation: 'Two passages disagree on what a single token forbids.',
    values: { noShoot: 'No shooting', noMove: 'No moving' },
  },
  stressedSprint: {
    title: 'Sprint under stress',
    explanation: 'Whether a figure that may not shoot for stress may sprint instead.',
    values: YES_NO,
  },
  corridor: {
    title: 'Width of the corridor',
    explanation: 'Sight is checked along a strip as wide as what is laid down.',
    values: { ruler: 'Ruler, 1″', tape: 'Tape, 0.75″' },
  },
  sightIn: {
    title: 'How the ruler lies',
    explanation:
      'Flat on the table, where heights mean nothing, or from the shooter’s eye to the target’s body, over what is low.',
    values: { plan: 'Flat on the table', space: 'In space, from eye to body' },
  },
  stressTrigger: {
    title: 'Stress from being shot at',
    explanation: 'What on the attack dice puts the target under stress.',
    values: { H: 'A hit', always: 'Any shot', L: 'A bolt' },
  },
  engageInclusive: {
    title: 'Exactly two inches',
    explanation: 'Whether a figure exactly two inches away may engage.',
    values: { true: 'May engage', false: 'May not' },
  },
  engageMax: {
    title: 'Length of an engagement',
    explanation: 'The distance before it is limited; the move itself may bend a little further to the side.',
    values: { text: 'Into contact', '2in': 'At most 2″' },
  },
  engageCrossing: {
    title: 'Engaging across obstacles',
    explanation: 'Obstacles hinder every move; nothing says whether one may be crossed on the way into melee.',
    values: { roll: 'With a crossing roll', forbidden: 'Forbidden' },
  },
  oneForAllChain: {
    title: 'One for All',
    explanation: 'Who attacks several enemies reaches one inch around the first, or from each to the next.',
    values: { false: 'Around the first', true: 'In a chain' },
  },
  defenderMultiAttack: {
    title: 'Several attacks in defence',
    explanation: 'What a defender with several attacks may do with those left over.',
    values: { finisherOnly: 'Finish the shocked', full: 'Extra dice too' },
  },
  pushAllShocked: {
    title: 'Who is pushed back',
    explanation: 'After a melee with shocked figures on both sides.',
    values: { false: 'Beaten side', true: 'All shocked' },
  },
  damageFaces: {
    title: 'Damage dice',
    explanation: 'Which face is a scratch and which one shocks; a bolt exterminates.',
    values: { AHL: 'Hit shocks', HAL: 'Armour shocks' },
  },
  damagePerHit: {
    title: 'Damage dice in melee',
    explanation: 'Whether hits from cards and doubled hits bring damage dice too.',
    values: { hits: 'Every hit', diceOnly: 'Hits on dice only' },
  },
  woundVsAuto: {
    title: 'Wounds against certain death',
    explanation: 'Whether a wound may be taken against a blow that exterminates without dice.',
    values: YES_NO,
  },
  stressTestFace: {
    title: 'Stress test',
    explanation: 'Which face takes a stress token off in upkeep.',
    values: { H: 'A hit', A: 'An armour' },
  },
  fateSave: {
    title: 'Fate against extermination',
    explanation: 'A token can save a figure; how it does so is not said.',
    values: { cancel: 'Cancels the result', rerollDamage: 'Damage is rolled again' },
  },
  fateRecover: {
    title: 'Fate for the shocked',
    explanation: 'When a token may stand a shocked figure up again.',
    values: { window: 'Right after the shock', any: 'Also later, on your go' },
  },
  rerollOwn: {
    title: 'Whose dice a re-roll touches',
    explanation: 'Immediate cards reach any dice; for plain re-roll cards nothing is said.',
    values: { true: 'Your own', false: 'Anybody’s' },
  },
  rerollTiming: {
    title: 'When dice are re-rolled',
    explanation: 'Before any card is played on the roll, or in the order of the card play.',
    values: { beforeCards: 'Before cards', inCardWindow: 'Among the cards' },
  },
  immediateAfterCards: {
    title: 'Immediate cards after others',
    explanation: 'Whether “at any moment” holds once hit or armour cards lie on the roll.',
    values: { false: 'Too late', true: 'Still possible' },
  },
  hitCardScope: {
    title: 'Hit cards on damage',
    explanation: 'They improve any roll in combat; whether damage dice count among those is open.',
    values: { pools: 'Attack and melee', damageToo: 'Damage as well' },
  },
  adventureRedraw: {
    title: 'Discarded adventure cards',
    explanation: 'They can no longer be used, yet a roll in upkeep draws from the discard.',
    values: { true: 'May come back', false: 'Gone for good' },
  },
  nodePickup: {
    title: 'Taking a node',
    explanation: 'Whether a figure may leave the node that it touches.',
    values: { optional: 'By choice', automatic: 'Always' },
  },
  nodeContinue: {
    title: 'After a temporal anomaly',
    explanation: 'Whether the finder goes on with what is left of its move.',
    values: { true: 'Moves on', false: 'The move is over' },
  },
  stressedFreeShot: {
    title: 'Free shot under stress',
    explanation: 'The token forbids shooting in the Shoot phase; an anomaly’s free shot may come while moving.',
    values: { false: 'Forbidden', movePhase: 'Allowed while moving' },
  },
}
