/** The setting that keeps the page on the device, with how far that is. */
import { useEffect } from 'react'
import { SettingSwitch } from './controls'
import { useWords } from './words/words-context'

export interface OfflineRowProps {
  readonly stage: 'off' | 'keeping' | 'kept' | 'failed'
  /** In bytes; undefined if it is not known. */
  readonly size: { readonly bytes: number; readonly of: number } | undefined
  readonly on: boolean
  onKeep(on: boolean): void
  /** Asks for `size` to be brought up to date. */
  onMeasure(): void
}

export function OfflineRow({ stage, size, on, onKeep, onMeasure }: OfflineRowProps) {
  const { say } = useWords()
  useEffect(() => {
    if (stage !== 'keeping' && stage !== 'kept') return
    onMeasure()
    if (stage === 'kept') return
    const timer = setInterval(onMeasure, 1000)
    return () => clearInterval(timer)
  }, [stage, onMeasure])
  const hint = () => {
    if (stage === 'keeping')
      return size ? say('offline-keeping', { mb: inMb(size.bytes), of: inMb(size.of) }) : say('offline-begins')
    if (stage === 'kept') return size ? say('offline-kept-size', { mb: inMb(size.of) }) : say('offline-kept')
    if (stage === 'failed') return say('offline-failed')
    return say(on ? 'offline-begins' : 'offline-hint')
  }
  return <SettingSwitch label={say('offline')} hint={hint()} on={on} onChange={onKeep} />
}

const inMb = (bytes: number): number => Math.round(bytes / 1e6)
