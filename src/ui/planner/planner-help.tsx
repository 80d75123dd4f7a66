/** All keys and gestures of the planner, grouped by topic. */
import { ALL_COMMANDS, keysOf } from '../commands'
import { DialogFrame } from '../dialog'
import { Keys } from '../keys'
import { useWords } from '../words/words-context'

const HAND = ['move', 'pick', 'band', 'handle'] as const
const POINTER = ['turn', 'pan', 'zoom'] as const
const PICKED = ['nudge', 'turn', 'raise', 'next', 'free', 'group', 'duplicate', 'copy', 'delete', 'undo'] as const
const AREAS = ['draw', 'reshape', 'reshape-by'] as const
const SCREEN = ['view', 'field', 'print'] as const
/** Keys of the whole page that work in the planner too. */
const SHARED = ['pan', 'turn-camera', 'zoom', 'reset-view', 'cycle-view', 'help'] as const

export function PlannerHelpContent() {
  const { say } = useWords()
  const rows = (names: readonly (typeof HAND | typeof PICKED | typeof AREAS | typeof SCREEN)[number][]) =>
    names.map((one) => (
      <div key={one}>
        <dt>{say(`help-plan-${one}`)}</dt>
        <dd>{say(`help-plan-${one}-keys`)}</dd>
      </div>
    ))
  return (
    <>
      <section>
        <h3>{say('ground-help-hand')}</h3>
        <dl className="ui-help-list">
          {rows(HAND)}
          {POINTER.map((one) => (
            <div key={one}>
              <dt>{say(`pointer-${one}`)}</dt>
              <dd>{say(`pointer-${one}-keys`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{say('ground-help-pieces')}</h3>
        <dl className="ui-help-list">{rows(PICKED)}</dl>
      </section>
      <section>
        <h3>{say('ground-help-areas')}</h3>
        <dl className="ui-help-list">{rows(AREAS)}</dl>
      </section>
      <section>
        <h3>{say('ground-help-screen')}</h3>
        <dl className="ui-help-list">
          {rows(SCREEN)}
          {ALL_COMMANDS.filter(({ id }) => SHARED.some((one) => one === id)).map((command) => (
            <div key={command.id}>
              <dt>{say(command.label)}</dt>
              <dd>
                <Keys keys={keysOf(command).filter((key) => !/^(Numpad|Shift\+|F1)/.test(key))} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

export function PlannerHelp({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { say } = useWords()
  return (
    <DialogFrame open={open} onClose={onClose} title={say('ground-help-title')} wide>
      <div className="ui-help">
        <PlannerHelpContent />
      </div>
    </DialogFrame>
  )
}
