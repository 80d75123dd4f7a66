/**
 * The longest recorded match of each game as a document: how long it takes to open, to jump to any entry and to step back, and how large its
 * file is. Times are those of reaching the view; the picture is not drawn here. They are this process's own processor time.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { loadRules } from '../../src/games'
import { patch } from '../../src/protocol/patch'
import { openRecording } from '../../src/replay/recording'
import { type Track, trackOf } from '../../src/replay/track'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import type { Print } from './main'
import { round, timed } from './timing'

const FOLDER = 'tests/fixtures/matches'
const JUMPS = 4000

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0

/** The view at a position by all changes since the beginning: what a document without whole views would do. */
function fromTheBeginning({ first, lines }: Track, position: number): void {
  lines.slice(0, position).reduce((view, { change }) => patch(view, change), first)
}

export async function replay(print: Print): Promise<void> {
  const rules = await loadRules()
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.4.json.gz'))
    .map((name) => gunzipSync(readFileSync(`${FOLDER}/${name}`)).toString())
    .map((text) => ({ text, game: JSON.parse(text).game as string, entries: JSON.parse(text).entries as { film?: unknown }[] }))
  for (const id of Object.keys(rules)) {
    const [longest] = files.filter(({ game }) => game === id).toSorted((one, other) => other.entries.length - one.entries.length)
    if (!longest) continue
    const { text, entries } = longest
    const found: { track?: Track } = {}
    const open = timed(() => {
      const read = openRecording(text, rules, TABLE_SHAPES)
      const telling = read.ok && read.recording.telling('spectator')
      if (!telling) throw new Error(`the recorded match of ${id} does not open`)
      found.track = trackOf(telling)
    })
    const { track } = found
    if (!track) throw new Error(id)
    const about = `${id}, ${entries.length} entries`
    print({ figure: 'replay.open', value: round(open), unit: `ms (${about})` })
    const rng = seeded(3)
    const places = Array.from({ length: JUMPS }, () => rng.below(track.length + 1))
    const jumps = places.map((place) => timed(() => track.viewAt(place)))
    const without = places.slice(0, 400).map((place) => timed(() => fromTheBeginning(track, place)))
    print({
      figure: 'replay.jump',
      value: round(percentile(jumps, 0.99)),
      unit: `ms, 99 % (${about})`,
      peer: 'all changes from the beginning, 99 %',
      peerValue: round(percentile(without, 0.99)),
    })
    const back = Array.from({ length: track.length }, (_, at) => timed(() => track.viewAt(track.length - 1 - at)))
    print({ figure: 'replay.step', value: round(percentile(back, 0.99)), unit: `ms back, 99 % (${about})` })
    const plain = gzipSync(JSON.stringify(entries.map(({ film: _film, ...entry }) => entry)), { level: 9 }).length
    const size = gzipSync(text, { level: 9 }).length
    const peer = 'gzip of its entries without films'
    print({
      figure: 'replay.size',
      value: size,
      unit: `bytes, gzip (${about})`,
      peer,
      peerValue: plain,
      ratio: round(size / plain),
    })
  }
}
