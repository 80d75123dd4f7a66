/** `npm run models`: makes all pieces, or those whose names begin with an argument. `mats/main.ts` makes the mats. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { PIECES } from './catalogue'
import { written } from './kit/export'
import { type Painted, painted } from './kit/paint'
import { thinned } from './kit/thin'

/** One piece as triangles, painted and thinned. Throws for an unknown name. */
export function modelOf(name: string): Painted {
  const piece = PIECES.find((p) => p.name === name)
  if (!piece) throw new Error(`No piece is called ${name}`)
  return thinned(painted(piece.parts(), piece.paint), piece.triangles ?? 6400, piece.error ?? 0.003, piece.kept)
}

/** Makes one piece's GLB file; its height in inches. */
export async function made(
  name: string,
): Promise<{ readonly bytes: Uint8Array; readonly triangles: number; readonly height: number }> {
  const model = modelOf(name)
  let height = 0
  for (let i = 1; i < model.mesh.positions.length; i += 3) height = Math.max(height, model.mesh.positions[i] as number)
  return { bytes: await written(name, model), triangles: model.mesh.indices.length / 3, height }
}

export async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((a) => !a.startsWith('--'))
  for (const { name } of PIECES) {
    if (names.length > 0 && !names.some((n) => name.startsWith(n))) continue
    const started = performance.now()
    const { bytes, triangles, height } = await made(name)
    mkdirSync(`models/${name}`, { recursive: true })
    writeFileSync(`models/${name}/${name}.glb`, bytes)
    const took = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${name.padEnd(18)} ${String(triangles).padStart(6)} triangles ${String(bytes.length).padStart(7)} bytes  height ${height.toFixed(2)}  ${took} s`,
    )
  }
  return 0
}
