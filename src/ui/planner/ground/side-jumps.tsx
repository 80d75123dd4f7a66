/** Buttons for the parts of a long panel: a press scrolls to the part. */
import { useRef } from 'react'
import { useWords } from '../../words/words-context'

const SHORT = {
  'plan-selection': 'ground-jump-selection',
  'plan-checks': 'ground-jump-checks',
  'ground-title': 'ground-jump-areas',
  'plan-table': 'plan-table',
  'random-title': 'ground-jump-random',
  'tried-title': 'tried-jump',
} as const
export type SidePart = keyof typeof SHORT

export function SideJumps({ parts }: { readonly parts: readonly SidePart[] }) {
  const { say } = useWords()
  const box = useRef<HTMLElement>(null)
  const jump = (part: SidePart) => {
    const sections = [...(box.current?.parentElement?.querySelectorAll<HTMLElement>('section[aria-label]') ?? [])]
    const section = sections.find((one) => one.getAttribute('aria-label') === say(part))
    section?.scrollIntoView({ block: 'start' })
    // The focus moves there, so that the keyboard continues from that part.
    section?.querySelector<HTMLElement>('input, select, button, textarea')?.focus({ preventScroll: true })
  }
  return (
    <nav ref={box} className="ui-plan-jumps" aria-label={say('plan-panel')}>
      {parts.map((part) => (
        <button key={part} type="button" onClick={() => jump(part)}>
          {say(SHORT[part])}
        </button>
      ))}
    </nav>
  )
}
