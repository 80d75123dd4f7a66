/** What is asked of the lists of every pack. */
import { type CommonSaid, type PackFault, packSpeech } from './said'

const { fault } = packSpeech<CommonSaid>()

/**
 * An id names one thing of its list, and a new thing needs a name: a thing that replaces one of `before` may go without and keeps the name
 * that was there. Without `before`, the things of this list have no names. `field` is where the list stands.
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
