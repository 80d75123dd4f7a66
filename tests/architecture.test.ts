/** The import table of `src/README.md`, read as data. It fails on a planted violation and when it sees too few files. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Border {
  /** Folders of ours that may be imported. */
  readonly ours: readonly string[]
  /** Packages that may be imported; node's own are written `node:`. */
  readonly packages: readonly string[]
}
const PICTURE = ['three', 'react', '@react-three/', 'n8ao', 'postprocessing', 'zustand', '@pmndrs/assets']
const TABLE: { readonly [folder: string]: Border } = {
  kernel: { ours: [], packages: [] },
  geometry: { ours: [], packages: [] },
  'geometry/mesh': { ours: ['geometry'], packages: ['three', 'three-mesh-bvh'] },
  table: { ours: ['geometry', 'kernel'], packages: [] },
  packs: { ours: ['kernel'], packages: ['valibot'] },
  // Of the planner it takes the bytes of links alone.
  decks: { ours: ['kernel', 'planner'], packages: ['valibot', 'fflate'] },
  lab: { ours: ['table', 'geometry', 'kernel'], packages: [] },
  'games/*/rules': {
    ours: ['kernel', 'packs', 'table', 'geometry', 'own games/*/content', 'games/kit/rules'],
    packages: ['valibot'],
  },
  'games/kit/rules': { ours: ['kernel', 'table'], packages: [] },
  'games/*/content': { ours: ['own games/*/rules', 'table', 'geometry', 'kernel'], packages: [] },
  'games/*/play': {
    ours: ['own games/*/rules', 'own games/*/content', 'games', 'kernel', 'table', 'geometry'],
    packages: [],
  },
  // Its `module.ts`: what it declares, and from where its parts are loaded.
  'games/*': {
    ours: [
      'games',
      'own games/*/content',
      'own games/*/play',
      'own games/*/view',
      'own games/*/help',
      'own games/*/planner',
      'own games/*/lab',
    ],
    packages: [],
  },
  'games/*/planner': {
    ours: [
      'own games/*/rules',
      'own games/*/content',
      'own games/*/play',
      'games',
      'games/kit/planner',
      'planner',
      'ui',
      'kernel',
      'table',
      'geometry',
    ],
    packages: [],
  },
  'games/*/view': {
    ours: [
      'own games/*/rules',
      'own games/*/content',
      // Pure reckoning over data: percents that add up.
      'games/kit/rules',
      'scene',
      'dice/show',
      'ui',
      'client',
      'protocol',
      'kernel',
      'table',
      'geometry',
      'games',
      'games/kit',
      'decks',
      'lab',
    ],
    packages: ['react', 'three'],
  },
  'games/*/lab': { ours: ['own games/*/rules', 'games', 'lab', 'ui', 'table', 'geometry', 'kernel'], packages: [] },
  'games/*/help': { ours: ['own games/*/rules', 'own games/*/view', 'games', 'table'], packages: [] },
  'games/kit': {
    ours: ['kernel', 'packs', 'table', 'geometry', 'client', 'protocol', 'scene', 'ui', 'lab'],
    packages: ['react'],
  },
  'games/kit/planner': { ours: ['games', 'planner', 'table', 'kernel'], packages: [] },
  games: {
    ours: ['geometry', 'games/*', 'kernel', 'packs', 'decks', 'table', 'client', 'protocol', 'scene', 'ui', 'lab', 'planner'],
    packages: ['react'],
  },
  bots: { ours: ['kernel', 'table', 'geometry', 'games'], packages: [] },
  match: { ours: ['kernel', 'protocol', 'bots', 'table'], packages: ['valibot', '@noble/hashes'] },
  replay: { ours: ['kernel', 'protocol', 'match', 'table'], packages: ['valibot', '@noble/hashes'] },
  protocol: { ours: ['kernel'], packages: ['valibot'] },
  server: {
    ours: ['kernel', 'match', 'protocol', 'bots', 'dice/throw', 'games', 'table', 'workers', 'server/store'],
    packages: ['node:', 'pino', 'piscina', 'prom-client', 'sirv', 'uqr', 'valibot', 'ws'],
  },
  'server/store': { ours: ['kernel'], packages: ['node:', '@photostructure/sqlite', 'pg'] },
  client: { ours: ['protocol', 'kernel', 'table', 'geometry', 'planner/own'], packages: ['zustand'] },
  scene: {
    ours: ['client', 'table', 'geometry', 'dice/show', 'dice/throw', 'kernel', 'sound'],
    packages: [...PICTURE, '@dimforge/', 'meshoptimizer'],
  },
  'dice/throw': { ours: ['kernel'], packages: ['@dimforge/'] },
  'dice/show': { ours: ['dice/throw', 'dice', 'sound'], packages: [...PICTURE, '@dimforge/'] },
  dice: { ours: [], packages: ['@dimforge/'] },
  sound: { ours: [], packages: [] },
  ui: {
    ours: ['client', 'kernel', 'table', 'geometry', 'protocol', 'lab', 'planner', 'decks'],
    packages: ['react', '@base-ui/', '@fontsource', 'minisearch', 'tinykeys', 'uqr'],
  },
  planner: { ours: ['table', 'geometry', 'kernel', 'planner/own'], packages: ['valibot', 'fflate', 'jspdf', 'uqr'] },
  'planner/own': {
    ours: ['kernel', 'table', 'geometry'],
    packages: ['valibot', 'three', 'meshoptimizer', 'draco3d', 'fflate', 'saxes'],
  },
  workers: {
    ours: ['match', 'bots', 'table', 'geometry', 'dice/throw', 'games', 'protocol', 'kernel', 'planner', 'planner/own', 'replay'],
    packages: ['idb', 'valibot', 'draco3d', 'workbox-precaching'],
  },
  app: { ours: ['*'], packages: ['*'] },
}
/** Imports that carry types only cross these borders besides. */
const TYPES_ONLY: { readonly [folder: string]: readonly string[] } = {
  'dice/show': ['kernel'],
  client: ['games', 'match'],
  // What is claimed.
  lab: ['protocol'],
  'games/kit': ['games'],
  ui: ['games', 'match', 'planner/own', 'replay'],
}

interface Import {
  readonly file: string
  readonly what: string
  readonly isType: boolean
}

function walk(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return walk(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
const importsOf = (file: string): readonly Import[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((found) => ({
    file,
    what: found[2] ?? found[3] ?? '',
    isType: found[1] !== undefined,
  }))

/** The longest entry of the table that a path of `src` belongs to, and the game it is in. */
function folderOf(path: string): { readonly folder: string; readonly game: string } {
  const parts = path.split('/')
  const game = parts[0] === 'games' && parts.length > 2 && parts[1] !== 'kit' ? (parts[1] ?? '') : ''
  const generic = game ? ['games', '*', ...parts.slice(2)] : parts
  for (let length = Math.min(generic.length - 1, 3); length > 0; length--) {
    const folder = generic.slice(0, length).join('/')
    if (folder in TABLE) return { folder, game }
  }
  return { folder: '', game }
}

function violations(root: string): { readonly files: number; readonly found: readonly string[] } {
  const files = walk(root)
  const found: string[] = []
  for (const { file, what, isType } of files.flatMap(importsOf)) {
    const here = relative(root, file)
    const from = folderOf(here)
    const border = TABLE[from.folder]
    if (!border) {
      if (from.folder === '' && here.includes('/')) found.push(`${here}: its folder is not in the import table`)
      continue
    }
    if (border.ours.includes('*')) continue
    if (!what.startsWith('.')) {
      if (
        !border.packages.some((name) =>
          name.endsWith('/') || name.endsWith(':')
            ? what.startsWith(name)
            : what === name || what.startsWith(`${name}/`) || what.startsWith(`${name}-`),
        )
      )
        found.push(`${here}: ${from.folder} may not import the package ${what}`)
      continue
    }
    const target = normalize(join(dirname(here), what.replace(/\?.*$/, '')))
    if (target.startsWith('..')) {
      if (!/^\.\.\/(models|public)\//.test(target)) found.push(`${here}: leaves src for ${target}`)
      continue
    }
    // A folder stands for its index.
    const resolved = folderOf(
      existsSync(join(root, target)) && statSync(join(root, target)).isDirectory() ? `${target}/index` : target,
    )
    const isSame = resolved.folder === from.folder && resolved.game === from.game
    const isOwn = resolved.game === from.game && border.ours.includes(`own ${resolved.folder}`)
    const isForType = isType && (TYPES_ONLY[from.folder] ?? []).includes(resolved.folder)
    const isNested = resolved.folder.startsWith(`${from.folder}/`) && from.folder === 'geometry'
    if (!isSame && !isOwn && !isForType && !isNested && !border.ours.includes(resolved.folder))
      found.push(`${here}: ${from.folder} may not import ${resolved.folder || target}`)
  }
  return { files: files.length, found }
}

describe('the import table', () => {
  test('holds in all of src', () => {
    const { files, found } = violations('src')
    expect(found).toEqual([])
    expect(files).toBeGreaterThan(1000)
  })
  test('finds planted violations: a picture in the kernel, by static import, package and lazy import', () => {
    const { found } = violations('tests/fixtures/planted/src')
    expect(found).toEqual([
      'kernel/clock.ts: kernel may not import the package three',
      'kernel/clock.ts: kernel may not import scene',
      'kernel/clock.ts: kernel may not import scene',
    ])
  })
  test('nobody imports the app', () => {
    const importers = walk('src')
      .filter((file) => !file.startsWith('src/app/'))
      .flatMap(importsOf)
      .filter(({ what }) => /(^|\/)app\//.test(what))
    expect(importers).toEqual([])
  })
  test('no unit test replaces a module: the files of a worker share their modules', () => {
    const replacing = (file: string) => /\bvi\.(mock|doMock)\b/.test(readFileSync(file, 'utf8'))
    expect(walk('tests').filter(replacing)).toEqual([])
  })
  test('what decides uses no clock, no randomness, no console, no engine-made trigonometry and no locale', () => {
    const banned =
      /\bMath\.(random|sin|cos|tan|asin|acos|atan2?|pow|hypot|exp|log\d*|cbrt)\b|\bnew Date\b|\bDate\.now\b|\bperformance\.|\bset(Timeout|Interval)\b|\bconsole\.|\bIntl\.|\.localeCompare\(|\.toLocale\w+\(/
    // The audit only shows statistics of dice that have already fallen.
    const pure = walk('src').filter(
      (file) =>
        file !== 'src/dice/throw/audit.ts' &&
        /^src\/(kernel|packs|decks|geometry|table|lab|bots|match|replay|protocol|dice\/throw|games\/[^/]+\/(rules|content|play))\//.test(
          file,
        ),
    )
    const found = pure.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          banned.test(line.replace(/\/\/.*|^\s*\*.*|\/\*.*/, '')) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    )
    expect(found).toEqual([])
    expect(pure.length).toBeGreaterThan(400)
    expect(banned.test('const late = Date.now()')).toBe(true)
  })
})
