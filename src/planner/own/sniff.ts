/** Recognises a type of file by its first bytes and its name. Unclear cases stay undecided. */

/** Types that are not supported, except 'model', which is read whatever the file's name. */
export const FILE_LOOKS = ['model', 'fbx', 'gltf-1', 'foundry', 'zip', 'utf-16'] as const
export type FileLook = (typeof FILE_LOOKS)[number]

/** The number of bytes inspected. */
export const SNIFFED = 512

/** The path of a zip's first entry is among its first bytes; 3MF files use fixed paths. */
const PARTS_OF_3MF = /\[Content_Types\]\.xml|_rels\/\.rels|3D\/3dmodel\.model/
/** Foundry's databases of worlds: older ones are text with a record per line, newer ones folders of numbered files. */
const FOUNDRY_NAME = /^(\d{6}\.(ldb|log)|MANIFEST-\d{6})$/

const startOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, SNIFFED))
const isZip = (text: string): boolean => text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06')

export const isPly = (bytes: Uint8Array): boolean => /^ply(\r|\n)/.test(startOf(bytes))
export function is3mf(bytes: Uint8Array, name: string): boolean {
  const text = startOf(bytes)
  return isZip(text) && (/\.3mf$/i.test(name) || PARTS_OF_3MF.test(text))
}

/** Undefined if the file may be what its name says; the format's own reader then decides. */
export function sniffed(bytes: Uint8Array, name: string): FileLook | undefined {
  const text = startOf(bytes)
  if (text.startsWith('glTF')) return text.charCodeAt(4) === 1 ? 'gltf-1' : 'model'
  if (isPly(bytes) || is3mf(bytes, name)) return 'model'
  if (isZip(text)) return 'zip'
  if (text.startsWith('Kaydara FBX Binary') || /^; FBX \d/.test(text)) return 'fbx'
  if (FOUNDRY_NAME.test(name) || (/\.db$/i.test(name) && text.startsWith('{') && text.includes('"_id"'))) return 'foundry'
  const [first, second, third, fourth] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // In UTF-16 without a byte order mark, every second byte of ASCII text is zero. Binary models are excluded, because some begin
  // with text that is encoded so.
  const isSpaced = second === 0 ? fourth === 0 && !!first && !!third : first === 0 && third === 0 && !!second && !!fourth
  return isMarked || (isSpaced && !/\.(stl|glb)$/i.test(name)) ? 'utf-16' : undefined
}
