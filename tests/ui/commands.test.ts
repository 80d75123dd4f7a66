import { describe, expect, test } from 'vitest'
import { SCENE_KEYS } from '../../src/scene/keys'
import { ALL_COMMANDS, COMMANDS, keysOf } from '../../src/ui/commands'
import { keyNames } from '../../src/ui/key-names'
import { LANGUAGES } from '../../src/ui/words/speak'
import { sayer } from '../../src/ui/words/words'

/** The physical keys that a key of the list stands for. */
const codes = (key: string): readonly string[] => {
  const plain = key.replace('Control+', '')
  if (plain === 'Arrows') return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
  if (plain === 'Digits') return Array.from({ length: 9 }, (_, index) => `Digit${index + 1}`)
  return [plain]
}

describe('commands', () => {
  test('no two share an id or a key', () => {
    const ids = ALL_COMMANDS.map((command) => command.id)
    const keys = ALL_COMMANDS.flatMap((command) => keysOf(command))
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(keys).size).toBe(keys.length)
    expect(ids.length).toBeGreaterThanOrEqual(40)
    expect(keys.length).toBeGreaterThanOrEqual(46)
  })
  test('have a name in every language', () => {
    for (const language of LANGUAGES) for (const { label } of COMMANDS) expect(sayer(language)(label), label).toMatch(/^[^[]+$/)
  })
  test('list every key that the scene obeys, as the scene obeys it', () => {
    const listed = new Set(
      ALL_COMMANDS.filter((command) => command.by === 'scene').flatMap((command) => keysOf(command).flatMap(codes)),
    )
    const obeyed = new Set(SCENE_KEYS.flatMap((binding) => binding.codes))
    expect([...listed].sort()).toEqual([...obeyed].sort())
  })
  test('keys that the chrome binds are not the scene’s', () => {
    const obeyed = SCENE_KEYS.flatMap((binding) => binding.codes)
    const bound = ALL_COMMANDS.filter((command) => command.by !== 'scene').flatMap((command) => keysOf(command))
    expect(bound.filter((key) => obeyed.includes(key))).toEqual([])
  })
  test('a player’s own keys take the place of the standing ones', () => {
    const undo = ALL_COMMANDS.find((command) => command.id === 'undo')
    expect(undo && keysOf(undo, { undo: ['KeyU'] })).toEqual(['KeyU'])
  })
})

describe('key names', () => {
  test('are in the player’s language', () => {
    expect(keyNames('$mod+Shift+z', sayer('en'))).toEqual(['Ctrl', 'Shift', 'Z'])
    expect(keyNames('$mod+Shift+z', sayer('fr'))).toEqual(['Ctrl', 'Maj', 'Z'])
    expect(keyNames('Space', sayer('fr'))).toEqual(['Espace'])
  })
  test('are what is printed on the key, where the browser tells', () => {
    expect(keyNames('KeyW', sayer('fr'), new Map([['KeyW', 'z']]))).toEqual(['Z'])
  })
  test('a sign is named by itself, however it is reached', () => {
    expect(keyNames('Shift+?', sayer('en'))).toEqual(['?'])
  })
})
