/**
 * What large files cost: processor time, the longest stretch without a breath, and the peak of memory, each beside the tools' own reader
 * of the same file. Every reading has a process of its own, so that no peak is another's.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { built, OUT } from './built'
import { million, walled, wordy } from './imports-files'
import { importsPage } from './imports-page'
import type { Cost, Import } from './imports-run'
import type { Print } from './main'
import { round } from './timing'

const FILES: { readonly [what in Import]: { readonly make: () => Uint8Array; readonly of: string; readonly peer: string } } = {
  million: { make: million, of: 'a million triangles of STL, thinned too', peer: 'three STLLoader and mergeVertices' },
  json: { make: wordy, of: 'a GLB of 90,000 nodes, thinned too', peer: '@gltf-transform/core readBinary' },
  walls: { make: walled, of: 'a map of 12,000 walls, laid out', peer: 'JSON.parse of the same file' },
}

export async function imports(print: Print): Promise<void> {
  await built('imports-run')
  for (const [what, { make, of, peer }] of Object.entries(FILES)) {
    const bytes = make()
    const file = join(OUT, `imports-${what}.bin`)
    writeFileSync(file, bytes)
    const cost = (isOurs: boolean): Cost => {
      const run = pathToFileURL(join(OUT, 'imports-run.mjs')).href
      const code = `const { costOf } = await import(${JSON.stringify(run)}); console.log(JSON.stringify(await costOf(${JSON.stringify(what)}, ${isOurs}, ${JSON.stringify(file)})))`
      return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }))
    }
    const [ours, theirs] = [cost(true), cost(false)]
    const line = (figure: string, value: number, unit: string, peerValue: number) =>
      print({
        figure,
        value: round(value),
        unit,
        peer,
        peerValue: round(peerValue),
        ratio: round(value / peerValue),
      })
    const size = bytes.length / 2 ** 20
    line(`imports.${what}`, ours.seconds, `s of processor, ${of} (${round(size)} MB)`, theirs.seconds)
    line(`imports.${what}.breath`, ours.longest, 'ms, the longest stretch without a breath', theirs.longest)
    line(
      `imports.${what}.memory`,
      ours.memory,
      `MB at most above what it began with, ${round(ours.memory / size)} times the file`,
      theirs.memory,
    )
  }
  await importsPage(print)
}
