/** Whether the page is kept on a device whose player has, or has not, chosen. */
import { afterEach, expect, test, vi } from 'vitest'
import { wants } from '../../../src/app/offline/offline'

const at = (browser: object) => vi.stubGlobal('navigator', browser)
afterEach(() => vi.unstubAllGlobals())

test('unless the player has chosen, it is kept where nobody minds', () => {
  at({ webdriver: false })
  expect(wants({ offline: 'auto', quality: 'medium' })).toBe(true)
  at({ webdriver: false, connection: { saveData: false } })
  expect(wants({ offline: 'auto', quality: 'medium' })).toBe(true)
})

test('it is not kept by itself on a connection that saves data, nor in a browser that tests drive', () => {
  at({ webdriver: false, connection: { saveData: true } })
  expect(wants({ offline: 'auto', quality: 'medium' })).toBe(false)
  at({ webdriver: true })
  expect(wants({ offline: 'auto', quality: 'medium' })).toBe(false)
  at({ webdriver: false })
  expect(wants({ offline: 'auto', quality: 'test' })).toBe(false)
})

test('what the player has chosen holds everywhere', () => {
  at({ webdriver: true, connection: { saveData: true } })
  expect(wants({ offline: 'on', quality: 'test' })).toBe(true)
  at({ webdriver: false })
  expect(wants({ offline: 'off', quality: 'medium' })).toBe(false)
})
