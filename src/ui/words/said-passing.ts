/** What is said of windows that are passed, of hands that lie open or covered at a shared screen, and of moves taken back. */
import type { None } from './said'

export type PassingSaid = {
  pass: None
  'pass-ahead': None
  'hand-over-pass-ahead': { name: string }
  /** Whose windows are passed until their next move. */
  'passing-ahead': { names: string }
  'ask-again': None
  'screen-for': { name: string }
  'cover-hand': None
  'hands-open': None
  'hands-open-hint': None
  'do-pass': None
  'do-pass-ahead': None
  'took-back': { name: string }
}
