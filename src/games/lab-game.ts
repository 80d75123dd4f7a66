/** What a game adds to the sight lab: what it makes of a sight on any table, with its words in both languages. */
import type { Considered } from '../lab/consider'
import type { LabVerdict } from '../lab/verdict'
import type { Tabletop } from '../table/piece'
import type { SightTable } from '../table/sight'
import type { AnyPhrases, Language } from '../ui/words/speak'

export interface LabGame {
  readonly id: string
  readonly phrases: { readonly [L in Language]: AnyPhrases }
  /** `table`: the scene that was asked, in case the game needs to know more of it. */
  verdict(considered: Considered, table: SightTable, tabletop: Tabletop): LabVerdict
}
