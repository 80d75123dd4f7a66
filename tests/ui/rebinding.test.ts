import { afterEach, describe, expect, test } from 'vitest'
import { actionOf } from '../../src/scene/keys'
import { ALL_COMMANDS, type CommandId, keysOf, onRebind, rebind } from '../../src/ui/commands'
import { keyOf } from '../../src/ui/key-names'
import { bindingOf, mayRebind, type Pressed, takenBy, withKeys } from '../../src/ui/rebinding'
import { sayer } from '../../src/ui/words/words'

const press = (code: string, more: Partial<Pressed> = {}): Pressed => ({
  code,
  key: code.replace(/^Key/, '').toLowerCase(),
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})
const commandOf = (id: CommandId) => {
  const found = ALL_COMMANDS.find((command) => command.id === id)
  if (!found) throw new Error(id)
  return found
}

afterEach(() => rebind({}))

describe('keys of the player’s own', () => {
  test('are written as the list of commands writes its own', () => {
    expect(bindingOf(press('KeyT', { shiftKey: true }))).toBe('Shift+KeyT')
    expect(bindingOf(press('KeyZ', { ctrlKey: true }))).toBe('$mod+KeyZ')
    expect(bindingOf(press('ShiftLeft', { key: 'Shift', shiftKey: true }))).toBeUndefined()
    expect(bindingOf(press('KeyT', { altKey: true }))).toBeUndefined()
  })
  test('are refused where another command has them, also if that is known by its print or is the table’s own', () => {
    expect(takenBy(press('KeyL'), 'undo', {})?.id).toBe('toggle-log')
    expect(takenBy(press('KeyZ', { ctrlKey: true }), 'throw', {})?.id).toBe('undo')
    expect(takenBy(press('KeyB', { shiftKey: true }), 'throw', {})?.id).toBe('bend')
    expect(takenBy(press('ArrowUp', { key: 'ArrowUp' }), 'throw', {})?.id).toBe('pan')
    expect(takenBy(press('Digit4', { key: '4' }), 'throw', {})?.id).toBe('recall-view')
    // Its own keys are free to it, and so are those that another has given up.
    expect(takenBy(press('KeyR'), 'throw', {})).toBeUndefined()
    expect(takenBy(press('KeyL'), 'throw', { 'toggle-log': ['F7'] })).toBeUndefined()
    expect(takenBy(press('F7', { key: 'F7' }), 'throw', { 'toggle-log': ['F7'] })?.id).toBe('toggle-log')
  })
  test('take the place of the standard ones for the whole page, and are given back', () => {
    let bound = 0
    const stop = onRebind(() => bound++)
    const own = withKeys({}, 'throw', 'F8')
    rebind(own)
    expect([keysOf(commandOf('throw')), keyOf('throw', sayer('en')), bound]).toEqual([['F8'], 'F8', 1])
    rebind(withKeys(own, 'throw', undefined))
    stop()
    rebind(own)
    expect(bound).toBe(2)
    rebind({})
    expect(keysOf(commandOf('throw'))).toEqual(['KeyR'])
  })
  test('can be chosen for every command but those that stand for several keys', () => {
    expect(ALL_COMMANDS.filter((one) => !mayRebind(one)).map(({ id }) => id)).toEqual([
      'pan',
      'turn-camera',
      'zoom',
      'recall-view',
      'save-view',
    ])
  })
  test('work for what the table itself obeys', () => {
    const bare = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false }
    const chosen = { bend: ['F9'] }
    expect(actionOf({ code: 'F9', ...bare }, chosen)?.action).toBe('bend')
    expect(actionOf({ code: 'KeyB', ...bare }, chosen)).toBeUndefined()
    expect(actionOf({ code: 'KeyB', ...bare })?.action).toBe('bend')
  })
})
