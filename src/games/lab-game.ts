/** What a game adds to the sight lab: its verdict on a sight on any table, and the words for it in both languages. */
import type { SightMiniature } from '../geometry/sight'
import type { Considered } from '../lab/consider'
import type { Counted, LabVerdict } from '../lab/verdict'
import type { Tabletop } from '../table/piece'
import type { SightTable } from '../table/sight'
import type { AnyPhrases, Language } from '../ui/words/speak'

export interface LabGame {
  readonly id: string
  readonly phrases: { readonly [L in Language]: AnyPhrases }
  /** `table` is the scene that the sight was tested on; `tabletop` is there for games that need more than `considered` tells. */
  verdict(considered: Considered, table: SightTable, tabletop: Tabletop): LabVerdict
  /** The distance in the table's stations (cubes, hexes), for games that count in them; undefined on a table without them. */
  stations?(one: SightMiniature, other: SightMiniature, tabletop: Tabletop): Counted | undefined
}
