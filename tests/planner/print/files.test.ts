import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { emptyLayout, type LayoutDocument } from '../../../src/planner/document'
import { svgOf } from '../../../src/planner/print'
import type { Sheet } from '../../../src/planner/print/marks'
import { pdfOf } from '../../../src/planner/print/pdf'
import { codeFor, LEAST_MODULE, MOST_BYTES, QUIET } from '../../../src/planner/print/qr'
import { BOX, fitted, printed, widthOf, wrapped } from '../../../src/planner/print/type'
import { readShared } from '../../../src/planner/share'
import { inch, piece } from '../sample'
import { linkOf, READY, sheet, sheetsOf, textsOf } from './printed'

const nasty = (): LayoutDocument =>
  emptyLayout('<script>alert(1)</script> & "Élan" 🚪', inch(36), inch(36), {
    pieces: [
      piece('wall-1', 'wall', 10, 10, 0, { name: '<img src=x onerror=alert(1)>' }),
      piece('wall-2', 'wall', 20, 20, 0, { name: 'Дом 家 👩‍🚀 \u0007 \ud800 Œuvre' }),
    ],
    notes: [{ ref: 'note-1', at: { x: inch(5), y: inch(5) }, text: ']]> & <b>' }],
  })

/** Reads XML strictly enough to notice anything that is none: tags that do not match, characters that are not escaped. */
function wellFormed(text: string): { readonly tags: number; readonly names: ReadonlySet<string> } {
  const open: string[] = []
  const names = new Set<string>()
  let tags = 0
  let rest = text
  while (rest.length > 0) {
    const words = /^[^<]+/.exec(rest)?.[0] ?? ''
    if (/&(?!(amp|lt|gt|quot|#\d+);)|>/.test(words)) throw new Error(`not escaped: ${words.slice(0, 60)}`)
    rest = rest.slice(words.length)
    if (rest === '') break
    const tag = /^<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest)
    if (!tag) throw new Error(`no tag: ${rest.slice(0, 60)}`)
    const [whole, closing, name = '', , empty] = tag
    names.add(name)
    tags++
    if (closing) {
      if (open.pop() !== name) throw new Error(`${name} closes what it did not open`)
    } else if (!empty) open.push(name)
    rest = rest.slice(whole.length)
  }
  if (open.length > 0) throw new Error(`never closed: ${open}`)
  return { tags, names }
}

describe('SVG', () => {
  test('is well-formed, and what people wrote stays text', () => {
    for (const one of sheetsOf(nasty())) {
      const { tags, names } = wellFormed(svgOf(one))
      expect(tags).toBeGreaterThan(8)
      expect([...names].filter((name) => !['svg', 'title', 'desc', 'rect', 'path', 'circle', 'text'].includes(name))).toEqual([])
    }
    const list = svgOf(sheet(sheetsOf(nasty()), 'list-1'))
    expect(list).toContain('&lt;img src=x')
    expect(list).toContain('👩‍🚀')
    // Nothing that XML does not know, and no half of a character.
    expect(/[\ud800-\udfff]/u.test(list)).toBe(false)
    expect([...list].filter((one) => one < ' ' && one !== '\n')).toEqual([])
  })
  test('is as large as the paper, in millimetres', () => {
    expect(svgOf(sheet(sheetsOf(nasty()), 'cover'))).toMatch(/^<svg [^>]*width="210mm" height="297mm" viewBox="0 0 210 297"/)
    expect(svgOf(sheet(sheetsOf(nasty(), { paper: 'letter' }), 'cover'))).toContain('width="215.9mm" height="279.4mm"')
  })
  test('every line is held to the width it was measured at', () => {
    const text = svgOf(sheet(sheetsOf(nasty()), 'cover'))
    expect(text.match(/<text /g)?.length).toBe(text.match(/textLength="/g)?.length)
  })
})

describe('PDF', () => {
  const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
  /** What the pages draw, unpacked. */
  function drawn(bytes: Uint8Array): readonly string[] {
    const file = Buffer.from(bytes)
    const found: string[] = []
    for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
      if (file.subarray(at - 3, at).toString() === 'end') continue
      const end = file.indexOf('\nendstream', at)
      found.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'))
    }
    return found
  }
  /** The strings of a page, as the file writes them: in octal where they are no plain letters. */
  const strings = (page: string) =>
    [...page.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) => text.replace(/\\([()\\])/g, '$1'))

  test('has a page for each sheet, of its size, with its words', async () => {
    const document = { ...nasty(), name: 'Été à l’œuvre' }
    const sheets = sheetsOf(document, { language: 'fr' })
    const bytes = await pdfOf(sheets, document.name, 'fr')
    const file = latin(bytes)
    expect(file.startsWith('%PDF-1.')).toBe(true)
    expect(file.match(/\/Type \/Page\b(?!s)/g)?.length).toBe(sheets.length)
    const boxes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ])
    expect(boxes.length).toBe(sheets.length)
    sheets.forEach(({ width, height }, index) => {
      expect(boxes[index]?.[0]).toBeCloseTo((width * 72) / 25.4, 1)
      expect(boxes[index]?.[1]).toBeCloseTo((height * 72) / 25.4, 1)
    })
    const pages = drawn(bytes)
    sheets.forEach((one, index) => {
      const there = strings(pages[index] ?? '')
      const wanted = textsOf(one)
        .flatMap((text) => printed(text).split(BOX))
        .filter((text) => text.trim() !== '')
      // Windows-1252 has the curly signs where Latin-1 has none.
      const plain = (text: string) => text.replace(/[^ -~]/g, '')
      expect(there.map(plain)).toEqual(wanted.map(plain))
    })
    // é, à, ’ and œ by their places in Windows-1252.
    expect(strings(pages[0] ?? '')).toContain('\u00c9t\u00e9 \u00e0 l\u0092\u009cuvre')
  })
  test('the same sheets give the same bytes', async () => {
    const sheets = sheetsOf(nasty())
    const hash = async () =>
      createHash('sha256')
        .update(await pdfOf(sheets, 'x', 'en'))
        .digest('hex')
    expect(await hash()).toBe(await hash())
  })
  test('says nothing that would be fetched or run', async () => {
    expect(latin(await pdfOf(sheetsOf(nasty()), nasty().name, 'en'))).not.toMatch(
      /\/JavaScript|\/JS\b|\/URI|\/Launch|\/EmbeddedFile/,
    )
  })
})

describe('the type', () => {
  test('has French, quotes and measures; sets the nearest where it has none; a box for the rest', () => {
    expect(printed('Été, œuvre, « ça » – 5 × 3 · ½ …')).toBe('Été, œuvre, « ça » – 5 × 3 · ½ …')
    expect(printed('12″ ≤ 6′ −1')).toBe('12" <= 6\' –1')
    expect(printed('Łódź ő ñ')).toBe('Lódz o ñ')
    expect(printed('e\u0301')).toBe('é')
    expect(printed('👩‍🚀 家')).toBe(`${BOX} ${BOX}`)
    expect(printed('a\u0000b\tc')).toBe('a b c')
  })
  test('a line is cut to fit, and wrapped lines lose no word', () => {
    const text = 'The quick brown fox jumps over the lazy dog Donaudampfschifffahrtsgesellschaft'
    expect(widthOf(fitted(text, 3, 40), 3)).toBeLessThanOrEqual(40)
    const lines = wrapped(text, 3, 30)
    expect(lines.every((line) => widthOf(line, 3) <= 30)).toBe(true)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    expect(wrapped(text, 3, 30, false, 2)).toHaveLength(2)
  })
})

/** The code of a sheet as a camera sees it: the black squares of its marks, three points to a module. */
function photographed({ marks }: Sheet, pitch: number) {
  const squares = marks.flatMap((mark) =>
    mark.type === 'shape' && mark.fill === 0 && mark.outlines.length > 40 ? mark.outlines : [],
  )
  const spots = squares.flat()
  const [left, top] = [Math.min(...spots.map(({ x }) => x)) - 4 * pitch, Math.min(...spots.map(({ y }) => y)) - 4 * pitch]
  const side = Math.round(((Math.max(...spots.map(({ x }) => x)) + 4 * pitch - left) / pitch) * 3)
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const outline of squares) {
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
    const pixel = (value: number, from: number) => Math.round(((value - from) / pitch) * 3)
    for (let y = pixel(Math.min(...ys), top); y < pixel(Math.max(...ys), top); y++)
      for (let x = pixel(Math.min(...xs), left); x < pixel(Math.max(...xs), left); x++)
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  }
  return jsQR(pixels, side, side)?.data
}

describe('the code', () => {
  const CODE = 84
  test('of every ready layout reads back as its link, on the cover or on a sheet of its own', { timeout: 120_000 }, () => {
    expect(READY.length).toBeGreaterThanOrEqual(15)
    for (const document of READY) {
      const sheets = sheetsOf(document)
      const link = linkOf(document) ?? ''
      const small = codeFor(link, CODE)
      const carrier = small ? sheet(sheets, 'cover') : sheet(sheets, 'link')
      const module = small?.module ?? codeFor(link, 190)?.module ?? 0
      expect(module).toBeGreaterThanOrEqual(LEAST_MODULE)
      const read = photographed(carrier, module)
      expect(read).toBe(link)
      expect(readShared(read ?? '')).toEqual({ ok: true, value: { document } })
    }
  })
  test('takes the strongest correction that fits, and none where even the weakest does not', () => {
    const short = codeFor('https://example.org', 40)
    expect(short?.module).toBe(1.2)
    expect(codeFor('x'.repeat(1900), 84)).toBeUndefined()
    const long = codeFor('x'.repeat(1900), 190)
    expect(long && long.module * (long.modules.length + 2 * QUIET)).toBeCloseTo(long?.side ?? 0)
    expect(long?.side).toBeLessThanOrEqual(190)
    expect(codeFor('x'.repeat(MOST_BYTES), 190)).toBeDefined()
    expect(codeFor('x'.repeat(MOST_BYTES + 1), 1000)).toBeUndefined()
  })
  test('a link that no code holds is said in words', () => {
    const many = emptyLayout('Many', inch(72), inch(48), {
      pieces: Array.from({ length: 400 }, (_, index) =>
        piece(`wall-${index}`, 'wall', 2 + ((index * 37) % 680) / 10, 2 + ((index * 53) % 440) / 10, (index * 7) % 360),
      ),
    })
    expect(linkOf(many)?.length).toBeGreaterThan(MOST_BYTES)
    const sheets = sheetsOf(many)
    expect(sheets.some(({ id }) => id === 'link')).toBe(false)
    expect(textsOf(sheet(sheets, 'cover')).join(' ')).toContain(`a code holds ${MOST_BYTES}`)
  })
})
