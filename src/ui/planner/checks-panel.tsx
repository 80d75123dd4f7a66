/** What is known of a layout: what is wrong with it, how full it is, where it is narrow. */
import { memo, type ReactNode } from 'react'
import type { Known } from '../../planner/known'
import { Icon } from '../icons'
import { percentText } from '../words/length'
import { useWords } from '../words/words-context'
import type { PlannerEdits } from './acts'
import { named } from './named'

export interface ChecksPanelProps {
  /** Undefined while it is being worked out. */
  readonly known: Known | undefined
  readonly acts: PlannerEdits
  /** What else is known. */
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

/** Drawn again only when the findings change, not at every step of a drag. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole.
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
