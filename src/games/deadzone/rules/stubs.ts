/** Chapters that are not written yet: they do nothing. Each goes from this list when it lands; the game needs one of every name. */
import type { Procedures } from '../../../kernel'
import { type Calls, type Deadzone, go, procedure } from './terms'

const nothing = <P extends keyof Calls & string>(name: P) => procedure(name, { begin: () => go('done') })

export const stubs: Partial<Procedures<Deadzone>> = {
  'special action': nothing('special action'),
  'activation effects': nothing('activation effects'),
}
