/** What a page asks the service worker, and what it answers. Each question is answered through the port that comes with it. */

/** `kept`: how much of the page is on the device. `take-over`: this version is to replace the running one. */
export type OfflineAsk = 'kept' | 'take-over'

export interface OfflineAnswers {
  /** Bytes on the device, and of all files that are kept. */
  readonly kept: { readonly bytes: number; readonly of: number }
  /** Refused while other windows are open: one of them may be at a match, whose files would be deleted. */
  readonly 'take-over': boolean
}
