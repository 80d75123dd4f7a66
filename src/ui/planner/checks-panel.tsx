/** The findings about a layout: its faults, its density, and where it is narrow. */
import { memo, type ReactNode } from 'react'
import type { Known } from '../../planner/known'
import { Icon } from '../icons'
import { percentText } from '../words/length'
import { useWords } from '../words/words-context'
import type { PlannerEdits } from './acts'
import { named } from './named'

export interface ChecksPanelProps {
  /** Undefined while it is being computed. */
  readonly known: Known | undefined
  readonly acts: PlannerEdits
  /** Further findings. */
  readonly children?: ReactNode
}

export function ChecksPanel({ known, acts, children }: ChecksPanelProps) {
  const { say } = useWords()
  if (!known)
    return (
      <section className="ui-plan-part" aria-label={say('plan-checks')}>
        <h2>{say('plan-checks')}</h2>
        <p className="ui-note">{say('plan-checking')}</p>
      </section>
    )
  return (
    <section className="ui-plan-part" aria-label={say('plan-checks')}>
      <h2>{say('plan-checks')}</h2>
      <Findings known={known} acts={acts} />
      {children}
    </section>
  )
}

/** Memoised, so that it renders only when the findings change and not at every step of a drag. */
const Findings = memo(function Findings({ known, acts }: { readonly known: Known; readonly acts: PlannerEdits }) {
  const { say, speak, reason } = useWords()
  const { findings, density } = known
  const faults = findings.filter(({ weight }) => weight === 'fault').length
  const share = (part: number) => percentText(part, speak.language)
  return (
    <>
      <p className="ui-note" role="status">
        {findings.length === 0 ? say('plan-no-faults') : say('plan-faults', { faults, advice: findings.length - faults })}
      </p>
      <ul className="ui-plan-findings">
        {findings.map(({ weight, reason: why, at, pieces }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is always rebuilt as a whole.
          <li key={index} data-weight={weight}>
            <button type="button" onClick={() => acts.set({ lit: { at, pieces } })}>
              <Icon name={weight === 'fault' ? 'refused' : 'hint'} />
              <span>
                <span className="ui-hidden">{say(weight === 'fault' ? 'plan-fault' : 'plan-advice')}</span>{' '}
                {reason(named(why, speak))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <h3>{say('plan-figures')}</h3>
      <p>{say('plan-count', { pieces: density.pieces, each: speak.number(density.perSquareFoot) })}</p>
      <p>{say('plan-covered', { share: share(density.covered), tall: share(density.tall) })}</p>
      <p>{say('plan-quarters', { shares: density.quarters.map(share).join(' · ') })}</p>
    </>
  )
})
