/** The settings as opened in a match: those of every page, and the windows in which this game is to ask the player. */
import type { GameView } from '../../games/view'
import { SettingsDialog } from '../../ui/settings-panel'
import { useSettings } from '../settings'
import { StopsPart } from './stops-part'

export interface SettingsPartProps {
  readonly game: GameView
  readonly open: boolean
  onClose(): void
}

export function SettingsPart({ game, open, onClose }: SettingsPartProps) {
  const settings = useSettings()
  return (
    <SettingsDialog open={open} onClose={onClose} settings={settings} onChange={settings.change}>
      <StopsPart game={game} />
    </SettingsDialog>
  )
}
