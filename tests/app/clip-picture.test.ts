/** A frame of a film: words over the table do not cover each other. */
import { expect, test } from 'vitest'
import { drawShot } from '../../src/app/watch/clip-picture'
import type { WrittenWords } from '../../src/scene/written'

/** Draws only the words, and returns where each text was written; a letter is ten pixels wide. */
function writtenAt(words: readonly WrittenWords[]): ReadonlyMap<string, { readonly x: number; readonly y: number }> {
  const found = new Map<string, { readonly x: number; readonly y: number }>()
  const pen = new Proxy(
    {
      canvas: { width: 1280, height: 720 },
      measureText: (text: string) => ({ width: 10 * text.length }),
      fillText: (text: string, x: number, y: number) => found.set(text.replace(/^\S+ /, ''), { x, y }),
    } as Record<string | symbol, unknown>,
    { get: (known, name) => known[name] ?? (() => undefined), set: () => true },
  )
  // The casts are safe: the drawing uses what is above, and other methods only for their effect on a canvas.
  const table = { width: 1280, height: 720 } as CanvasImageSource & { readonly width: number; readonly height: number }
  drawShot(pen as unknown as CanvasRenderingContext2D, table, { written: { words, plate: undefined }, captions: [], head: '' })
  return found
}
const over = (text: string, x = 0.5, y = 0.5): WrittenWords => ({ x, y, text, tone: 'neutral', progress: 1 })

test('the newest words keep their place, and older ones stand above them', () => {
  const found = writtenAt([over('4 against 3'), over('held by the attackers')])
  const alone = writtenAt([over('held by the attackers')])
  expect(found.get('held by the attackers')).toEqual(alone.get('held by the attackers'))
  const [older, newer] = [found.get('4 against 3'), found.get('held by the attackers')]
  expect((newer?.y ?? 0) - (older?.y ?? 0)).toBeGreaterThan(20)
})

test('words beside each other stay where they belong', () => {
  const found = writtenAt([over('one', 0.2), over('two', 0.8)])
  expect(found.get('one')?.y).toBe(found.get('two')?.y)
})
