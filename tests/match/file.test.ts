import { beforeAll, describe, expect, it } from 'vitest'
import { canonical, type Game, type Terms } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { type MatchRecord, type RulesBook, readMatchFile, writeMatchFile } from '../../src/match/file'
import { fingerprint } from '../../src/match/fingerprint'
import { generator } from '../../src/match/generator'
import { openHost } from '../../src/match/host'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, SPEC } from './counting'
import { sitDown } from './player'
import { playOn, setting } from './setting'

// The platform handles games without knowing their words.
const game = COUNTING as unknown as Game<Terms>
const RULES: RulesBook = {
  counting: {
    game,
    parseSpec: (options) =>
      Object.keys(options as object).length === 0 ? { ok: true } : { ok: false, reason: { key: 'no-options' } },
  },
}
const read = (text: string) => readMatchFile(text, RULES, TABLE_SHAPES)
const refusal = (text: string) => {
  const found = read(text)
  return found.ok ? 'read' : { key: found.reason.key, ...found.reason.says }
}

let record: MatchRecord
let good: string
beforeAll(async () => {
  const table = await setting(11)
  await playOn(table, generator(12), 9)
  record = { spec: SPEC, roster: { B: 'bot' }, dice: 'by hand', title: 'Tuesday', rulesVersion: 1, entries: table.host.entries() }
  good = writeMatchFile(record)
})

interface Loose {
  version?: number
  rulesVersion?: number
  game: string
  spec: { game?: string; seats?: string[]; options?: object }
  entries?: { cause?: object; events: unknown[] }[]
  more?: number
}
/** The file with one place changed, and its hash made good again: what somebody does on purpose. */
const edited = (change: (file: Loose) => void): string => {
  const file = JSON.parse(good)
  change(file)
  const { hash: _hash, ...body } = file
  return JSON.stringify({ ...body, hash: fingerprint(canonical(body)) })
}

describe('a match file', () => {
  it('gives back what was written, and the match goes on from it', async () => {
    const found = read(good)
    expect(found).toMatchObject({ ok: true, record })
    if (!found.ok) return
    expect(writeMatchFile(found.record)).toBe(good)
    const opened = openHost({
      game,
      spec: found.record.spec,
      shapes: TABLE_SHAPES,
      chance: seededChance(generator(1)),
      entries: found.record.entries,
    })
    if (!opened.ok) throw new Error(opened.reason.key)
    expect(sitDown(opened.host, ['A', 'B']).state('A').awaited.length).toBeGreaterThan(0)
  })

  it('is found by its text alone, whatever space stands around it', () => {
    expect(read(`\n  ${good}\n`).ok).toBe(true)
    expect(read(JSON.stringify(JSON.parse(good), undefined, 2)).ok).toBe(true)
  })
})

describe('the layout that the screen puts into a file', () => {
  it('counts for nothing: the match is the same, and so is its mark', () => {
    const laid = `{"layout":{"format":"sightline-layout","matPicture":{"data":"AAAA"}},${good.slice(1)}`
    expect(read(laid)).toEqual(read(good))
    // It is written by the screen alone.
    const found = read(laid)
    expect(found.ok && writeMatchFile(found.record)).toBe(good)
    expect(read(`{"layout":17,${good.slice(1)}`)).toEqual(read(good))
  })
})

describe('a file changed by somebody who knew how', () => {
  it.each<[string, (file: Loose) => void, object]>([
    [
      'an answer to nobody',
      (file) => {
        Object.assign(file.entries?.[2]?.cause ?? {}, { decision: 'q88' })
      },
      { entry: 2, reason: { key: 'log-answer-to-nothing' } },
    ],
    [
      'events that do not follow',
      (file) => {
        Object.assign(file.entries?.[1] ?? {}, { events: [] })
      },
      { entry: 1, reason: { key: 'log-events-differ' } },
    ],
  ])('%s: it opens, and the check names the entry', async (_name, change, doubt) => {
    const found = read(edited(change))
    if (!found.ok) throw new Error(found.reason.key)
    const { spec, entries } = found.record
    const opened = openHost({ game, spec, shapes: TABLE_SHAPES, chance: seededChance(generator(1)), entries })
    expect(opened.ok && (await opened.host.check(async () => {}))).toMatchObject(doubt)
  })
})

describe('a foreign file is refused by what it seems to be', () => {
  it.each([
    ['nothing', '', { key: 'file-empty' }],
    ['space', ' \n\t', { key: 'file-empty' }],
    ['a Tabletop Simulator save', '{"SaveName":"Deadzone","GameMode":"","ObjectStates":[{}]}', { looks: 'tabletop-simulator' }],
    ['a GLB', 'glTF\u0002\u0000\u0000\u0000\u00ff\u00fe', { looks: 'model' }],
    ['a glTF', '{"asset":{"version":"2.0"},"meshes":[]}', { looks: 'model' }],
    ['a zip', 'PK\u0003\u0004\u0000\u0000', { looks: 'archive' }],
    ['a PNG', '\ufffdPNG\r\n\u001a\n', { looks: 'picture' }],
    ['bytes', '\u0000\u0001\u0002', { looks: 'binary' }],
    ['plain text', 'Dear diary, today we played.', { looks: 'text' }],
    ['a web page', '<!doctype html><p>Not found', { looks: 'text' }],
    ['a number', '42', { looks: 'other-json' }],
    ['a list', '[]', { looks: 'other-json' }],
    ['null', 'null', { looks: 'other-json' }],
    ['another document', '{"format":"layout","version":1}', { looks: 'other-json' }],
  ])('%s', (_name, text, expected) => {
    expect(refusal(text)).toMatchObject('key' in expected ? expected : { key: 'file-foreign', ...expected })
  })
})

describe('a damaged file is refused and the place named', () => {
  it('cut short anywhere', () => {
    for (let at = 1; at < good.length; at += 7)
      expect(refusal(good.slice(0, at)), `at ${at}`).toEqual({ key: 'file-cut-short', at })
  })

  it('with a stroke of the pen anywhere: never read as something else', () => {
    const rng = generator(1)
    const seen = new Set<string>()
    for (let run = 0; run < 400; run++) {
      const at = rng.below(good.length)
      const text = `${good.slice(0, at)}${String.fromCharCode(33 + rng.below(90))}${good.slice(at + 1)}`
      const found = refusal(text)
      if (found === 'read') expect(JSON.parse(text)).toEqual(JSON.parse(good))
      else seen.add(found.key)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['file-not-json', 'file-changed', 'file-damaged']))
  })

  const entry = (file: Loose, at: number) => file.entries?.[at] ?? { events: [] }
  const named = (file: Loose, game: string) => {
    file.game = game
    file.spec.game = game
  }
  it.each<[string, (file: Loose) => void, object]>([
    [
      'a later version',
      (file) => {
        file.version = 5
      },
      { key: 'file-wrong-version', found: 5, ours: 4 },
    ],
    [
      'no version',
      (file) => {
        delete file.version
      },
      { key: 'file-damaged', at: 'version' },
    ],
    [
      'no log',
      (file) => {
        delete file.entries
      },
      { key: 'file-damaged', at: 'entries' },
    ],
    [
      'an empty log',
      (file) => {
        file.entries = []
      },
      { key: 'file-damaged', at: 'entries' },
    ],
    [
      'a seat that is none',
      (file) => {
        file.spec.seats = ['A', 'Z']
      },
      { at: 'spec.seats[1]' },
    ],
    [
      'a seat twice',
      (file) => {
        file.spec.seats = ['A', 'A']
      },
      { at: 'spec.seats' },
    ],
    [
      'too few seats',
      (file) => {
        file.spec.seats = ['A']
      },
      { key: 'file-bad-setup', at: 'spec.seats' },
    ],
    [
      'options the game refuses',
      (file) => {
        file.spec.options = { x: 1 }
      },
      { key: 'file-bad-setup', at: 'spec.options', why: 'no-options' },
    ],
    ['an unknown game', (file) => named(file, 'chess'), { key: 'file-unknown-game', game: 'chess' }],
    ['a game called like a method', (file) => named(file, 'toString'), { key: 'file-unknown-game' }],
    [
      'two games',
      (file) => {
        file.game = 'chess'
      },
      { key: 'file-damaged', at: 'game' },
    ],
    [
      'an entry without a cause',
      (file) => {
        delete entry(file, 3).cause
      },
      { key: 'file-damaged', at: 'entries[3].cause' },
    ],
    [
      'a cause that is none',
      (file) => {
        entry(file, 3).cause = { type: 'magic' }
      },
      { key: 'file-damaged', at: 'entries[3].cause.type' },
    ],
    [
      'a version of the rules that is none',
      (file) => {
        file.rulesVersion = 0
      },
      { key: 'file-damaged', at: 'rulesVersion' },
    ],
    [
      'a place in the rules that is none',
      (file) => {
        Object.assign(entry(file, 3), { bookmark: { agenda: { keep: -1, frames: [] }, open: [], asked: 1 } })
      },
      { key: 'file-damaged', at: 'entries[3].bookmark.agenda.keep' },
    ],
    [
      'a step without a name',
      (file) => {
        Object.assign(entry(file, 3), {
          bookmark: { agenda: { keep: 0, frames: [{ procedure: 'match', local: {} }] }, open: [], asked: 1 },
        })
      },
      { key: 'file-damaged', at: 'entries[3].bookmark.agenda.frames[0].step' },
    ],
    [
      'a roll of no dice',
      (file) => {
        Object.assign(entry(file, 3), { roll: { dice: 'many' } })
      },
      { key: 'file-damaged', at: 'entries[3].roll.dice' },
    ],
    [
      'something more',
      (file) => {
        file.more = 1
      },
      { key: 'file-damaged', at: 'more' },
    ],
    [
      'an entry left out',
      (file) => {
        file.entries?.splice(4, 1)
      },
      { key: 'file-bad-log', at: 'entries[4]', why: 'log-gap' },
    ],
  ])('%s', (_name, change, expected) => {
    expect(refusal(edited(change))).toMatchObject(expected)
  })

  it('changed without its hash', () => {
    expect(refusal(good.replace('Tuesday', 'Wednesday'))).toEqual({ key: 'file-changed' })
  })
})
