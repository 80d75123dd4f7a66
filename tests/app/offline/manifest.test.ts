/** The manifest of the installed page: paths that work in any folder, icons of the sizes that it states, the page's own colour. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('index.html', 'utf8')
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  readonly [name: string]: unknown
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
}
/** The width and height in a PNG file's header. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(file)
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('it starts in the folder in which the page lies, in the colour of the page', () => {
  expect(page).toContain('<link rel="manifest" href="./manifest.webmanifest" />')
  expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'standalone', short_name: 'Sightline' })
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`)
})

test('each icon is there, in the size that is stated', () => {
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  for (const { src, sizes } of pictures) expect(sizeOf(`public/${src}`), src).toBe(sizes)
  expect(pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1]
  expect(sizeOf(`public/${touch}`)).toBe('180x180')
})
