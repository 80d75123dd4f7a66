/** What kinds of terrain are called in the planner, in both languages; the pieces of one kind are numbered. */
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
  'dz-wall': { en: 'Wall panel', fr: 'Panneau plein' },
  'dz-wall-low': { en: 'Barricade panel', fr: 'Panneau bas' },
  'dz-wall-door': { en: 'Doorway panel', fr: 'Panneau à porte' },
  'dz-wall-window': { en: 'Window panel', fr: 'Panneau à fenêtre' },
  'dz-wall-slit': { en: 'Slit panel', fr: 'Panneau à meurtrière' },
  'dz-hatch-1': { en: 'Small hatch panel', fr: 'Panneau à petite trappe' },
  'dz-hatch-2': { en: 'Hatch panel', fr: 'Panneau à trappe' },
  'dz-hatch-3': { en: 'Large hatch panel', fr: 'Panneau à grande trappe' },
  'dz-floor': { en: 'Floor', fr: 'Plancher' },
  'dz-walkway': { en: 'Walkway', fr: 'Passerelle' },
  'dz-floor-hatch-1': { en: 'Floor, small hatch', fr: 'Plancher à petite trappe' },
  'dz-floor-hatch-2': { en: 'Floor, hatch', fr: 'Plancher à trappe' },
  'dz-ramp': { en: 'Ramp', fr: 'Rampe' },
}

/** Own pieces are called what their document calls them. */
export const kindName = (
  kind: string,
  language: Language,
  own: { readonly [id: string]: { readonly name: string } } = {},
): string => KIND_NAMES[kind]?.[language] ?? own[kind.replace(/^own\//, '')]?.name ?? kind

/** "Container 2": the number is the one of its ref. */
export function pieceName(
  { ref, kind, name }: { readonly ref: string; readonly kind: string; readonly name?: string | undefined },
  language: Language,
  own: { readonly [id: string]: { readonly name: string } } = {},
): string {
  const number = /-(\d+)$/.exec(ref)?.[1]
  return name ?? (number === undefined ? kindName(kind, language, own) : `${kindName(kind, language, own)} ${number}`)
}
