/** All keys and gestures, from the list of commands that also binds them. */
import { ALL_COMMANDS, COMMAND_GROUPS, type Command, type CommandId, keysOf, type Rebound, reboundNow } from './commands'
import { DialogFrame } from './dialog'
import { KeyButton } from './key-button'
import type { KeyPrints } from './key-names'
import { keyNames } from './key-names'
import { Keys } from './keys'
import { mayRebind } from './rebinding'
import { useWords } from './words/words-context'

export interface HelpContentProps {
  readonly commands?: readonly (Command & { readonly id: CommandId })[]
  readonly rebound?: Rebound
  readonly prints?: KeyPrints
  /** Given where the player may choose other keys. */
  onRebind?(rebound: Rebound): void
}

/** Keys of the sight lab while a part of it has the focus. */
const LAB_KEYS = ['ghost', 'reader'] as const
/** Pointer gestures at the table. */
const POINTER = ['pick-up', 'turn', 'pan', 'zoom', 'hold', 'bend'] as const

export function HelpContent({ commands = ALL_COMMANDS, rebound = reboundNow(), prints, onRebind }: HelpContentProps) {
  const { say } = useWords()
  return (
    <div className="ui-help">
      <section>
        <h3>{say('help-pointer')}</h3>
        <dl className="ui-help-list">
          {POINTER.map((one) => (
            <div key={one}>
              <dt>{say(`pointer-${one}`)}</dt>
              <dd>{say(`pointer-${one}-keys`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {onRebind && <p className="ui-note">{say('keys-hint')}</p>}
      {COMMAND_GROUPS.map((group) => (
        <section key={group}>
          <h3>{say(`group-${group}`)}</h3>
          <dl className="ui-help-list">
            {commands
              .filter((command) => command.group === group && keysOf(command, rebound).length > 0)
              .map((command) => (
                <div key={command.id}>
                  <dt>{say(command.label)}</dt>
                  <dd>
                    {onRebind && mayRebind(command) ? (
                      <KeyButton
                        id={command.id}
                        shown={shownKeys(command, rebound).flatMap((keys) => keyNames(keys, say, prints))}
                        rebound={rebound}
                        onRebind={onRebind}
                      />
                    ) : (
                      <Keys keys={shownKeys(command, rebound)} {...(prints ? { prints } : {})} />
                    )}
                  </dd>
                </div>
              ))}
            {group === 'table' &&
              LAB_KEYS.map((one) => (
                <div key={one}>
                  <dt>{say(`help-${one}`)}</dt>
                  <dd>{say(`help-${one}-keys`)}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Commands with a direction show all their keys, others only the first. */
function shownKeys(command: Command & { readonly id: CommandId }, rebound: Rebound): readonly string[] {
  const keys = keysOf(command, rebound).filter((key) => !key.startsWith('Numpad'))
  return ['pan', 'turn-camera', 'zoom'].includes(command.id) ? keys : keys.slice(0, 1)
}

export interface HelpOverlayProps extends HelpContentProps {
  readonly open: boolean
  onClose(): void
}

export function HelpOverlay({ open, onClose, ...content }: HelpOverlayProps) {
  const { say } = useWords()
  return (
    <DialogFrame open={open} onClose={onClose} title={say('help-title')} hint={say('help-hint')} wide>
      <HelpContent {...content} />
    </DialogFrame>
  )
}
