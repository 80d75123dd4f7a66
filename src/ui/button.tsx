/** The buttons of the page. */
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from './icons'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: 'main' | 'plain' | 'quiet' | 'danger'
  readonly icon?: IconName
  /** The label of the key that does the same. */
  readonly press?: string | undefined
  readonly children: ReactNode
}

export function Button({ tone = 'plain', icon, press, children, className = '', ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`ui-button ui-button-${tone} ${className}`}>
      {icon && <Icon name={icon} />}
      <span className="ui-button-text">{children}</span>
      {press && <kbd className="ui-key">{press}</kbd>}
    </button>
  )
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName
  /** What the button does: its accessible name and its tooltip. */
  readonly label: string
}

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`ui-icon-button ${className}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}
