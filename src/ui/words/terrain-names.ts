/** Names of terrain kinds in the planner, in both languages, with numbers for pieces. Games' own kinds bring their names. */
import { findTerrainKind } from '../../table/terrain'
import type { Language } from './speak'

type Names = { readonly [kind: string]: { readonly [L in Language]: string } }

const KIND_NAMES: Names = {
  container: { en: 'Container', fr: 'Conteneur' },
  'crates-long': { en: 'Crates', fr: 'Caisses' },
  'crate-stack': { en: 'Crate stack', fr: 'Pile de caisses' },
  barricade: { en: 'Barricade', fr: 'Barricade' },
  'barricade-short': { en: 'Short barricade', fr: 'Petite barricade' },
  console: { en: 'Console', fr: 'Console' },
  barrels: { en: 'Barrels', fr: 'Barils' },
  pipe: { en: 'Pipe', fr: 'Tuyau' },
  platform: { en: 'Platform', fr: 'Plateforme' },
  wall: { en: 'Wall', fr: 'Mur' },
  'ruined-corner': { en: 'Ruined corner', fr: 'Angle en ruine' },
  building: { en: 'Building', fr: 'Bâtiment' },
  vehicle: { en: 'Vehicle', fr: 'Véhicule' },
  trees: { en: 'Trees', fr: 'Arbres' },
  rocks: { en: 'Rocks', fr: 'Rochers' },
}

/** The name of a kind. Own pieces are named by their document. */
export const kindName = (
  kind: string,
  language: Language,
  own: { readonly [id: string]: { readonly name: string } } = {},
): string => {
  const names = KIND_NAMES[kind] ?? findTerrainKind(kind)?.names
  return names?.[language] ?? own[kind.replace(/^own\//, '')]?.name ?? kind
}

/** The name of a piece, such as "Container 2"; the number is the one in its ref. */
export function pieceName(
  { ref, kind, name }: { readonly ref: string; readonly kind: string; readonly name?: string | undefined },
  language: Language,
  own: { readonly [id: string]: { readonly name: string } } = {},
): string {
  const number = /-(\d+)$/.exec(ref)?.[1]
  return name ?? (number === undefined ? kindName(kind, language, own) : `${kindName(kind, language, own)} ${number}`)
}
