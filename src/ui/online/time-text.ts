/** A remaining time in its shortest readable form: "2 d 4 h", "1:04:05", "4:05". */
import type { Say } from '../words/dictionary'

const two = (value: number) => String(value).padStart(2, '0')

export function timeText(milliseconds: number, say: Say): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return say('clock-long', { days: Math.floor(hours / 24), hours: hours % 24 })
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
