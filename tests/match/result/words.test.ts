/** Everything that is said of a result has words in both languages, and the terminal prints them. */

import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeResultFile } from '../../../src/match/result/file'
import { writeResultKey } from '../../../src/match/result/key'
import { EN_RESULT } from '../../../src/ui/words/en-result'
import { FR_RESULT } from '../../../src/ui/words/fr-result'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { speaker } from '../../../src/ui/words/speaker'
import { typeset } from '../../../src/ui/words/typeset'
import { main } from '../../tools/verify'
import { AT, device, newSigner, plainStatement, SERVER, signedBy, stated, textOf } from './made'

const PARTS = ['game', 'rulesVersion', 'seats', 'players.A', 'options.map', 'outcome.winners', 'outcome.scores', 'log.hash']
const MORE = ['log.entries', 'audit.proved', 'from', 'outcome.other', 'new']

describe.each(LANGUAGES)('in %s', (language) => {
  const words = { en: EN_RESULT, fr: FR_RESULT }[language] as { readonly [key: string]: (says: never, speak: never) => string }
  const phrases = (says: object) =>
    Object.entries(words).map(([key, phrase]) => [key, typeset(phrase(says as never, speaker(language) as never), language)])
  it('everything has words, of one and of several', () => {
    const numbers = (count: number) => ({
      entries: count,
      throws: count,
      shuffles: count,
      of: count,
      proved: count,
      followed: count,
    })
    for (const part of [...PARTS, ...MORE]) {
      for (const count of [0, 1, 2]) {
        const names = ['Zoé', 'Ben'].slice(0, Math.max(1, count))
        const says = { ...numbers(count), part, names, at: AT, key: '12ab', first: 3, entry: 2, after: 4, done: 1, found: count }
        for (const [key, text] of phrases({
          ...says,
          ours: 1,
          most: 4e6,
          expected: 'x',
          game: 'g',
          version: 1,
          why: 'w',
          name: 'Ben',
          persons: count,
          given: '34cd',
          theirs: '56ef',
        })) {
          expect(text, key).not.toMatch(/undefined|NaN|\[|\]|\{|\}|'/)
          if (language === 'fr') expect(text, key).not.toMatch(/[ \w][:;!?»](?=\s|$)|« /u)
        }
      }
    }
    expect(Object.keys(FR_RESULT).sort()).toEqual(Object.keys(EN_RESULT).sort())
  })
})

describe('npm run verify', () => {
  let folder = ''
  let lines: string[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'result-'))
    lines = []
    vi.spyOn(console, 'log').mockImplementation((line = '') => void lines.push(String(line)))
    vi.spyOn(console, 'error').mockImplementation((line = '') => void lines.push(String(line)))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })
  const file = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }

  it('says what a result proves, compares it with its match, and names a change', { timeout: 120_000 }, async () => {
    const match = textOf('doctor-who-card-game-pages-whole.4')
    const statement = await stated(match)
    const text = writeResultFile(await signedBy(statement, [[device('A', 'B'), await newSigner()]]))
    const path = file('result.json', text)
    expect(await main([path])).toBe(0)
    expect(lines).toContain('Signed, and unchanged since.')
    expect(lines.some((line) => line.startsWith('- That the log leads to this outcome'))).toBe(true)

    lines = []
    expect(await main([path, file('match.json', match), 'fr'])).toBe(0)
    expect(lines).toContain('Signé, et inchangé depuis.')
    expect(lines.some((line) => line.startsWith('- La partie a été refaite ici'))).toBe(true)

    lines = []
    const forged = text.replace(/"winners":\["(.)"\]/, (_, seat) => `"winners":["${seat === 'A' ? 'B' : 'A'}"]`)
    expect(forged).not.toBe(text)
    expect(await main([file('forged.json', forged)])).toBe(1)
    expect(lines).toContain('- Changed after signing: who won.')

    lines = []
    const another = writeResultFile(
      await signedBy({ ...statement, outcome: { winners: [], scores: {} } }, [[device('A'), await newSigner()]]),
    )
    expect(await main([file('another.json', another), file('match.json', match)])).toBe(1)
    expect(lines).toContain('- The match file leads to something else.')
    expect(lines).toContain('- Different in the match: who won.')
  })

  it('compares the server’s key with one that is given by address, file or digits, and says if it is another', async () => {
    const [ours, other] = [await newSigner(), await newSigner()]
    const path = file('result.json', writeResultFile(await signedBy(plainStatement(), [[SERVER, ours]])))
    const published = createServer(({ url }, response) =>
      response.end(url === '/play/api/result-key' ? writeResultKey(ours.key) : 'nothing here'),
    ).listen(0, '127.0.0.1')
    await once(published, 'listening')
    const address = published.address()
    const port = typeof address === 'object' ? address?.port : undefined
    for (const server of [`http://127.0.0.1:${port}/play`, file('key.json', writeResultKey(ours.key)), ours.key]) {
      lines = []
      expect(await main([path, server])).toBe(0)
      expect(lines.some((line) => line.startsWith('- Signed by the server whose key you gave, on'))).toBe(true)
      expect(lines.some((line) => line.includes('Compare the digits'))).toBe(false)
    }
    lines = []
    expect(await main([path, other.key, 'fr'])).toBe(1)
    expect(lines).toContain('Le serveur dont vous avez donné la clé n’a pas signé ceci.')
    expect(lines.some((line) => line.startsWith('- Le fichier est signé avec une autre clé'))).toBe(true)
    for (const nowhere of [`http://127.0.0.1:${port}/elsewhere`, 'http://127.0.0.1:1']) {
      lines = []
      expect(await main([path, nowhere])).toBe(1)
      expect(lines).toEqual(['This is no key of a server.'])
    }
    lines = []
    expect(await main([path, file('cut.json', writeResultKey('04ab'))])).toBe(1)
    expect(lines.at(-1)).toMatch(/^This key of a server is damaged: .* expected at “key”\.$/)
    await new Promise((done) => published.close(done))
  })

  it('still verifies matches, and says what is no file for it', { timeout: 120_000 }, async () => {
    expect(await main([file('match.json', textOf('doctor-who-card-game-whole.4'))])).toBe(0)
    expect(lines).toContain('Everything follows.')
    expect(await main([file('nothing.json', 'nothing')])).toBe(1)
    expect(await main([])).toBe(2)
    const unsigned = writeResultFile(await signedBy(plainStatement(), []))
    lines = []
    expect(await main([file('unsigned.json', unsigned)])).toBe(1)
    expect(lines).toContain('Nobody has signed this: it proves nothing by itself.')
    lines = []
    expect(await main([file('unsigned.json', unsigned), file('match.json', textOf('doctor-who-card-game-begun.4'))])).toBe(1)
    expect(lines.at(-1)).toBe('Only a match that is over has a result to prove.')
    lines = []
    expect(await main([file('cut.json', unsigned.slice(0, -9))])).toBe(1)
    expect(lines.at(-1)).toMatch(/^This proof of a result is damaged at character \d/)
  })
})
