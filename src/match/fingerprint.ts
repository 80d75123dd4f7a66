/** A fingerprint of a text: it finds damage but does not protect against forgery. 32-bit integer arithmetic only. */

/** Sixteen hexadecimal digits over the UTF-16 units of these texts. */
export function fingerprint(...texts: readonly string[]): string {
  let one = 0x811c9dc5
  let other = 0x41c6ce57
  for (const text of texts)
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      one = Math.imul(one ^ unit, 0x9e3779b1)
      other = Math.imul(other ^ unit, 0x5f356495)
    }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35)
  const digits = (word: number) => (word >>> 0).toString(16).padStart(8, '0')
  return digits(one) + digits(other)
}
