/** Helpers to find and read open questions. */
import type { AnyDecision, Option } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { openIn } from '../../kit/questions/asked'
import { readId } from '../rules/ids'
import type { Asks } from '../rules/terms'

export { isPath, isPick, isPlace, optionOf, pickedOf, shownAs } from '../../kit/questions/asked'

/** The open question with this subject, if there is one. */
export const openOn = openIn<Asks>()

/** The first of these fields of the question's `about` that holds a text or a list of texts (its first); '' if none does. */
export function aboutText({ about }: Pick<AnyDecision, 'about'>, ...names: readonly string[]): string {
  for (const name of names) {
    const value = about?.[name]
    if (typeof value === 'string') return value
    if (Array.isArray(value) && typeof value[0] === 'string') return value[0]
  }
  return ''
}

/** The things that an option is about: its `on` if there is one, else the refs in its id. A place of contact has none. */
export function thingsOf({ id, on }: Option): readonly Ref[] {
  if (on && on.length > 0) return on
  const { verb, ref, other } = /^[a-z-]+(:|$)/.test(id) ? readId(id) : { verb: '', ref: id, other: '' }
  return verb === 'spot' ? [] : [ref, other].filter((one) => one !== '')
}
