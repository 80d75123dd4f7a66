/** Reads colours from the page's pixels, for things that the page does not report to tests. */
import type { Page } from 'playwright-core'
import { inch } from '../driver/inches'
import { pixelOf } from './player'

/** The dominant colour (red, green or blue, whatever the lighting) at a point of the table, in inches. */
export async function colourAt(page: Page, x: number, y: number, z = 0): Promise<string> {
  const spot = await pixelOf(page, { x: inch(x), y: inch(y) }, inch(z))
  return colourOf(page, spot)
}
export async function colourOf(page: Page, spot: { readonly x: number; readonly y: number }): Promise<string> {
  const shot = await page.screenshot({ clip: { x: spot.x - 1, y: spot.y - 1, width: 3, height: 3 } })
  const [red = 0, green = 0, blue = 0] = await page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const canvas = new OffscreenCanvas(1, 1)
    const pen = canvas.getContext('2d')
    pen?.drawImage(bitmap, -1, -1)
    return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]
  }, shot.toString('base64'))
  if (red > 1.6 * Math.max(green, blue)) return 'red'
  if (green > 1.6 * Math.max(red, blue)) return 'green'
  return blue > 1.6 * Math.max(red, green) ? 'blue' : `${red} ${green} ${blue}`
}
/** The colours at the left and at the right of the table's middle. */
export const colours = async (page: Page, y = 18): Promise<readonly string[]> => [
  await colourAt(page, 14, y),
  await colourAt(page, 22, y),
]
