/** The kinds of pieces, by category and search. They are dragged onto the table or placed by a press. */
import { memo, type PointerEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { TerrainKind } from '../../table/piece'
import { Button } from '../button'
import { useWords } from '../words/words-context'
import { KindPicture } from './kind-picture'
import { SearchField } from './search-field'
import { fits } from './sought'

export const CATEGORIES = ['all', 'station', 'town', 'wild', 'storeys', 'own'] as const
export type Category = (typeof CATEGORIES)[number]

export interface PaletteKind {
  readonly kind: TerrainKind
  readonly name: string
  readonly category: Exclude<Category, 'all' | 'own'>
}
export interface PaletteProps {
  readonly kinds: readonly PaletteKind[]
  /** The user's own pieces, if the table allows them; `kinds` does not contain them. */
  readonly own?: ReactNode
  /** The picture of a kind as the table draws it, once it is ready. */
  portraitOf(kind: string): string | undefined
  onAdd(kind: string): void
  onGrip(kind: string, event: PointerEvent): void
}

export function Palette({ kinds, portraitOf, own, onAdd, onGrip }: PaletteProps) {
  const { say } = useWords()
  const [category, setCategory] = useState<Category>('all')
  const [sought, setSought] = useState('')
  const there = CATEGORIES.filter((one) => one === 'all' || (one === 'own' ? own : kinds.some((kind) => kind.category === one)))
  const shown = useMemo(() => {
    const isSought = fits(sought)
    return kinds.filter((one) => (category === 'all' || one.category === category) && isSought(one.name))
  }, [kinds, category, sought])
  // The tiles read the latest handlers through a ref, so that they do not re-render with each change.
  const latest = useRef({ onAdd, onGrip })
  latest.current = { onAdd, onGrip }
  const add = useCallback((kind: string) => latest.current.onAdd(kind), [])
  const grip = useCallback((kind: string, event: PointerEvent) => latest.current.onGrip(kind, event), [])
  return (
    <section className="ui-plan-palette" aria-label={say('plan-palette')}>
      <header>
        <h2>{say('plan-palette')}</h2>
        <p className="ui-note">{say('plan-palette-hint')}</p>
      </header>
      <SearchField label={say('plan-search')} sought={sought} onSought={setSought} />
      {there.length > 2 && (
        <div className="ui-plan-chips">
          {there.map((one) => (
            <Button key={one} tone="quiet" aria-pressed={one === category} onClick={() => setCategory(one)}>
              {say(`plan-${one}`)}
            </Button>
          ))}
        </div>
      )}
      <Tiles kinds={shown} portraitOf={portraitOf} onAdd={add} onGrip={grip} />
      {shown.length === 0 && category !== 'own' && <p className="ui-note">{say('plan-none-found')}</p>}
      {(category === 'all' || category === 'own') && own}
    </section>
  )
}

const Tiles = memo(function Tiles({ kinds, portraitOf, onAdd, onGrip }: Omit<PaletteProps, 'own'>) {
  return (
    <ul className="ui-plan-tiles">
      {kinds.map(({ kind, name }) => (
        <li key={kind.kind}>
          <button
            type="button"
            className="ui-plan-tile"
            data-kind={kind.kind}
            onClick={(event) => {
              // A drag that ended on its own tile is not a press. Clicks by keyboard have a detail of 0.
              if (event.currentTarget.dataset.dragged) delete event.currentTarget.dataset.dragged
              else onAdd(kind.kind)
            }}
            onPointerDown={(event) => onGrip(kind.kind, event)}
          >
            <KindPicture kind={kind} portrait={portraitOf(kind.kind)} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
})
