/** The rules of the specification. */

/** The rules by chapter: how many of each there are, and where their numbers begin again. */
const RULES: { readonly [chapter: string]: readonly (readonly [first: number, last: number])[] } = {
  LOS: [[1, 6]],
  TER: [[1, 17]],
  CMD: [
    [1, 6],
    [10, 17],
  ],
  END: [[1, 6]],
  MIS: [[1, 4]],
  TURN: [[1, 8]],
  ENG: [
    [1, 4],
    [10, 15],
  ],
  SET: [[1, 8]],
  REC: [[1, 8]],
  ACT: [[1, 7]],
  SHO: [
    [1, 5],
    [10, 12],
  ],
  FFE: [[1, 4]],
  FGT: [[1, 10]],
  STD: [[1, 5]],
  SPC: [[1, 1]],
  PIN: [[1, 5]],
  TEST: [[1, 11]],
  POS: [[1, 3]],
  CAP: [[1, 5]],
  WIN: [[1, 8]],
  OBJ: [[1, 2]],
  IPL: [[1, 6]],
  RND: [[1, 2]],
  PROF: [[1, 12]],
  MOV: [[1, 4]],
  LVL: [[1, 11]],
  SPR: [[1, 2]],
  TMV: [[1, 6]],
  RNG: [[1, 3]],
  SHM: [[1, 5]],
  FGM: [[1, 6]],
  DMG: [[1, 8]],
  SCA: [[1, 8]],
  FAL: [[1, 6]],
  AWY: [[1, 3]],
  ABL: [[1, 13]],
  ITM: [[1, 6]],
  TMB: [[1, 7]],
  PAT: [[1, 5]],
  PRE: [[1, 1]],
}
const two = (number: number) => String(number).padStart(2, '0')
export const RULE_IDS: readonly string[] = Object.entries(RULES).flatMap(([chapter, ranges]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `DZ-${chapter}-${two(first + index)}`),
  ),
)
