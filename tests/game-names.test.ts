/** Outside a game's own folder and the one list, nothing knows it: neither by name, nor by its rules' ids. (Types: the import table.) */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What begins the ids of each game's rules, and how it may be called in prose, in ids and in camel case. */
const GAMES: { readonly [folder: string]: { readonly rules: string; readonly called: RegExp } } = {
  exterminate: { rules: 'EX', called: /exterminate/i },
  deadzone: { rules: 'DZ', called: /dead[-_ ]?zone/i },
  'doctor-who-card-game': { rules: 'DW', called: /doctor[-_ ]?who/i },
  vortex: { rules: 'VX', called: /vortex/i },
  doomtrooper: { rules: 'DT', called: /doom[-_ ]?trooper/i },
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path).replaceAll('\\', '/'))
  .filter((path) => /\.(ts|tsx|css)$/.test(path) && path !== 'src/games/index.ts')

/** What in a line is of a game that the file does not belong to. Within games' folders a word may be shared: an id may not. */
function foreign(line: string, own: string | undefined): readonly string[] {
  return Object.entries(GAMES).flatMap(([game, { rules, called }]) => {
    if (game === own) return []
    const isNamed = own === undefined ? called.test(line) : new RegExp(`['"/]${game}['"/]`).test(line)
    return isNamed || new RegExp(`\\b${rules}-[A-Z]{3}`).test(line) ? [game] : []
  })
}
const namings = (path: string, text: string): readonly string[] => {
  const own = /^src\/games\/([^/]+)\//.exec(path)?.[1]
  const head = own === undefined ? path : ''
  return [head, ...text.split('\n')].flatMap((line, at) => foreign(line, own).map((game) => `${path}:${at} ${game}`))
}

test('no file outside a game’s folder and the list names a game or a rule of it', () => {
  const found = sources.flatMap((path) => namings(path, readFileSync(path, 'utf8')))
  expect(found).toEqual([])
  expect(sources.length).toBeGreaterThan(1_200)
})

test('it finds planted names: in prose, in camel case, as an id, as a rule, in a path; and lets a game name itself', () => {
  const planted = [
    '/** As Deadzone has it. */',
    'const exterminateLook = 1',
    "import('../doctor-who-card-game')",
    '// VX-SHO-04',
    'doomTrooper',
  ]
  expect(planted.map((line) => foreign(line, undefined))).toEqual([
    ['deadzone'],
    ['exterminate'],
    ['doctor-who-card-game'],
    ['vortex'],
    ['doomtrooper'],
  ])
  expect(namings('src/table/deadzone-sight.ts', '')).toEqual(['src/table/deadzone-sight.ts:0 deadzone'])
  expect(namings('src/games/exterminate/view/look.ts', '// EX-SHO-02: a vortex node')).toEqual([])
  expect(namings('src/games/exterminate/view/look.ts', "from '../../deadzone/rules' // DZ-SHO-02")).toEqual([
    'src/games/exterminate/view/look.ts:1 deadzone',
  ])
})
