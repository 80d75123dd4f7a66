/** The windows in which a player wants to be asked, by kind, for his own figures and dice and for others'. Applies at once. */
import { Switch } from '@base-ui/react/switch'
import type { Stop } from '../../games/hands'
import { Segments } from '../controls'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

/** Whether the player is asked in the windows of a subject. Subjects not listed keep the stop's own default. */
export interface Stops {
  readonly [subject: string]: { readonly own: boolean; readonly other: boolean }
}

export const STOP_PRESETS = ['all', 'important', 'mine'] as const
export type StopPreset = (typeof STOP_PRESETS)[number]

/** What a preset sets for each stop. */
export function presetStops(stops: readonly Stop[], preset: StopPreset): Stops {
  const asked = (stop: Stop) => {
    switch (preset) {
      case 'all':
        return { own: true, other: true }
      case 'important':
        return { own: stop.own, other: stop.other }
      case 'mine':
        return { own: true, other: false }
    }
  }
  return Object.fromEntries(stops.map((stop) => [stop.subject, asked(stop)]))
}

const askedIn = (value: Stops, stop: Stop) => value[stop.subject] ?? stop

/** The preset that equals the present value, if any; the first if several do. */
export const presetOf = (stops: readonly Stop[], value: Stops): StopPreset | undefined =>
  STOP_PRESETS.find((preset) => {
    const set = presetStops(stops, preset)
    return stops.every((stop) => {
      const is = askedIn(value, stop)
      return is.own === set[stop.subject]?.own && is.other === set[stop.subject]?.other
    })
  })

export interface StopsPanelProps {
  readonly stops: readonly Stop[]
  readonly value: Stops
  onChange(value: Stops): void
}

export function StopsPanel({ stops, value, onChange }: StopsPanelProps) {
  const { say } = useWords()
  const preset = presetOf(stops, value)
  return (
    <section className="ui-stops" aria-labelledby="ui-stops">
      <header>
        <h3 id="ui-stops">{say('stops-title')}</h3>
        <p className="ui-note">{say('stops-hint')}</p>
        <p className="ui-note ui-stops-secret">
          <Icon name="info" />
          <span>{say('stops-secret')}</span>
        </p>
      </header>
      <Segments<StopPreset | 'own choice'>
        label={say('stops-preset')}
        options={STOP_PRESETS.map((id) => ({ id, label: say(`stops-${id}`) }))}
        value={preset ?? 'own choice'}
        onChange={(id) => id !== 'own choice' && onChange(presetStops(stops, id))}
      />
      <table className="ui-stops-table">
        <thead>
          <tr>
            <th scope="col">{say('stops-window')}</th>
            <th scope="col">{say('stops-own')}</th>
            <th scope="col">{say('stops-other')}</th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => {
            const is = askedIn(value, stop)
            const set = (part: Partial<Stops[string]>) =>
              onChange({ ...value, [stop.subject]: { own: is.own, other: is.other, ...part } })
            return (
              <tr key={stop.subject}>
                <th scope="row">
                  <span>{stop.label}</span>
                  <span className="ui-note">{stop.hint}</span>
                </th>
                <td>
                  <StopSwitch
                    label={say('stops-own-of', stop)}
                    short={say('stops-own')}
                    on={is.own}
                    onChange={(own) => set({ own })}
                  />
                </td>
                <td>
                  <StopSwitch
                    label={say('stops-other-of', stop)}
                    short={say('stops-other')}
                    on={is.other}
                    onChange={(other) => set({ other })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** A switch in a cell, with its short name beside it where the layout has no columns. */
function StopSwitch(props: {
  readonly label: string
  readonly short: string
  readonly on: boolean
  onChange(on: boolean): void
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside contains its own hidden input.
    <label className="ui-stop" title={props.label}>
      <span className="ui-stop-name" aria-hidden="true">
        {props.short}
      </span>
      <Switch.Root className="ui-switch" aria-label={props.label} checked={props.on} onCheckedChange={props.onChange}>
        <Switch.Thumb className="ui-switch-thumb" />
      </Switch.Root>
    </label>
  )
}
