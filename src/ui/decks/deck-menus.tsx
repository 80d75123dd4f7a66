/** Menus for whole decks: open another one, share this one. */
import { Menu } from '@base-ui/react/menu'
import { Icon, type IconName } from '../icons'
import { useWords } from '../words/words-context'

export interface DeckMenusProps {
  onNew(): void
  onCopy(): void
  onOpen(): void
  onLink(): void
  onText(): void
  onSave(): void
  onPrint(): void
}

export function DeckMenus({ onNew, onCopy, onOpen, onLink, onText, onSave, onPrint }: DeckMenusProps) {
  const { say } = useWords()
  return (
    <>
      <DeckMenu
        icon="cards"
        label={say('decks-menu')}
        items={[
          { icon: 'import', label: say('decks-open'), onClick: onOpen },
          { icon: 'plus', label: say('decks-new'), onClick: onNew },
          { icon: 'copy', label: say('decks-copy'), onClick: onCopy },
        ]}
      />
      <DeckMenu
        icon="export"
        label={say('decks-share')}
        items={[
          { icon: 'copy', label: say('decks-link'), onClick: onLink },
          { icon: 'log', label: say('decks-text'), onClick: onText },
          { icon: 'export', label: say('decks-save'), onClick: onSave },
          { icon: 'print', label: say('decks-print'), onClick: onPrint },
        ]}
      />
    </>
  )
}

interface DeckMenuProps {
  readonly icon: IconName
  readonly label: string
  readonly items: readonly { readonly icon: IconName; readonly label: string; onClick(): void }[]
}

const DeckMenu = ({ icon, label, items }: DeckMenuProps) => (
  <Menu.Root modal={false}>
    <Menu.Trigger className="ui-button ui-button-quiet">
      <Icon name={icon} />
      <span className="ui-button-text">{label}</span>
    </Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner className="ui-float" sideOffset={8} align="end" collisionPadding={8}>
        <Menu.Popup className="ui-panel ui-menu">
          {items.map((item) => (
            <Menu.Item key={item.label} className="ui-menu-item" onClick={item.onClick}>
              <Icon name={item.icon} />
              <span>{item.label}</span>
            </Menu.Item>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)
