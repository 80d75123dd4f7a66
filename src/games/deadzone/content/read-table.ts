/** Reads the army lists from text tables: one line for each thing, bars between cells, `-` for an empty cell. */
import type { Listing, Offer } from '../rules/data'
import {
  ABILITIES,
  type FactionId,
  type Keyword,
  MODEL_TYPES,
  SPECIALS,
  type Stat,
  WEAPON_KEYWORDS,
  type Weapon,
  type WeaponId,
} from '../rules/profile'
import { silhouetteOf } from './silhouettes'

type Line = readonly string[]

const linesOf = (table: string, width: number): readonly Line[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== width) throw new Error(`a line of ${cells.length} cells instead of ${width}: ${line}`)
      return cells
    })

const listed = (cell: string): readonly string[] => (cell === '-' ? [] : cell.split(',').map((part) => part.trim()))
const oneOf = <T extends string>(all: readonly T[], word: string): T => {
  const found = all.find((one) => one === word)
  if (found === undefined) throw new Error(`${word} is not one of ${all.join(', ')}`)
  return found
}
function numeral(cell: string): number {
  const value = Number(cell)
  if (!Number.isInteger(value)) throw new Error(`${cell} is not a whole number`)
  return value
}
const stat = (cell: string): Stat => (cell === '-' ? null : numeral(cell.replace('+', '')))

/** Reads a cell such as `frenzy 1, tough`. Every word must be a keyword in `all`. */
const keywords = <Name extends string>(cell: string, all: readonly Name[]): readonly Keyword<Name>[] =>
  listed(cell).map((word) => {
    const [name = '', value] = word.split(' ')
    return { name: oneOf(all, name), ...(value === undefined ? {} : { value: numeral(value) }) }
  })

const sizeOf = (cell: string): 1 | 2 | 3 | 4 => {
  const size = ([1, 2, 3, 4] as const).find((one) => String(one) === cell)
  if (!size) throw new Error(`${cell} is no Size`)
  return size
}

function rangeOf(cell: string): Weapon['range'] {
  if (cell === 'RF') return 'fight'
  return cell === '-' ? 'none' : numeral(cell.replace('R', ''))
}

/** Reads weapons. Columns: id, range, AP, keywords, points, VP, categories, hardpoints, `*`, factions. */
export function weaponTable(table: string): readonly Offer[] {
  return linesOf(table, 10).map(([id = '', range = '', ap = '', words = '', points = '', vp = '', ...rest]) => {
    const [categories = '', hardpoints = '', extra = '', factions = ''] = rest
    return {
      weapon: { id, range: rangeOf(range), ap: numeral(ap), keywords: keywords(words, WEAPON_KEYWORDS) },
      points: numeral(points),
      vp: numeral(vp),
      categories: listed(categories),
      hardpoints: numeral(hardpoints),
      extra: extra === '*',
      factions: factions === 'all' ? 'all' : listed(factions),
    }
  })
}

/**
 * Reads models. Columns: id, type, points, VP, speed, Shoot Fight Survive, Size, armour, weapons, abilities (with fixed
 * equipment), categories, hardpoints, Recon, Army Special, sculpture. Characters have the factions that they work for in place of
 * the categories.
 */
export function modelTable(faction: FactionId, table: string, weapons: { readonly [id: WeaponId]: Offer }): readonly Listing[] {
  return linesOf(table, 15).map((line) => {
    const [id = '', type = '', points = '', vp = '', speed = '', stats = '', size = '', armour = '', held = '', ...rest] = line
    const [words = '', categories = '', hardpoints = '', recon = '', special = '', sculpture = ''] = rest
    const [shoot = '', fight = '', survive = ''] = stats.split(' ')
    const [move = '', sprint = ''] = speed.split('-')
    const isCharacter = type === 'P'
    return {
      profile: {
        id,
        faction,
        type: oneOf(MODEL_TYPES, type),
        points: numeral(points),
        vp: numeral(vp),
        speed: [numeral(move), numeral(sprint)],
        armour: numeral(armour),
        size: sizeOf(size),
        shoot: stat(shoot),
        fight: stat(fight),
        survive: stat(survive),
        weapons: listed(held).map((weapon) => {
          const found = Object.hasOwn(weapons, weapon) ? weapons[weapon] : undefined
          if (!found) throw new Error(`${id} has a weapon that is not there: ${weapon}`)
          return found.weapon
        }),
        abilities: keywords(words, ABILITIES),
        ...(recon === '-' ? {} : { recon: numeral(recon.replace('+', '')) }),
        ...(special === '-' ? {} : { special: oneOf(SPECIALS, special) }),
        silhouette: silhouetteOf(id, sizeOf(size)),
        sculpture,
      },
      categories: isCharacter ? [] : listed(categories),
      hardpoints: numeral(hardpoints),
      factions: isCharacter ? listed(categories) : [faction],
    }
  })
}
