/** What the rulebook leaves open (section 5 of the rules specification): each ruling is a switch, its default first. */

export const RULING_VALUES = {
  /** EX-AMB-01: what one stress token forbids. */
  oneStress: ['noShoot', 'noMove'],
  /** EX-AMB-02: which attack dice put stress on the target. */
  stressTrigger: ['H', 'always', 'L'],
  /** EX-AMB-03: whether a figure that cannot shoot for stress may sprint. */
  stressedSprint: [true, false],
  /** EX-AMB-06: whether a move may have bends. */
  pathMode: ['polyline', 'straight'],
  /** EX-AMB-08 with EX-RNG-02: what is laid down to see by, and so how wide the corridor is. */
  corridor: ['ruler', 'tape'],
  /** EX-AMB-21: whether exactly two inches are within two inches. */
  engageInclusive: [true, false],
  /** EX-AMB-21: whether the engagement move itself is limited too. */
  engageMax: ['text', '2in'],
  /** EX-AMB-22: the face that takes a stress token off. */
  stressTestFace: ['H', 'A'],
  /** EX-AMB-36: the faces for scratch, shocked, exterminated, in this order. */
  damageFaces: ['AHL', 'HAL'],
  /** EX-AMB-37: the faces for crossed, stopped in contact, not moved, in this order. */
  crossingFaces: ['HAL', 'AHL'],
  /** EX-AMB-43: whether a wound may cancel an automatic extermination. */
  woundVsAuto: [true, false],
  /** EX-AMB-45: whether shocked figures of the winner's side are pushed too. */
  pushAllShocked: [false, true],
} as const

export type Rulings = { readonly [R in keyof typeof RULING_VALUES]: (typeof RULING_VALUES)[R][number] }

export const RULED: Rulings = {
  oneStress: 'noShoot',
  stressTrigger: 'H',
  stressedSprint: true,
  pathMode: 'polyline',
  corridor: 'ruler',
  engageInclusive: true,
  engageMax: 'text',
  stressTestFace: 'H',
  damageFaces: 'AHL',
  crossingFaces: 'HAL',
  woundVsAuto: true,
  pushAllShocked: false,
}
