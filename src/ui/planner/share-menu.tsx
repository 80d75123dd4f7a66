/** Saving, sharing and printing, behind one button. */
import { Menu } from '@base-ui/react/menu'
import { Icon, type IconName } from '../icons'
import { useWords } from '../words/words-context'

export interface ShareMenuProps {
  onLink(): void
  onFile(): void
  onPicture(): void
}

export function ShareMenu({ onLink, onFile, onPicture }: ShareMenuProps) {
  const { say } = useWords()
  const items: readonly { readonly icon: IconName; readonly label: string; readonly onClick: () => void }[] = [
    { icon: 'copy', label: say('plan-share-link'), onClick: onLink },
    { icon: 'export', label: say('plan-save'), onClick: onFile },
    { icon: 'eye', label: say('plan-picture'), onClick: onPicture },
  ]
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="ui-button ui-button-quiet">
        <Icon name="export" />
        <span className="ui-button-text">{say('plan-share')}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="ui-float" sideOffset={8} align="end" collisionPadding={8}>
          <Menu.Popup className="ui-panel ui-menu">
            {items.map(({ icon, label, onClick }) => (
              <Menu.Item key={label} className="ui-menu-item" onClick={onClick}>
                <Icon name={icon} />
                <span>{label}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
