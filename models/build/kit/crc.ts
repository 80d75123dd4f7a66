const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

/** The checksum PNG uses. */
export function crc32Of(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const b of bytes) c = (TABLE[(c ^ b) & 255] as number) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
