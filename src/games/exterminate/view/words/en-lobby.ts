/** English: the lobby. */
import type { LobbyWords } from './lobby-words'

export const EN_LOBBY: LobbyWords = {
  blurb: 'Daleks against Cybermen on a station deck: corridors of fire, crossings and close fights.',
  roster: 'Force',
  scenarios: {
    purge: {
      label: 'Purge',
      detail: 'Opposite edges, a deck full of cover. A point for every enemy exterminated, two for a leader.',
    },
  },
  turns: (count) => `${count} turns`,
  figures: (count) => `${count} miniatures`,
  house: 'house data',
  groups: { moving: 'Moving', shooting: 'Shooting', melee: 'Melee', harm: 'Damage and stress' },
  rulings: {
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
    oneStress: {
      title: 'One stress token',
      explanation: 'Two passages disagree on what a single token forbids.',
      values: { noShoot: 'No shooting', noMove: 'No moving' },
    },
    stressedSprint: {
      title: 'Sprint under stress',
      explanation: 'Whether a figure that may not shoot for stress may sprint instead.',
      values: { true: 'Allowed', false: 'Forbidden' },
    },
    corridor: {
      title: 'Width of the corridor',
      explanation: 'Sight is checked along a strip as wide as what is laid down.',
      values: { ruler: 'Ruler, 1″', tape: 'Tape, 0.75″' },
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
    woundVsAuto: {
      title: 'Wounds against certain death',
      explanation: 'Whether a wound may be taken against a blow that exterminates without dice.',
      values: { true: 'Allowed', false: 'Forbidden' },
    },
    stressTestFace: {
      title: 'Stress test',
      explanation: 'Which face takes a stress token off in upkeep.',
      values: { H: 'A hit', A: 'An armour' },
    },
  },
}
