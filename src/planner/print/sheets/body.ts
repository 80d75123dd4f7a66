/** A sheet without its heading and its number. */
import type { Mark } from '../marks'

export interface Body {
  readonly id: string
  readonly title: string
  readonly told: string
  readonly isWide?: boolean
  readonly marks: readonly Mark[]
}
