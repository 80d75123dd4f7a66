/** A sheet without its heading and page number. */
import type { Mark } from '../marks'

export interface Body {
  readonly id: string
  readonly title: string
  readonly told: string
  readonly isWide?: boolean
  readonly marks: readonly Mark[]
}
