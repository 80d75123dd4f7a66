/** Finding one's way among open questions. */
import type { AnyDecision, Option } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { openIn } from '../../kit/questions/asked'
import { readId } from '../rules/ids'
import type { Asks } from '../rules/terms'

export { isPath, isPick, isPlace, optionOf, pickedOf, shownAs } from '../../kit/questions/asked'

/** The open question about this, if there is one. */
export const openOn = openIn<Asks>()

/** A text of what the question is about, by the first of these names that is one. */
export function aboutText({ about }: Pick<AnyDecision, 'about'>, ...names: readonly string[]): string {
  for (const name of names) {
    const value = about?.[name]
    if (typeof value === 'string') return value
    if (Array.isArray(value) && typeof value[0] === 'string') return value[0]
  }
  return ''
}

/** The miniatures that an option of a pick is about: by its evidence, else by its id. */
export function thingsOf({ id, on }: Option): readonly Ref[] {
  if (on && on.length > 0) return on
  const { verb, ref, other } = /^[a-z-]+(:|$)/.test(id) ? readId(id) : { verb: '', ref: id, other: '' }
  return verb === 'spot' ? [] : [ref, other].filter((one) => one !== '')
}
