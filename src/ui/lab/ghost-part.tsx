/** The ghost of the sight lab: what its place changes, in text and numbers, and the buttons to commit or drop it. */
import { useEffect, useId, useRef } from 'react'
import type { Units } from '../../geometry/types'
import type { Reason } from '../../kernel'
import type { Gist } from '../../lab/gist'
import type { Standing, VerdictFact } from '../../lab/verdict'
import { Button } from '../button'
import { keyNames } from '../key-names'
import { useWords } from '../words/words-context'
import { StandingSign } from './verdicts'

export interface GhostPartProps {
  readonly ghost: string
  /** How many other miniatures are tried elsewhere. */
  readonly others: number
  /** The sight from the real place and from the tried one; undefined if nothing is aimed at. */
  readonly before: Gist | undefined
  readonly after: Gist | undefined
  /** Why it cannot be committed now. */
  readonly refusal: Reason | undefined
  /** Whether a match is being played, so that committing makes a move of it. */
  readonly isMatch: boolean
  readonly hidesDistances: boolean
  /** How far an arrow key moves the ghost, without and with Shift. */
  readonly step: Units
  readonly fine: Units
  onCommit(): void
  onDrop(): void
}

export function GhostPart(props: GhostPartProps) {
  const { ghost, others, before, after, refusal, isMatch, hidesDistances, step, fine, onCommit, onDrop } = props
  const { say, speak, reason } = useWords()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  // The button that started the ghost is gone. The focus moves here so that the ghost's keys work.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: false })
  }, [])
  return (
    <section ref={box} className="ui-sight-ghost" aria-labelledby={`${id}-name`} tabIndex={-1}>
      <p id={`${id}-name`}>{say('lab-ghost', { name: speak.piece(ghost) })}</p>
      {before && after ? (
        <Changes before={before} after={after} hidesDistances={hidesDistances} />
      ) : (
        <p className="ui-note">{say('lab-ghost-aim')}</p>
      )}
      {refusal && (
        <p className="ui-sight-refusal" id={`${id}-why`} role="status">
          {say('lab-commit-not', { why: reason(refusal) })}
        </p>
      )}
      {others > 0 && <p className="ui-note">{say('lab-ghost-others', { count: others })}</p>}
      <div className="ui-row-of-buttons">
        <Button
          tone="main"
          press={keyNames('Enter', say).join(' ')}
          disabled={refusal !== undefined}
          aria-describedby={refusal ? `${id}-why` : undefined}
          onClick={onCommit}
        >
          {say(isMatch ? 'lab-commit' : 'lab-commit-free')}
        </Button>
        <Button icon="undo" press={keyNames('Escape', say).join(' ')} onClick={onDrop}>
          {say('lab-ghost-back')}
        </Button>
      </div>
      <p className="ui-note">
        {say('lab-ghost-keys', { step: speak.length(step), fine: speak.length(fine) })}
        {isMatch && !refusal && ` ${say('lab-commit-hint')}`}
      </p>
    </section>
  )
}

interface Row {
  readonly label: string
  readonly was: string
  readonly is: string
  readonly signs?: readonly [Standing, Standing]
}

/** Real and tried values, row by row; unchanged values are shown once. */
interface ChangesProps {
  readonly before: Gist
  readonly after: Gist
  readonly hidesDistances: boolean
}

function Changes({ before, after, hidesDistances }: ChangesProps) {
  const { say, speak, reason } = useWords()
  const word = (fact: VerdictFact) => ('standing' in fact ? say(`lab-${fact.standing}`) : reason(fact.value))
  const length = (range: Units) => speak.length(range)
  const seen = ({ seen: points, of, standing }: Gist) => `${say(`lab-${standing}`)}, ${points}\u00a0/\u00a0${of}`
  const rows: readonly Row[] = [
    ...(hidesDistances ? [] : [{ label: say('lab-was-range'), was: length(before.range), is: length(after.range) }]),
    {
      label: say('lab-was-seen'),
      was: seen(before),
      is: seen(after),
      signs: [before.standing, after.standing],
    },
    ...before.facts.flatMap((was): readonly Row[] => {
      const is = after.facts.find(({ label }) => label.key === was.label.key)
      if (!is) return []
      const signs = 'standing' in was && 'standing' in is ? { signs: [was.standing, is.standing] as const } : {}
      return [{ label: reason(was.label), was: word(was), is: word(is), ...signs }]
    }),
  ]
  return (
    <table className="ui-sight-changes" aria-live="polite">
      <thead>
        <tr>
          <td />
          <th scope="col">{say('lab-was')}</th>
          <th scope="col">{say('lab-would-be')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, was, is, signs }) => (
          <tr key={label} data-changed={was === is ? undefined : ''}>
            <th scope="row">{label}</th>
            <td>
              {signs && <StandingSign standing={signs[0]} />}
              {was}
            </td>
            <td>
              {signs && <StandingSign standing={signs[1]} />}
              {was === is ? say('lab-same') : is}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
