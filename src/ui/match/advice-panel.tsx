/** What a strong player would weigh at the open question: the best answers, each with what it expects to come of it. */
import { Button } from '../button'
import { CalledPanel } from '../called-panel'
import { useWords } from '../words/words-context'

export interface AdvisedAnswer {
  readonly id: string
  readonly label: string
  readonly detail?: string
  /** From 0 (lost) to 1 (won); undefined if nothing was weighed because there is no other answer. */
  readonly expected?: number
  /** Given instead for secret answers: how often each should be given, from 0 to 1. */
  readonly share?: number
}

export interface AdvicePanelProps {
  /** The question that it is about. */
  readonly title: string
  /** The best first; undefined while they are still being weighed. */
  readonly answers: readonly AdvisedAnswer[] | undefined
  /** Why there is no advice, in words. */
  readonly refusal?: string | undefined
  /** Drafts this answer on the table. It still has to be confirmed. */
  onShow(id: string): void
  onClose(): void
}

export function AdvicePanel({ title, answers, refusal, onShow, onClose }: AdvicePanelProps) {
  const { say } = useWords()
  return (
    <CalledPanel className="ui-advice" title={say('advice')} name={say('advice')} note={title} onClose={onClose}>
      {refusal !== undefined && <p className="ui-refusal">{refusal}</p>}
      {refusal === undefined && answers === undefined && <p>{say('advice-thinking')}</p>}
      {answers && answers.length === 0 && <p>{say('advice-none')}</p>}
      {answers && answers.length > 0 && (
        <ol className="ui-advice-answers">
          {answers.map(({ id, label, detail, expected, share }) => (
            <li key={id}>
              <p>
                <strong>{label}</strong>
                {detail && <span className="ui-note">{detail}</span>}
                <span className="ui-note">
                  {share !== undefined
                    ? say('advice-share', { percent: Math.round(share * 100) })
                    : expected === undefined
                      ? say('advice-only')
                      : say('advice-expected', { percent: Math.round(expected * 100) })}
                </span>
              </p>
              <Button tone="plain" aria-label={say('advice-show-this', { answer: label })} onClick={() => onShow(id)}>
                {say('advice-show')}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <p className="ui-note">{say('advice-note')}</p>
    </CalledPanel>
  )
}
