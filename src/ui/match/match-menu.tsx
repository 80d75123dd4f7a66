/** The menu of a match, with the keys of its commands. Loaded after the table. */
import { Menu } from '@base-ui/react/menu'
import { ALL_COMMANDS, type CommandId, keysOf, type Rebound, reboundNow } from '../commands'
import { Icon } from '../icons'
import { type KeyPrints, keyNames } from '../key-names'
import { useWords } from '../words/words-context'

export interface MatchMenuProps {
  readonly soundOn: boolean
  onCommand(id: CommandId): void
  /** Commands of the menu that do not apply to this match. */
  readonly without?: readonly CommandId[]
  readonly rebound?: Rebound
  readonly prints?: KeyPrints
}

const MENU_ICONS = {
  help: 'help',
  rules: 'rules',
  settings: 'settings',
  sound: 'sound',
  advise: 'hint',
  claim: 'pin',
  layout: 'plan',
  'look-back': 'fastBack',
  'check-dice': 'dice',
  result: 'confirm',
  export: 'export',
  concede: 'flag',
  home: 'home',
} as const
const iconOf = (id: string) => (Object.hasOwn(MENU_ICONS, id) ? MENU_ICONS[id as keyof typeof MENU_ICONS] : 'next')

export function MatchMenu({ onCommand, without = [], soundOn, rebound = reboundNow(), prints }: MatchMenuProps) {
  const { say } = useWords()
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="ui-icon-button" aria-label={say('menu')} title={say('menu')}>
        <Icon name="menu" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="ui-float" sideOffset={8} align="end" collisionPadding={8}>
          <Menu.Popup className="ui-panel ui-menu">
            {ALL_COMMANDS.filter(({ id, menu }) => menu && !without.includes(id)).map((command) => {
              const key = keysOf(command, rebound)[0]
              return (
                <Menu.Item
                  key={command.id}
                  className="ui-menu-item"
                  data-on={command.id === 'sound' && soundOn ? '' : undefined}
                  onClick={() => onCommand(command.id)}
                >
                  <Icon name={command.id === 'sound' && !soundOn ? 'silent' : iconOf(command.id)} />
                  <span>{say(command.label)}</span>
                  {key && <kbd className="ui-key">{keyNames(key, say, prints).join(' ')}</kbd>}
                </Menu.Item>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
