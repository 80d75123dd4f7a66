/** An id made from contents. */

/** Two 32-bit hashes, enough to distinguish the pieces of one user. */
export function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c]
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(i), 0x5bd1e995)
    b ^= b >>> 15
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}
