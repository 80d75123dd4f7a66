/** What the log says of a throw, without its motion. */
import type { Json } from '../../kernel'

/** Which dice were cocked (`Throw.cocked`), if any were. The throw is unchecked: it may come from a file. */
export function notesOf(thrown: Json): Json | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('cocked' in thrown)) return undefined
  const { cocked } = thrown
  return Array.isArray(cocked) && cocked.length > 0 ? { cocked } : undefined
}
