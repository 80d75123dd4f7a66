import { launch } from '../browser/launch'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
export async function main([file, out, step = '3']: string[]) {
  const server = createServer((q, r) => { if (q.url === '/') { r.setHeader('content-type','text/html'); r.end('<body style="margin:0;background:#000"><video muted src=/v style="width:640px"></video>') } else { const d = readFileSync(file!); const m = /bytes=(\d+)-(\d*)/.exec(q.headers.range ?? ''); r.setHeader('content-type','video/mp4'); r.setHeader('accept-ranges','bytes'); if (m) { const a = +m[1]!, b = m[2] ? +m[2] : d.length - 1; r.statusCode = 206; r.setHeader('content-range', `bytes ${a}-${b}/${d.length}`); r.end(d.subarray(a, b + 1)) } else r.end(d) } }).listen(0)
  const browser = await launch()
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 1080 } })).newPage()
  await page.goto(`http://localhost:${(server.address() as any).port}/`)
  await page.waitForFunction(() => document.querySelector('video')!.readyState >= 2)
  const info = await page.evaluate(() => { const v = document.querySelector('video')!; return [v.duration, v.videoWidth, v.videoHeight] }); console.log(info)
  // contact sheet: draw frames into a canvas grid
  const data = await page.evaluate(async (step) => {
    const v = document.querySelector('video')!; const n = Math.floor(v.duration / step) + 1; const c = document.createElement('canvas'); const w = 480, h = Math.round(480 * v.videoHeight / v.videoWidth); c.width = w * 3; c.height = h * Math.ceil(n / 3); const k = c.getContext('2d')!
    for (let i = 0; i < n; i++) { v.currentTime = Math.min(v.duration - 0.05, i * step); await new Promise((r) => v.addEventListener('seeked', r, { once: true })); await new Promise((r)=>setTimeout(r,60)); k.drawImage(v, (i % 3) * w, Math.floor(i / 3) * h, w, h) }
    return c.toDataURL('image/png')
  }, Number(step))
  const { writeFileSync } = await import('node:fs'); writeFileSync(out!, Buffer.from(data.split(',')[1]!, 'base64'))
  await browser.close(); server.close(); return 0
}
