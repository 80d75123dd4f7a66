/** The palette: the kinds of terrain for this table, with their pictures. */
import { type PointerEvent, type ReactNode, useMemo } from 'react'
import { terrainKinds } from '../../table/terrain'
import { STATION } from '../../table/terrain/station'
import { TOWN } from '../../table/terrain/town'
import { WILD } from '../../table/terrain/wild'
import { Palette, type PaletteKind } from '../../ui/planner/palette'
import { kindName } from '../../ui/words/terrain-names'
import { useWords } from '../../ui/words/words-context'
import { usePortraits } from './use-portraits'

const categoryOf = (kind: string): PaletteKind['category'] => {
  const is = (list: readonly { readonly kind: string }[]) => list.some((one) => one.kind === kind)
  return is(STATION) ? 'station' : is(TOWN) ? 'town' : is(WILD) ? 'wild' : 'storeys'
}

export interface PalettePartProps {
  /** The kinds that may stand on this table; undefined for all. */
  readonly allowed: readonly string[] | undefined
  /** The shelf of the user's own pieces, if the table accepts them. */
  readonly shelf: ReactNode
  onGrip(kind: string, event: PointerEvent): void
  onAdd(kind: string): void
}

export function PalettePart({ allowed, shelf, onGrip, onAdd }: PalettePartProps) {
  const { speak } = useWords()
  const { language } = speak
  const portraitOf = usePortraits()
  const kinds = useMemo(
    () =>
      terrainKinds()
        .filter(({ kind }) => allowed?.includes(kind) ?? true)
        .map((kind): PaletteKind => {
          return { kind, name: kindName(kind.kind, language), category: categoryOf(kind.kind) }
        }),
    [allowed, language],
  )
  return <Palette kinds={kinds} portraitOf={portraitOf} own={shelf} onGrip={onGrip} onAdd={onAdd} />
}
