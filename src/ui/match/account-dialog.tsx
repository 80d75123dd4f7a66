/** What is where, as headings and lists that a screen reader walks through. */
import { DialogFrame } from '../dialog'
import { useWords } from '../words/words-context'

export interface AccountDialogProps {
  readonly sections: readonly { readonly title: string; readonly items: readonly string[] }[]
  onClose(): void
}

export function AccountDialog({ sections, onClose }: AccountDialogProps) {
  const { say } = useWords()
  return (
    <DialogFrame open onClose={onClose} title={say('account')} hint={say('account-hint')} wide>
      <div className="ui-account">
        {sections.map(({ title, items }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one title, and they never change places.
          <section key={index}>
            <h3>{title}</h3>
            <ul>
              {items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal things are told in equal words.
                <li key={place}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DialogFrame>
  )
}
