/** Checks for the lists of any pack. */
import { type CommonSaid, type PackFault, packSpeech } from './said'

const { fault } = packSpeech<CommonSaid>()

/**
 * The ids of a list must be unique, and a new thing needs a name. A thing that replaces one of `before` may omit its name and
 * then keeps the old one. Without `before`, the things of this list have no names. `field` is the list's path in the pack.
 */
export function wronglyNamed(
  things: readonly { readonly id: string; readonly name?: object | undefined }[],
  field: string,
  before?: object,
): readonly PackFault[] {
  const ids = things.map(({ id }) => id)
  return things.flatMap(({ id, name }, at) => [
    ...(ids.indexOf(id) < at ? [fault(`${field}[${at}].id`, 'pack-once', {}, id)] : []),
    ...(name || !before || Object.hasOwn(before, id) ? [] : [fault(`${field}[${at}].name`, 'pack-name-needed', {})]),
  ])
}
