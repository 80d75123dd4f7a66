/** What the scene asks of a graphics card, on the reference table: 60 miniatures, 120 terrain pieces, 40 dice at rest in their tray. */
import { settled, startHarness } from '../scene/harness/browser'
import type { Print } from './main'

export async function scene(print: Print): Promise<void> {
  const harness = await startHarness()
  const page = await harness.open('look=reference&quality=low&tray=1&dice=40')
  const peer = await page.evaluate(() => window.harness.peerCalls())

  // While a figure walks, the shadows are drawn anew at every frame.
  const most = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let highest = 0
        const played = window.harness.played.length
        window.harness.set({ cues: 'walk' })
        const look = () => {
          highest = Math.max(highest, window.harness.handle?.stats.calls ?? 0)
          if (window.harness.played.length > played) done(highest)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  const against = (figure: string, value: number, unit: string, name: string, peerValue: number) =>
    print({ figure, value, unit, peer: name, peerValue, ratio: Math.round((1000 * value) / peerValue) / 1000 })
  against('scene.drawCalls', most, 'calls a frame, shadows included', 'a mesh per piece', peer)

  await settled(page)
  const before = await page.evaluate(() => window.harness.frames)
  await page.waitForTimeout(3000)
  const idle = (await page.evaluate(() => window.harness.frames)) - before
  print({
    figure: 'scene.idleFrames',
    value: idle,
    unit: 'frames in 3 s',
    peer: 'a loop at 60 frames a second',
    peerValue: 180,
    ratio: idle / 180,
  })

  const triangles = await page.evaluate(() => window.harness.handle?.stats.triangles ?? Number.NaN)
  print({ figure: 'scene.triangles', value: triangles, unit: 'triangles a frame' })
  await harness.close()
}
