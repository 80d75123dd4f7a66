/** The recorded matches of every game, opened as documents. */
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { loadRules } from '../../src/games'
import { openRecording, type Recording } from '../../src/replay/recording'
import { TABLE_SHAPES } from '../../src/table/shapes'

export const RULES = await loadRules()
const FOLDER = 'tests/fixtures/matches'
export const RECORDED = readdirSync(FOLDER).filter((name) => name.endsWith('.json.gz'))
/** Those of the newest version, one of each kind of each game. */
export const NEWEST = RECORDED.filter((name) => name.endsWith('.4.json.gz'))

export const textIn = (name: string): string => gunzipSync(readFileSync(`${FOLDER}/${name}`)).toString()
export function recorded(name: string): Recording {
  const read = openRecording(textIn(name), RULES, TABLE_SHAPES)
  if (!read.ok) throw new Error(JSON.stringify(read.reason))
  return read.recording
}
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))
