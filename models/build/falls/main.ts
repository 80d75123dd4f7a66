/** `npm run falls`: simulates how miniatures and tokens fall, and writes the curves that the scene plays. */
import { writeFileSync } from 'node:fs'
import { simulateFalls } from './simulate'

export const FILE = 'src/scene/falls.json'

export const written = async (): Promise<string> => `${JSON.stringify(await simulateFalls())}\n`

export async function main(): Promise<number> {
  writeFileSync(FILE, await written())
  return 0
}
