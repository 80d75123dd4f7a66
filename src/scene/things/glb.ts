/** Checks model files: the header of a GLB is verified before anything else is read. */
import type { Verdict } from '../../kernel'
import { ALLOWED, refused } from '../../kernel'
import { tableSays } from '../../table/said'

/** "glTF", as the first four bytes of every GLB. */
const MAGIC = 0x46546c67
const HEADER = 12

/** Whether this may be read as a GLB. If not, the reason: not a GLB, another version, or cut short. */
export function judgeGlb(model: string, bytes: ArrayBuffer): Verdict {
  const no = (why: 'not-glb' | 'wrong-version' | 'cut-short') => refused(tableSays('model-unreadable', { model, why }))
  if (bytes.byteLength < HEADER) return no('not-glb')
  const header = new DataView(bytes)
  if (header.getUint32(0, true) !== MAGIC) return no('not-glb')
  if (header.getUint32(4, true) !== 2) return no('wrong-version')
  return header.getUint32(8, true) > bytes.byteLength ? no('cut-short') : ALLOWED
}
