/** The matches that stem from one beginning, as a tree, and the comparison of the watched one with another. */
import { useEffect, useRef, useState } from 'react'
import type { PlayerSeat } from '../../kernel'
import { Button, IconButton } from '../button'
import { keepKeys } from '../keep-keys'
import { SeatMark, SeatName } from '../seat-mark'
import { useWords } from '../words/words-context'
import { treeStep } from './tree-step'

export interface ShownBranch {
  readonly id: string
  readonly name: string
  /** Where it leaves its source, in words; undefined for a match that was begun as itself. */
  readonly leaves?: string
  /** How it stands or that it is over. */
  readonly stands: string
  readonly scores: readonly { readonly seat: PlayerSeat; readonly name: string; readonly score: number }[]
  readonly isWatched: boolean
  /** True if the match that it was forked from is not on this device. */
  readonly isOrphan: boolean
  readonly branches: readonly ShownBranch[]
}

/** One side of a round: what each seat has and has lost by its end; undefined if the match has no such round. */
export type ComparedSide =
  | readonly { readonly seat: PlayerSeat; readonly name: string; readonly points: number; readonly lost: number }[]
  | undefined

export interface ShownComparison {
  readonly name: string
  readonly rounds: readonly { readonly round: string; readonly here: ComparedSide; readonly there: ComparedSide }[]
}

export interface BranchesPanelProps {
  /** Undefined while they are looked for. */
  readonly branches: readonly ShownBranch[] | undefined
  /** The branch that the watched one is compared with. */
  readonly compared?: string | undefined
  /** Undefined while the other match is opened. */
  readonly comparison?: ShownComparison | undefined
  readonly refused?: string | undefined
  /** Watches another branch, where the two part. */
  onOpen(id: string): void
  /** Compares the watched branch with this one; with none if undefined. */
  onCompare(id: string | undefined): void
  /** Watches the compared branch at the same moment. */
  onSwitch(): void
  onClose(): void
}

const TITLE = 'ui-branches-title'

export function BranchesPanel(props: BranchesPanelProps) {
  const { branches, compared, refused, onClose } = props
  const { say } = useWords()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const isAlone = branches?.length === 1 && branches[0]?.branches.length === 0
  return (
    <section
      ref={panel}
      className="ui-panel ui-decision ui-watch-panel"
      tabIndex={-1}
      aria-labelledby={TITLE}
      onKeyDown={(event) => {
        keepKeys(event)
        if (event.key === 'Escape') onClose()
      }}
    >
      <header>
        <IconButton
          className="ui-decision-close"
          icon="close"
          label={say('panel-hide', { panel: say('watch-branches') })}
          onClick={onClose}
        />
        <h2 id={TITLE}>{say('watch-branches')}</h2>
        <p className="ui-note">{say(isAlone ? 'branches-alone' : 'branches-hint')}</p>
      </header>
      <div className="ui-decision-body">
        {refused && (
          <p className="ui-refusal" role="alert">
            {refused}
          </p>
        )}
        {branches && <Branches {...props} branches={branches} />}
        {compared !== undefined && <Comparison {...props} />}
      </div>
    </section>
  )
}

/** The branches as a tree: the arrow keys move in it, Enter watches a branch, Tab leads to its other button and on. */
function Branches(props: BranchesPanelProps & { readonly branches: readonly ShownBranch[] }) {
  const { branches } = props
  const watched = flattened(branches).find(({ isWatched }) => isWatched)
  const [chosen, setChosen] = useState<string>()
  const tree = useRef<HTMLDivElement>(null)
  const current = flattened(branches).find(({ id }) => id === chosen) ?? watched ?? branches[0]
  return (
    <div
      ref={tree}
      className="ui-branches"
      role="tree"
      aria-labelledby={TITLE}
      onKeyDown={(event) => {
        const items = [...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])]
        const levels = items.map((item) => Number(item.getAttribute('aria-level')))
        const step = treeStep(event.key, levels, items.indexOf(event.target as HTMLElement))
        const to = step === undefined ? undefined : items[step]
        if (!to) return
        event.preventDefault()
        to.focus()
      }}
    >
      <BranchItems {...props} level={1} current={current?.id} onCurrent={setChosen} />
    </div>
  )
}

const flattened = (branches: readonly ShownBranch[]): readonly ShownBranch[] =>
  branches.flatMap((branch) => [branch, ...flattened(branch.branches)])

interface BranchItemsProps extends BranchesPanelProps {
  readonly branches: readonly ShownBranch[]
  readonly level: number
  /** The branch that Tab leads to. */
  readonly current: string | undefined
  onCurrent(id: string): void
}

function BranchItems(props: BranchItemsProps) {
  const { branches, level, current, compared, onCurrent, onOpen, onCompare } = props
  const { say } = useWords()
  return branches.map((branch) => {
    const tabIndex = branch.id === current ? 0 : -1
    const label = `${TITLE}-${branch.id}`
    return (
      <div
        key={branch.id}
        role="treeitem"
        tabIndex={tabIndex}
        aria-level={level}
        aria-labelledby={label}
        aria-current={branch.isWatched || undefined}
        onFocus={(event) => {
          event.stopPropagation()
          onCurrent(branch.id)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target === event.currentTarget && !branch.isWatched) onOpen(branch.id)
        }}
      >
        {branch.isOrphan && <p className="ui-note">{say('branch-orphan')}</p>}
        <div className="ui-branch" data-watched={branch.isWatched ? '' : undefined}>
          <button
            type="button"
            id={label}
            className="ui-branch-open"
            tabIndex={-1}
            disabled={branch.isWatched}
            title={branch.isWatched ? undefined : say('branch-open', { name: branch.name })}
            onClick={() => onOpen(branch.id)}
          >
            <strong>{branch.name}</strong>
            {branch.isWatched && <span className="ui-branch-now">{say('branch-watched')}</span>}
            {branch.leaves !== undefined && <span className="ui-note">{branch.leaves}</span>}
            <span className="ui-note ui-numbers ui-branch-stands">
              <span>{branch.stands}</span>
              {branch.scores.map(({ seat, name, score }) => (
                <span key={seat} className="ui-branch-score">
                  <SeatName seat={seat} name={name} /> <strong>{score}</strong>
                </span>
              ))}
            </span>
          </button>
          {!branch.isWatched && (
            <Button
              tone="quiet"
              tabIndex={tabIndex}
              aria-pressed={compared === branch.id}
              aria-label={say('branch-compare-with', { name: branch.name })}
              onClick={() => onCompare(compared === branch.id ? undefined : branch.id)}
            >
              {say('branch-compare')}
            </Button>
          )}
        </div>
        {branch.branches.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of a tree is no fieldset.
          <div className="ui-branches" role="group">
            <BranchItems {...props} branches={branch.branches} level={level + 1} />
          </div>
        )}
      </div>
    )
  })
}

function Comparison({ comparison, onSwitch }: BranchesPanelProps) {
  const { say } = useWords()
  if (!comparison) return <p className="ui-note">{say('compare-opening')}</p>
  const { name, rounds } = comparison
  return (
    <section className="ui-compare" aria-label={say('compare-title', { name })}>
      <h3>{say('compare-title', { name })}</h3>
      {rounds.length === 0 ? (
        <p className="ui-note">{say('compare-same')}</p>
      ) : (
        <>
          <table className="ui-scores">
            <thead>
              <tr>
                <th scope="col">{say('compare-round')}</th>
                <th scope="col">{say('compare-here')}</th>
                <th scope="col">{name}</th>
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ round, here, there }) => (
                <tr key={round} data-differs={isSame(here, there) ? undefined : ''}>
                  <th scope="row">
                    {round}
                    {!isSame(here, there) && (
                      <span className="ui-compare-differs" role="img" aria-label={say('compare-differs')}>
                        ≠
                      </span>
                    )}
                  </th>
                  <td>
                    <Side side={here} />
                  </td>
                  <td>
                    <Side side={there} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="ui-note">{say('compare-note')}</p>
        </>
      )}
      <Button icon="eye" onClick={onSwitch}>
        {say('compare-switch', { name })}
      </Button>
    </section>
  )
}

const isSame = (one: ComparedSide, other: ComparedSide): boolean => JSON.stringify(one) === JSON.stringify(other)

function Side({ side }: { readonly side: ComparedSide }) {
  const { say, speak } = useWords()
  if (!side) return <span className="ui-note">{say('compare-not-played')}</span>
  return side.map(({ seat, name, points, lost }) => (
    <span key={seat} className="ui-compare-side ui-numbers" data-seat={seat}>
      <SeatMark seat={seat} />
      <span className="ui-hidden">{say('compare-of', { name, points, lost })}</span>
      <span aria-hidden="true">
        <strong>{speak.number(points)}</strong> ({speak.number(lost)})
      </span>
    </span>
  ))
}
