/** What a file is that the planner cannot take, by its first bytes and its name. Only what is sure is said. */
import type { LayoutLook } from './said'

/** How many bytes are looked at. */
export const SNIFFED = 512

/** Names of zipped parts follow the zip's first bytes: those of 3MF files are fixed. */
const PARTS_OF_3MF = /\[Content_Types\]\.xml|_rels\/\.rels|3D\/3dmodel\.model/
/** Foundry keeps worlds in databases: older ones line by line, newer ones in folders of numbered files. */
const FOUNDRY_NAME = /^(\d{6}\.(ldb|log)|MANIFEST-\d{6})$/

/** Undefined where the file may be a layout, a map or a model: then its own reader judges. */
export function sniffed(bytes: Uint8Array, name: string): LayoutLook | undefined {
  const start = bytes.subarray(0, SNIFFED)
  const text = String.fromCharCode(...start)
  if (text.startsWith('glTF')) return start[4] === 1 ? 'gltf-1' : undefined
  if (text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06'))
    return /\.3mf$/i.test(name) || PARTS_OF_3MF.test(text) ? '3mf' : 'zip'
  if (text.startsWith('Kaydara FBX Binary') || /^; FBX \d/.test(text)) return 'fbx'
  if (/^ply\r?\n/.test(text)) return 'ply'
  if (FOUNDRY_NAME.test(name) || (/\.db$/i.test(name) && text.startsWith('{') && text.includes('"_id"'))) return 'foundry'
  const [first, second, third, fourth] = start
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // Without a mark, every other byte of plain letters is empty.
  const isSpaced = second === 0 ? fourth === 0 && !!first && !!third : first === 0 && third === 0 && !!second && !!fourth
  return isMarked || isSpaced ? 'utf-16' : undefined
}
