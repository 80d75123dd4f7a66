/** What a file seems to be, by its first bytes and its name. Only what is sure is said. */

/** What nobody here reads, but for a model that is read whatever it is called. */
export const FILE_LOOKS = ['model', 'fbx', 'gltf-1', 'foundry', 'zip', 'utf-16'] as const
export type FileLook = (typeof FILE_LOOKS)[number]

/** How many bytes are looked at. */
export const SNIFFED = 512

/** Names of zipped parts follow the zip's first bytes: those of 3MF files are fixed. */
const PARTS_OF_3MF = /\[Content_Types\]\.xml|_rels\/\.rels|3D\/3dmodel\.model/
/** Foundry keeps worlds in databases: older ones line by line, newer ones in folders of numbered files. */
const FOUNDRY_NAME = /^(\d{6}\.(ldb|log)|MANIFEST-\d{6})$/

const startOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, SNIFFED))
const isZip = (text: string): boolean => text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06')

export const isPly = (bytes: Uint8Array): boolean => /^ply(\r|\n)/.test(startOf(bytes))
export function is3mf(bytes: Uint8Array, name: string): boolean {
  const text = startOf(bytes)
  return isZip(text) && (/\.3mf$/i.test(name) || PARTS_OF_3MF.test(text))
}

/** Undefined where the file may be what its name says: then its own reader judges. */
export function sniffed(bytes: Uint8Array, name: string): FileLook | undefined {
  const text = startOf(bytes)
  if (text.startsWith('glTF')) return text.charCodeAt(4) === 1 ? 'gltf-1' : 'model'
  if (isPly(bytes) || is3mf(bytes, name)) return 'model'
  if (isZip(text)) return 'zip'
  if (text.startsWith('Kaydara FBX Binary') || /^; FBX \d/.test(text)) return 'fbx'
  if (FOUNDRY_NAME.test(name) || (/\.db$/i.test(name) && text.startsWith('{') && text.includes('"_id"'))) return 'foundry'
  const [first, second, third, fourth] = bytes
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // Without a mark, every other byte of plain letters is empty. Binary models begin with letters, which some write so, too.
  const isSpaced = second === 0 ? fourth === 0 && !!first && !!third : first === 0 && third === 0 && !!second && !!fourth
  return isMarked || (isSpaced && !/\.(stl|glb)$/i.test(name)) ? 'utf-16' : undefined
}
