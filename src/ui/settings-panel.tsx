/** The settings. All changes apply at once, so there is no button to save. */
import { type ReactNode, useState } from 'react'
import { Button } from './button'
import { Segments, SettingSwitch } from './controls'
import { DialogFrame } from './dialog'
import { LanguageSwitch } from './language-switch'
import { OfflineRow, type OfflineRowProps } from './offline-row'
import { DICE_WAYS, MOTIONS, PACES, QUALITIES, type Settings, TEXT_SIZES, VOLUMES } from './settings'
import { useWords } from './words/words-context'

export interface SettingsPanelProps {
  readonly settings: Settings
  onChange(change: Partial<Settings>): void
  /** Forgets which hints for new players were seen. */
  onHintsAgain?: () => void
  /** Keeping the page on the device; undefined where that cannot be set. */
  readonly offline?: OfflineRowProps | undefined
  /** Settings of the game being played. */
  readonly children?: ReactNode
}

const DICE_WORDS = { hand: 'dice-by-hand', auto: 'dice-automatic' } as const

/** Browsers allow notifications only on pages with a secure origin. */
const canNotify = (): boolean => 'Notification' in globalThis && globalThis.isSecureContext === true

export function SettingsPanel({ settings, onChange, onHintsAgain, offline, children }: SettingsPanelProps) {
  const { say } = useWords()
  const [isForgotten, setIsForgotten] = useState(false)
  const [isRefused, setIsRefused] = useState(() => canNotify() && Notification.permission === 'denied')
  return (
    <div className="ui-settings">
      <LanguageSwitch long onLanguage={(language) => onChange({ language })} />
      <Segments
        label={say('text-size')}
        options={TEXT_SIZES.map((id) => ({ id, label: say('text-size-value', { percent: Number(id) }) }))}
        value={settings.textSize}
        onChange={(textSize) => onChange({ textSize })}
      />
      <div>
        <Segments
          label={say('quality')}
          options={QUALITIES.map((id) => ({ id, label: say(`quality-${id}`) }))}
          value={settings.quality === 'test' ? 'low' : settings.quality}
          onChange={(quality) => onChange({ quality })}
        />
        <p className="ui-note">{say('quality-hint')}</p>
      </div>
      <div>
        <Segments
          label={say('motion')}
          options={MOTIONS.map((id) => ({ id, label: say(`motion-${id}`) }))}
          value={settings.motion}
          onChange={(motion) => onChange({ motion })}
        />
        <p className="ui-note">{say('motion-hint')}</p>
      </div>
      <div>
        <Segments
          label={say('pace')}
          options={PACES.map((id) => ({ id, label: say(`pace-${id}`) }))}
          value={settings.pace}
          onChange={(pace) => onChange({ pace })}
        />
        <p className="ui-note">{say('pace-hint')}</p>
      </div>
      <div>
        <Segments
          label={say('dice')}
          options={DICE_WAYS.map((id) => ({ id, label: say(DICE_WORDS[id]) }))}
          value={settings.dice}
          onChange={(dice) => onChange({ dice })}
        />
        <p className="ui-note">{say('dice-hint')}</p>
      </div>
      <SettingSwitch
        label={say('tray-stays')}
        hint={say('tray-stays-hint')}
        on={settings.tray === 'stays'}
        onChange={(on) => onChange({ tray: on ? 'stays' : 'comes' })}
      />
      <SettingSwitch
        label={say('near')}
        hint={say('near-hint')}
        on={settings.near === 'on'}
        onChange={(on) => onChange({ near: on ? 'on' : 'off' })}
      />
      <SettingSwitch
        label={say('sound')}
        hint={say('sound-hint')}
        on={settings.sound === 'on'}
        onChange={(on) => onChange({ sound: on ? 'on' : 'off' })}
      />
      {settings.sound === 'on' && (
        <>
          <Segments
            label={say('volume')}
            options={VOLUMES.map((id) => ({ id, label: say(`volume-${id}`) }))}
            value={settings.volume}
            onChange={(volume) => onChange({ volume })}
          />
          <SettingSwitch
            label={say('ambience')}
            hint={say('ambience-hint')}
            on={settings.ambience === 'on'}
            onChange={(on) => onChange({ ambience: on ? 'on' : 'off' })}
          />
        </>
      )}
      <SettingSwitch
        label={say('confirm-each')}
        hint={say('confirm-each-hint')}
        on={settings.confirms === 'each'}
        onChange={(on) => onChange({ confirms: on ? 'each' : 'risky' })}
      />
      <SettingSwitch
        label={say('hands-open')}
        hint={say('hands-open-hint')}
        on={settings.hands === 'open'}
        onChange={(on) => onChange({ hands: on ? 'open' : 'covered' })}
      />
      <SettingSwitch
        label={say('windows-wait')}
        hint={say('windows-wait-hint')}
        on={settings.windows === 'wait'}
        onChange={(on) => onChange({ windows: on ? 'wait' : 'brief' })}
      />
      <SettingSwitch
        label={say('advice-on')}
        hint={say('advice-on-hint')}
        on={settings.advice === 'on'}
        onChange={(on) => onChange({ advice: on ? 'on' : 'off' })}
      />
      <SettingSwitch
        label={say('pointer-shown')}
        hint={say('pointer-shown-hint')}
        on={settings.pointer === 'shown'}
        onChange={(on) => onChange({ pointer: on ? 'shown' : 'hidden' })}
      />
      {canNotify() && (
        <SettingSwitch
          label={say('calls')}
          hint={say(isRefused ? 'calls-refused' : 'calls-hint')}
          on={settings.calls === 'on' && !isRefused}
          onChange={(on) => {
            if (!on) return onChange({ calls: 'off' })
            // The browser asks its user for permission. A refusal lasts until he changes it in the browser.
            void Notification.requestPermission().then((answer) => {
              setIsRefused(answer === 'denied')
              onChange({ calls: answer === 'granted' ? 'on' : 'off' })
            })
          }}
        />
      )}
      {offline && <OfflineRow {...offline} />}
      {children}
      {onHintsAgain && (
        <div className="ui-switch-row">
          <p>
            <span className="ui-label">{say('hints-again')}</span>
            <span className="ui-note">{say('hints-again-hint')}</span>
          </p>
          <Button
            icon={isForgotten ? 'confirm' : 'hint'}
            aria-label={say(isForgotten ? 'hints-again-done' : 'hints-again')}
            disabled={isForgotten}
            onClick={() => {
              setIsForgotten(true)
              onHintsAgain()
            }}
          >
            {say(isForgotten ? 'done' : 'hints-again-button')}
          </Button>
        </div>
      )}
    </div>
  )
}

export interface SettingsDialogProps extends SettingsPanelProps {
  readonly open: boolean
  onClose(): void
}

export function SettingsDialog({ open, onClose, ...panel }: SettingsDialogProps) {
  const { say } = useWords()
  return (
    <DialogFrame open={open} onClose={onClose} title={say('settings')} hint={say('settings-hint')}>
      <SettingsPanel {...panel} />
    </DialogFrame>
  )
}
