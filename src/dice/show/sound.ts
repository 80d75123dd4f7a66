/** The knocks of dice. Nothing of sound is loaded before it has been turned on. */
import type { Playing, SoundName } from '../../sound/output'
import type { Impact } from './impacts'

/** Plays a knock; does nothing until the sounds have been loaded. */
export type Knock = (impact: Pick<Impact, 'on' | 'strength'>) => void

export function openSound(): Knock {
  let play: ((name: SoundName, how: Playing) => void) | undefined
  const load = async () => {
    ;({ play } = await import('../../sound/output'))
  }
  // Without a network the dice stay silent.
  load().catch(console.warn)
  return ({ on, strength }) => play?.(`die-${on}`, { loud: 0.14 + 0.86 * strength * strength })
}
