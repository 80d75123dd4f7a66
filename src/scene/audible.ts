/** What happens on the table that can be heard: told while it happens, and turned into sounds by `hearing.ts`. */
import type { Ref } from '../table/piece'
import type { Timeline } from './motion'

export type Audible =
  /** A cue begins, in so many milliseconds (negative if it should have begun before), at this speed. */
  | {
      readonly type: 'begun'
      readonly timeline: Timeline
      readonly in: number
      readonly speed: number
      readonly isReduced: boolean
    }
  /** Everything that was playing or queued has ended at once. */
  | { readonly type: 'skipped' }
  /** A hand has taken something up, or set it down. */
  | { readonly type: 'lifted' | 'set-down'; readonly ref: Ref }
