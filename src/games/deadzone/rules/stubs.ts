/** Chapters that are not written yet: they do nothing. Each goes from this list when it lands; the game needs one of every name. */
import type { Procedures } from '../../../kernel'
import { type Calls, type Deadzone, go, procedure } from './terms'

const nothing = <P extends keyof Calls & string>(name: P) => procedure(name, { begin: () => go('done') })

export const stubs: Partial<Procedures<Deadzone>> = {
  move: nothing('move'),
  'stand up': nothing('stand up'),
  'break away': nothing('break away'),
  'make room': nothing('make room'),
  fall: nothing('fall'),
  'thrown in': nothing('thrown in'),
  thrown: nothing('thrown'),
  scatter: nothing('scatter'),
  slam: nothing('slam'),
  shoot: nothing('shoot'),
  'fight action': nothing('fight action'),
  fight: nothing('fight'),
  'survive against': nothing('survive against'),
  harm: nothing('harm'),
  'on fire': nothing('on fire'),
  'area attack': nothing('area attack'),
  'special window': nothing('special window'),
  'special action': nothing('special action'),
  'activation effects': nothing('activation effects'),
}
