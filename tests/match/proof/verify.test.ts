/** Whole matches of every game are worked through again; whatever is changed in one afterwards is found and named. */
import { beforeAll, describe, expect, it } from 'vitest'
import { loadRules } from '../../../src/games'
import { readMatchFile, writeMatchFile } from '../../../src/match/file'
import type { MatchEntry } from '../../../src/match/history'
import { type Verified, verifying } from '../../../src/match/proof/verify'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { speaker } from '../../../src/ui/words/speaker'
import { reasonInWords } from '../../../src/ui/words/words'
import { checkOf, type Played, pagesOf, provenMatch, realDice } from '../proven'

const RULES = await loadRules()
const rulesOf = (id: string) => {
  const rules = RULES[id]
  if (!rules) throw new Error(id)
  return rules
}

async function verified(id: string, played: Played, most = Number.POSITIVE_INFINITY): Promise<Verified> {
  const steps = verifying(await checkOf(rulesOf(id), played))
  let steps_ = 0
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    steps_++
    expect(step.value).toEqual({ done: steps_, of: played.record.entries.length })
    if (steps_ > most) throw new Error('it does not end')
  }
}
const linesOf = ({ lines }: Verified) => Object.fromEntries(lines.map(({ key, says }) => [key, says]))

/** Nothing falls in these, nothing but cards is shuffled. */
const CARD_GAMES = ['doctor-who-card-game', 'doomtrooper']

describe.each(['exterminate', 'deadzone', ...CARD_GAMES])('a whole match of %s', (id) => {
  it('follows from its proofs, seats that come and go, undos and real dice included', { timeout: 240_000 }, async () => {
    const pages = pagesOf(['A', 'B'], (seat, number) => seat === 'B' && number % 5 === 0)
    const played = await provenMatch({ rules: rulesOf(id), seed: 11, dice: await realDice(), pages, undoEvery: 37 })
    expect(played.isOver).toBe(true)
    const found = await verified(id, played)
    expect(found.doubt).toBeUndefined()
    expect(found.conclusion.key).toBe('verified-all')
    const { entries } = played.record
    const proofs = entries.flatMap(({ proof }) => (proof ? [proof] : []))
    const throws = proofs.filter(({ kind }) => kind === 'throw').length
    const absent = proofs.filter(({ seats }) => seats?.B === 'absent').length
    expect(linesOf(found)).toMatchObject({
      'verified-log': { entries: entries.length },
      'verified-commitments': { count: 3 },
      'verified-links': { count: proofs.length },
      'verified-seat-links': { count: 2 * proofs.length - absent, absent },
      ...(throws > 0 ? { 'verified-throws': { count: throws } } : {}),
      'verified-shuffles': { count: proofs.length - throws },
    })
    expect(proofs.length).toBeGreaterThan(2)
    expect(throws > 20).toBe(!CARD_GAMES.includes(id))
    const file = writeMatchFile({ ...played.record, roster: {}, dice: 'auto' })
    const read = readMatchFile(file, RULES, TABLE_SHAPES)
    expect(read.ok && read.record).toMatchObject(played.record)
  })
})

describe('a match that was changed afterwards', () => {
  let whole: Played
  let cards: Played
  beforeAll(async () => {
    whole = await provenMatch({ rules: rulesOf('exterminate'), seed: 5, dice: await realDice(), pages: pagesOf(['A', 'B']) })
    cards = await provenMatch({ rules: rulesOf('doctor-who-card-game'), seed: 5, pages: pagesOf(['A']) })
  }, 120_000)

  type Change = (entries: Mutable[], played: { secrets: string[]; rulesVersion: number }) => number | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a hostile hand knows no types.
  type Mutable = any
  const nth = (entries: Mutable[], kind: 'throw' | 'shuffle', at: number): Mutable =>
    entries.filter(({ proof }) => proof?.kind === kind)[at]
  const other = (hash: string) => (hash.startsWith('a') ? 'b' : 'a') + hash.slice(1)
  const numbered = (entries: Mutable[]) => {
    for (const [seq, entry] of entries.entries()) entry.seq = seq
  }
  const bound = (entries: Mutable[]): Mutable => entries.find(({ cause }) => cause.type === 'commit' && cause.host)

  it.each<[string, string, Change]>([
    [
      'a face',
      'proof-faces-differ',
      (entries) => {
        const entry = nth(entries, 'throw', 3)
        const { faces } = entry.roll.dice[0]
        entry.cause.answer[0] = faces.find((face: string) => face !== entry.cause.answer[0])
        return entry.seq
      },
    ],
    [
      'a face, in the film as well',
      'proof-faces-differ',
      (entries) => {
        const entry = nth(entries, 'throw', 3)
        const face = entry.roll.dice[0].faces.find((one: string) => one !== entry.cause.answer[0])
        entry.cause.answer[0] = face
        entry.film.faces[0] = face
        return entry.seq
      },
    ],
    [
      'a film',
      'proof-film-differs',
      (entries) => {
        const entry = nth(entries, 'throw', 4)
        entry.film.film.data = nth(entries, 'throw', 5).film.film.data
        return entry.seq
      },
    ],
    [
      'a film left out',
      'proof-film-differs',
      (entries) => {
        const entry = nth(entries, 'throw', 4)
        delete entry.film
        return entry.seq
      },
    ],
    [
      'a link of the host',
      'proof-link-wrong',
      (entries) => {
        const entry = nth(entries, 'throw', 6)
        entry.proof.link = other(entry.proof.link)
        return entry.seq
      },
    ],
    [
      'a link of a seat',
      'proof-seat-link-wrong',
      (entries) => {
        const entry = nth(entries, 'throw', 6)
        entry.proof.seats.B = other(entry.proof.seats.B)
        return entry.seq
      },
    ],
    [
      'a seat said to be away',
      'proof-faces-differ|proof-film-differs',
      (entries) => {
        const entry = nth(entries, 'throw', 6)
        entry.proof.seats.B = 'absent'
        return entry.seq
      },
    ],
    [
      'a seat left out',
      'proof-seat-left-out',
      (entries) => {
        const entry = nth(entries, 'throw', 6)
        delete entry.proof.seats.B
        return entry.seq
      },
    ],
    [
      'a commitment to throws',
      'proof-secret-wrong',
      (entries) => {
        const entry = bound(entries)
        entry.cause.host.throw.root = other(entry.cause.host.throw.root)
        return entry.seq
      },
    ],
    [
      'a commitment to shuffles',
      'proof-secret-wrong',
      (entries) => {
        const entry = bound(entries)
        entry.cause.host.shuffle.root = other(entry.cause.host.shuffle.root)
        return entry.seq
      },
    ],
    [
      'a commitment to both',
      'proof-secret-missing',
      (entries) => {
        const entry = bound(entries)
        for (const kind of ['throw', 'shuffle']) entry.cause.host[kind].root = other(entry.cause.host[kind].root)
        return entry.seq
      },
    ],
    [
      "a seat's commitment",
      'proof-seat-link-wrong',
      (entries) => {
        const entry = entries.find(({ cause }) => cause.seats)
        entry.cause.seats.A.throw.root = other(entry.cause.seats.A.throw.root)
        return nth(entries, 'throw', 0).seq
      },
    ],
    [
      'a commitment to what was used before',
      'proof-chain-again',
      (entries) => {
        const entry = nth(entries, 'throw', 6)
        const { cause } = structuredClone(bound(entries))
        cause.host.throw.from = cause.host.shuffle.from = 500
        entries.splice(entry.seq, 0, { seq: entry.seq, cause, events: [] })
        numbered(entries)
        return entry.seq - 1
      },
    ],
    [
      'a commitment after the fact',
      'proof-bound-late',
      (entries) => {
        const entry = nth(entries, 'throw', 6)
        const { cause } = structuredClone(bound(entries))
        for (const kind of ['throw', 'shuffle']) cause.host[kind].root = other(cause.host[kind].root)
        entries.splice(entry.seq, 0, { seq: entry.seq, cause, events: [] })
        numbered(entries)
        return entry.seq - 1
      },
    ],
    [
      'a commitment left out',
      'proof-unbound',
      (entries) => {
        entries.splice(bound(entries).seq, 1)
        numbered(entries)
        return entries.find(({ proof }) => proof).seq
      },
    ],
    [
      'the secrets left out',
      'proof-secret-missing',
      (entries, played) => {
        played.secrets = []
        return bound(entries).seq
      },
    ],
    [
      'another secret',
      'proof-secret-missing',
      (entries, played) => {
        played.secrets = played.secrets.map(other)
        return bound(entries).seq
      },
    ],
    [
      'the order of a shuffle',
      'proof-order-differs',
      (entries) => {
        const entry = nth(entries, 'shuffle', 1)
        entry.cause.answer.reverse()
        return entry.seq
      },
    ],
    [
      'a gesture',
      'proof-faces-differ|proof-film-differs',
      (entries) => {
        const entry = entries.find(({ proof }) => proof?.gesture)
        entry.proof.gesture.x += 1
        return entry.seq
      },
    ],
    [
      'thrown dice said to be drawn',
      'proof-film-differs',
      (entries) => {
        const entry = nth(entries, 'throw', 2)
        entry.proof.by = 'draw'
        return entry.seq
      },
    ],
    [
      'a number used twice',
      'proof-number-again',
      (entries) => {
        const entry = nth(entries, 'throw', 7)
        entry.proof.number = nth(entries, 'throw', 6).proof.number
        return entry.seq
      },
    ],
    [
      'a proof left out',
      'proof-missing',
      (entries) => {
        const entry = nth(entries, 'throw', 7)
        delete entry.proof
        return entry.seq
      },
    ],
    [
      'a proof where chance was not asked',
      'proof-misplaced',
      (entries) => {
        const entry = entries.find(({ cause }) => cause.seat === 'A')
        entry.proof = nth(entries, 'throw', 0).proof
        return entry.seq
      },
    ],
    [
      'two entries swapped',
      'proof-misplaced',
      (entries) => {
        const [one, two] = [nth(entries, 'throw', 2), nth(entries, 'throw', 5)]
        const [first, last] = [one.seq, two.seq]
        entries[first] = two
        entries[last] = one
        numbered(entries)
        return first
      },
    ],
    [
      'two proofs swapped',
      'proof-faces-differ|proof-film-differs|proof-misplaced',
      (entries) => {
        const [one, two] = [nth(entries, 'throw', 2), nth(entries, 'throw', 3)]
        const { proof } = one
        one.proof = { ...two.proof, after: proof.after }
        two.proof = { ...proof, after: two.proof.after }
        return one.seq
      },
    ],
    [
      'a missing entry of chance',
      'log-answer-to-nothing',
      (entries) => {
        const { seq } = nth(entries, 'throw', 2)
        entries.splice(seq, 1)
        numbered(entries)
        return seq
      },
    ],
    [
      'an event',
      'log-events-differ',
      (entries) => {
        const entry = entries.find(({ cause, events }, at) => at > 20 && cause.seat === 'A' && events.length > 1)
        entry.events.pop()
        return entry.seq
      },
    ],
    [
      'another version of the rules',
      'proof-other-rules',
      (_, played) => {
        played.rulesVersion += 1
        return 0
      },
    ],
  ])('%s: found and named', async (_name, keys, change) => {
    const record = structuredClone(whole.record) as Mutable
    const at = change(record.entries, record)
    const { conclusion, doubt } = await verified('exterminate', { record, isOver: true })
    expect(conclusion).toEqual({ key: 'verified-not', says: { entry: at } })
    expect(keys.split('|')).toContain(doubt?.reason.key)
    expect(doubt?.entry).toBe(at)
    for (const language of ['en', 'fr'] as const) {
      const words = reasonInWords(doubt?.reason ?? { key: '' }, speaker(language))
      expect(words).toMatch(/^\p{Lu}.*[.]$/u)
      expect(words).not.toContain('undefined')
    }
  })

  it('is refused at the door where its entries have gaps or its text was changed', () => {
    const record = structuredClone(whole.record) as Mutable
    record.entries.splice(9, 1)
    const gap = readMatchFile(writeMatchFile({ ...record, roster: {}, dice: 'auto' }), RULES, TABLE_SHAPES)
    expect(!gap.ok && gap.reason).toMatchObject({ key: 'file-bad-log', says: { at: 'entries[9]', why: 'log-gap' } })
    const text = writeMatchFile({ ...(whole.record as Mutable), roster: {}, dice: 'auto' }).replace('"number":3', '"number":4')
    const changed = readMatchFile(text, RULES, TABLE_SHAPES)
    expect(!changed.ok && changed.reason.key).toBe('file-changed')
  })

  it('a game without dice: its commitment and its shuffles', async () => {
    const id = 'doctor-who-card-game'
    expect((await verified(id, cards)).doubt).toBeUndefined()
    const record = structuredClone(cards.record) as Mutable
    const entry = bound(record.entries)
    for (const kind of ['throw', 'shuffle']) entry.cause.host[kind].root = other(entry.cause.host[kind].root)
    expect((await verified(id, { record, isOver: true })).doubt).toMatchObject({
      entry: entry.seq,
      reason: { key: 'proof-secret-missing' },
    })
  })
})

describe('what cannot be checked', () => {
  it('is said: shuffles of a match that goes on, and chance of older versions', async () => {
    const rules = rulesOf('exterminate')
    const going = await provenMatch({ rules, seed: 3, answers: 60 })
    expect(going.isOver).toBe(false)
    expect(going.record.secrets).toEqual([])
    const found = await verified('exterminate', going)
    expect(found.doubt).toBeUndefined()
    const shuffles = going.record.entries.filter(({ proof }) => proof?.kind === 'shuffle').length
    const throws = going.record.entries.filter(({ proof }) => proof?.kind === 'throw').length
    expect(shuffles).toBeGreaterThan(0)
    expect(throws).toBeGreaterThan(0)
    expect(linesOf(found)).toMatchObject({ 'unverified-shuffles': { count: shuffles }, 'verified-draws': { count: throws } })
    const older = {
      ...going,
      record: {
        ...going.record,
        entries: going.record.entries
          .filter(({ cause }) => cause.type !== 'commit')
          .map(({ proof: _proof, ...entry }, seq): MatchEntry => ({ ...entry, seq })),
      },
    }
    const old = await verified('exterminate', older)
    expect(old.doubt).toBeUndefined()
    expect(old.conclusion.key).toBe('verified-part')
    expect(linesOf(old)).toEqual({
      'verified-log': { entries: older.record.entries.length },
      'unverified-chance': { count: shuffles + throws },
    })
  })
})
