/** The table itself: the game it is for, its size, ground and symmetry; and how pieces snap. */

import type { ReactNode } from 'react'
import { INCH } from '../../geometry/types'
import { LAYOUT_SYMMETRIES, type LayoutDocument, SHOWN_UNITS } from '../../planner/document'
import { GRIDS, type Snapping } from '../../planner/snap'
import type { LayoutSystem, SizePreset } from '../../planner/system'
import { Segments, SettingSwitch } from '../controls'
import { useWords } from '../words/words-context'
import type { PlannerEdits } from './acts'
import { PlanField, PlanSelect } from './field'

const MATS = ['deck', 'dust', 'cobbles', 'cards'] as const

export interface TablePanelProps {
  readonly document: LayoutDocument
  readonly system: LayoutSystem
  readonly games: readonly { readonly id: string; readonly name: string; readonly sizes: readonly SizePreset[] }[]
  /** The mats of all games, with their names. */
  readonly mats: { readonly [mat: string]: string }
  /** The controls for a picture on the ground. */
  readonly picture: ReactNode
  readonly snapping: Snapping
  readonly stacks: boolean
  readonly acts: PlannerEdits
}

export function TablePanel(props: TablePanelProps) {
  const { document, system, games, mats, acts } = props
  const { say, speak } = useWords()
  const { width, depth } = document.size
  const unit = document.shown === 'cm' ? 'centimetre' : 'inch'
  // A table for any game offers the sizes of all games.
  const isOpen = document.play === undefined
  const sizes = sizesOf([system.table?.sizes ?? [], ...(isOpen ? games.map((one) => one.sizes) : [])])
  const wantedBy = (size: SizePreset) =>
    isOpen ? games.filter((one) => one.sizes.some((other) => isSame(other, size))).map(({ name }) => name) : []
  const isPreset = sizes.some((size) => size.width === width && size.depth === depth)
  const symmetries = LAYOUT_SYMMETRIES.map((id) => ({ id, label: say(`plan-symmetry-${id}`) }))
  return (
    <section className="ui-plan-part" aria-label={say('plan-table')}>
      <h2>{say('plan-table')}</h2>
      <PlanSelect
        label={say('plan-game')}
        value={document.play?.game ?? ''}
        options={[{ id: '', label: say('plan-open-table') }, ...games.map(({ id, name }) => ({ id, label: name }))]}
        onValue={acts.playFor}
      />
      <PlanSelect
        label={say('plan-size')}
        value={isPreset ? `${width}x${depth}` : ''}
        options={[
          ...(isPreset ? [] : [{ id: '', label: say('plan-size-own') }]),
          ...sizes.map((size) => ({
            id: `${size.width}x${size.depth}`,
            label: [
              say('plan-size-of', { width: speak.length(size.width), depth: speak.length(size.depth) }),
              ...wantedBy(size),
            ].join(' · '),
          })),
        ]}
        onValue={(size) => {
          const [wide = 0, deep = 0] = size.split('x').map(Number)
          if (wide > 0) acts.edit({ type: 'size', width: wide, depth: deep, keep: 'middle' })
        }}
      />
      <div className="ui-plan-numbers">
        <PlanField
          label={say('plan-width')}
          value={width}
          unit={unit}
          onValue={(value) => acts.edit({ type: 'size', width: value, depth, keep: 'middle' })}
        />
        <PlanField
          label={say('plan-depth')}
          value={depth}
          unit={unit}
          onValue={(value) => acts.edit({ type: 'size', width, depth: value, keep: 'middle' })}
        />
      </div>
      <Segments
        label={say('plan-unit')}
        options={SHOWN_UNITS.map((id) => ({ id, label: say(`plan-unit-${id}`) }))}
        value={document.shown}
        onChange={(shown) => acts.edit({ type: 'shown', shown })}
      />
      <PlanSelect
        label={say('plan-mat')}
        value={document.mat}
        options={[
          ...MATS.map((id) => ({ id, label: say(`plan-mat-${id}`) })),
          ...Object.entries(mats).map(([id, label]) => ({ id, label })),
        ]}
        onValue={(mat) => acts.edit({ type: 'mat', mat })}
      />
      {props.picture}
      <PlanSelect
        label={say('plan-symmetry')}
        value={document.symmetry}
        options={symmetries}
        onValue={(value) => {
          const symmetry = LAYOUT_SYMMETRIES.find((one) => one === value)
          if (symmetry) acts.edit({ type: 'symmetry', symmetry, copies: true })
        }}
      />
      <Catching {...props} />
    </section>
  )
}

const isSame = (a: SizePreset, b: SizePreset) => a.width === b.width && a.depth === b.depth
/** Each size once, in the order of the lists. */
const sizesOf = (lists: readonly (readonly SizePreset[])[]): readonly SizePreset[] =>
  lists.flat().filter((size, index, all) => all.findIndex((other) => isSame(other, size)) === index)

function Catching({ snapping, stacks, acts }: TablePanelProps) {
  const { say, speak } = useWords()
  const set = (part: Partial<Snapping>) => acts.set({ snapping: { ...snapping, ...part } })
  return (
    <>
      <h3>{say('plan-snap')}</h3>
      <PlanSelect
        label={say('plan-grid')}
        value={String(snapping.grid)}
        options={GRIDS.map((grid) => ({
          id: String(grid),
          label: grid === 0 ? say('plan-grid-none') : `${speak.number(grid / INCH)}″`,
        }))}
        onValue={(grid) => set({ grid: Number(grid) })}
      />
      <PlanSelect
        label={say('ground-snap-by')}
        value={snapping.by}
        options={(['middle', 'corner'] as const).map((by) => ({ id: by, label: say(`ground-snap-${by}`) }))}
        onValue={(by) => set({ by: by === 'corner' ? 'corner' : 'middle' })}
      />
      <SettingSwitch label={say('plan-snap-edges')} on={snapping.edges} onChange={(on) => set({ edges: on, middle: on })} />
      <SettingSwitch label={say('plan-snap-pieces')} on={snapping.pieces} onChange={(pieces) => set({ pieces })} />
      <SettingSwitch label={say('plan-stack')} on={stacks} onChange={(on) => acts.set({ stacks: on })} />
    </>
  )
}
