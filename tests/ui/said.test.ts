import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PHRASES as DEADZONE } from '../../src/games/deadzone/view/words'
import { EN_LOBBY as DEADZONE_LOBBY } from '../../src/games/deadzone/view/words/en-lobby'
import { PHRASES as DOCTOR_WHO } from '../../src/games/doctor-who-card-game/view/words'
import { EN_LOBBY as DOCTOR_WHO_LOBBY } from '../../src/games/doctor-who-card-game/view/words/en-lobby'
import { PHRASES as DOOMTROOPER } from '../../src/games/doomtrooper/view/words'
import { EN_LOBBY as DOOMTROOPER_LOBBY } from '../../src/games/doomtrooper/view/words/en-lobby'
import { PHRASES as EXTERMINATE } from '../../src/games/exterminate/view/words'
import { EN_LOBBY as EXTERMINATE_LOBBY } from '../../src/games/exterminate/view/words/en-lobby'
import { PHRASES as VORTEX } from '../../src/games/vortex/view/words'
import { EN_LOBBY as VORTEX_LOBBY } from '../../src/games/vortex/view/words/en-lobby'
import { EN } from '../../src/ui/words/en'
import { EN_ACCOUNT } from '../../src/ui/words/en-account'
import { EN_CLAIMS } from '../../src/ui/words/en-claims'
import { EN_CLIPS } from '../../src/ui/words/en-clips'
import { EN_PLANNING } from '../../src/ui/words/en-planning'
import { EN_PUZZLES } from '../../src/ui/words/en-puzzles'
import { EN_RESULT } from '../../src/ui/words/en-result'
import { EN_WATCHING } from '../../src/ui/words/en-watching'

/** Everything that could say a message: all sources but the dictionaries and the rules help, without comments. */
function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/')
    if (entry.isDirectory()) return /(^|\/)(words|said|games\/[^/]+\/help)$/.test(path) ? [] : sources(path)
    if (!/\.tsx?$/.test(entry.name) || /^(said|words)\b/.test(entry.name)) return []
    return [readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]
  })
}

/**
 * Which of the keys nobody says: no string is it, and no template that is made of words as keys are (`plan-edge-${side}`) could
 * become it.
 */
function unsaid(keys: readonly string[], texts: readonly string[]): readonly string[] {
  const strings = new Set(texts.flatMap((text) => [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, a, b]) => a ?? b)))
  const templates = texts
    .flatMap((text) => [...text.matchAll(/`((?:[a-z -]|\$\{[^`{}]*\})+)`/g)].map(([, made = '']) => made))
    .map((made) => made.replace(/\$\{[^{}]*\}/g, '§'))
    .filter((made) => /[a-z]{2}[ -]|[ -][a-z]{2}/.test(made) && made.includes('§'))
    .map((made) => new RegExp(`^${made.replaceAll('§', '[a-z0-9 -]+')}$`))
  return keys.filter((key) => !strings.has(key) && !templates.some((made) => made.test(key)))
}

const TEXTS = sources('src')
const GAMES = {
  deadzone: DEADZONE,
  'doctor-who-card-game': DOCTOR_WHO,
  doomtrooper: DOOMTROOPER,
  exterminate: EXTERMINATE,
  vortex: VORTEX,
}
const LOBBIES = {
  deadzone: DEADZONE_LOBBY,
  'doctor-who-card-game': DOCTOR_WHO_LOBBY,
  doomtrooper: DOOMTROOPER_LOBBY,
  exterminate: EXTERMINATE_LOBBY,
  vortex: VORTEX_LOBBY,
}

describe('every message is said by somebody', () => {
  test('sees the sources, and finds a message that nobody says', () => {
    expect(TEXTS.length).toBeGreaterThan(700)
    expect(unsaid(['menu', 'plan-edge-near', 'nobody-says-this'], TEXTS)).toEqual(['nobody-says-this'])
  })
  test.each(
    Object.entries({
      ...EN,
      planning: EN_PLANNING,
      result: EN_RESULT,
      watching: EN_WATCHING,
      puzzles: EN_PUZZLES,
      account: EN_ACCOUNT,
      claims: EN_CLAIMS,
      clips: EN_CLIPS,
    }),
  )('%s', (layer, phrases) => {
    // Why a place is kept free, for games that have no words of their own for it.
    const offered = layer === 'table' ? ['overlaps', 'too-close', 'not-touching'] : []
    expect(unsaid(Object.keys(phrases), TEXTS)).toEqual(offered)
  })
  test('what is loaded with the planner is said nowhere else', () => {
    const elsewhere = ['app/home', 'app/match', 'app/lab', 'ui/home', 'ui/match', 'ui/lab', 'client', 'scene', 'games']
    const texts = elsewhere.flatMap((folder) => sources(`src/${folder}`))
    const isSaid = (key: string) => texts.some((text) => text.includes(`say('${key}'`))
    expect(isSaid('plan-title')).toBe(true)
    expect(Object.keys(EN_PLANNING).filter(isSaid)).toEqual([])
  })
  test.each(Object.entries(GAMES))('%s, and what helps once belongs to a question', (game, { en }) => {
    const keys = Object.keys(en)
    expect(unsaid(keys, TEXTS)).toEqual([])
    const firsts = keys.filter((key) => key.startsWith('first '))
    expect(keys.length).toBeGreaterThan(game === 'doomtrooper' ? 200 : 240)
    expect(firsts.length).toBeGreaterThan(6)
    expect(firsts.filter((key) => !keys.includes(key.replace('first ', 'title ')))).toEqual([])
  })
  test.each(Object.entries(LOBBIES))('the lobby of %s', (game, words) => {
    const texts = readdirSync(`src/games/${game}/view`)
      .filter((name) => /^lobby/.test(name))
      .map((name) => readFileSync(`src/games/${game}/view/${name}`, 'utf8'))
    const given = ['groups', 'rulings']
    expect(Object.keys(words).length).toBeGreaterThan(11)
    expect(
      Object.keys(words).filter((key) => !given.includes(key) && !texts.some((text) => new RegExp(`\\b${key}\\b`).test(text))),
    ).toEqual([])
  })
})
