/** The secrets of a device's matches: kept beside them, gone with them, disclosed at the end and never used after it. */
import { describe, expect, it } from 'vitest'
import type { Game, Terms } from '../../../src/kernel'
import { generator } from '../../../src/match/generator'
import { derived } from '../../../src/match/proof/hash'
import { verifyingFile } from '../../../src/match/proof/verify'
import { type MatchStore, memoryStore } from '../../../src/match/store'
import { createTables } from '../../../src/match/tables'
import type { TablePort, TablesOptions } from '../../../src/match/tables-options'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { COUNTING, SPEC } from '../counting'
import { type Player, sitDown } from '../player'
import { NO_DICE } from '../proven'
import { act } from '../setting'

const game = COUNTING as unknown as Game<Terms>
const rules = { game, rulesVersion: 1, parseSpec: () => ({ ok: true, spec: SPEC }) as const }
const NEW = { call: 'create', id: 1, game: 'counting', options: {}, roster: {}, dice: 'auto' } as const

function device(store: MatchStore = memoryStore(), chance?: TablesOptions['chance']) {
  let ids = 0
  let secrets = 0
  const made: string[] = []
  const tables = createTables({
    rules: async () => rules,
    shapes: TABLE_SHAPES,
    store,
    chance: chance ?? {
      secret() {
        const secret = derived('a'.repeat(64), `${secrets++}`)
        made.push(secret)
        return secret
      },
      dice: NO_DICE,
    },
    now: () => 0,
    newId: () => `match ${++ids}`,
  })
  const ask = async (request: object): Promise<{ readonly [key: string]: unknown }> => {
    const response = await tables.call({ id: 1, ...request })
    if (!response.ok) throw new Error(JSON.stringify(response.reason))
    return response.value as never
  }
  const sit = async (match: string): Promise<Player> => {
    let post: TablePort['post'] = () => {}
    let hear: (message: unknown) => void = () => {}
    const port: TablePort = {
      post: (message) => post(message),
      hear(listener) {
        hear = listener
      },
      close: () => {},
    }
    await tables.call({ call: 'open', id: 1, match }, port)
    return sitDown(
      {
        connect(send) {
          post = send
          return { receive: (message) => hear(message), close: () => {} }
        },
      },
      ['A', 'B'],
    )
  }
  return { tables, store, ask, sit, made }
}
const turn = () => new Promise((done) => setTimeout(done, 1))

/** Plays until the match is over, or so many answers. */
async function play(player: Player, seed: number, most = 500): Promise<void> {
  const rng = generator(seed)
  for (let answers = 0; answers < most && !player.state('A').outcome; ) {
    const hasActed =
      rng.below(2) === 0 ? act(player, 'A', rng) || act(player, 'B', rng) : act(player, 'B', rng) || act(player, 'A', rng)
    if (hasActed) answers++
    await turn()
  }
  await turn()
}
const checked = (file: string) => {
  const throwAgain = () => {
    throw new Error('nothing was thrown')
  }
  const steps = verifyingFile(file, rules, { shapes: TABLE_SHAPES, throwAgain })
  let step = steps.next()
  while (!step.done) step = steps.next()
  if ('refused' in step.value) throw new Error(JSON.stringify(step.value.refused))
  return step.value
}
const fileOf = async ({ ask }: ReturnType<typeof device>, match: string) => (await ask({ call: 'export', match })).file as string

describe('the secrets of a match on a device', () => {
  it('are in its file once it is over, and everything follows; before that nothing anywhere shows them', async () => {
    const here = device()
    const { id } = await here.ask(NEW)
    const player = await here.sit(id as string)
    await play(player, 5, 12)
    const [secret = ''] = here.made
    const early = await fileOf(here, id as string)
    expect(early).toContain('"commit"')
    expect(checked(early).conclusion.key).toBe('verified-part')
    const shown = JSON.stringify([player.got, await here.ask({ call: 'list' }), early])
    expect(shown).not.toContain(secret)
    await play(player, 6)
    expect(player.state('A').outcome).toBeDefined()
    const whole = await fileOf(here, id as string)
    expect(whole).toContain(`"secrets":["${secret}"]`)
    expect(checked(whole)).toMatchObject({ conclusion: { key: 'verified-all' } })
    player.send({ type: 'export' })
    const told = player.got.at(-1)
    expect(told?.type === 'exported' && told.file).toBe(whole)
    expect(here.made).toHaveLength(1)
  })

  it('go on where the match is opened again, and a throw that was not stored falls the same', async () => {
    const store = memoryStore()
    const first = device(store)
    const { id } = await first.ask(NEW)
    await play(await first.sit(id as string), 3, 9)
    await first.ask({ call: 'close', match: id })
    const again = device(store)
    const player = await again.sit(id as string)
    await play(player, 4)
    expect(player.state('A').outcome).toBeDefined()
    expect(again.made).toEqual([])
    expect(checked(await fileOf(again, id as string)).conclusion.key).toBe('verified-all')
  })

  it('are made for a match that was begun without', async () => {
    const store = memoryStore()
    const older = device(store, {
      answer: async ({ choice }) => ({ answer: choice.shape === 'shuffle' ? [0, 1, 2, 3, 4, 5] : ['1', '1'] }),
    })
    const { id } = await older.ask(NEW)
    await play(await older.sit(id as string), 3, 9)
    await older.ask({ call: 'close', match: id })
    const here = device(store)
    const player = await here.sit(id as string)
    await play(player, 4)
    const { conclusion, lines } = checked(await fileOf(here, id as string))
    expect(conclusion.key).toBe('verified-part')
    expect(lines.map(({ key }) => key)).toEqual(expect.arrayContaining(['unverified-chance', 'verified-draws']))
  })

  it('are never used again once they may be known: a match taken back from its end, or brought in, has fresh ones', async () => {
    const here = device()
    const { id } = await here.ask(NEW)
    const player = await here.sit(id as string)
    await play(player, 6)
    const whole = await fileOf(here, id as string)
    const { id: other } = await here.ask({ call: 'import', file: whole })
    expect(await fileOf(here, other as string)).toBe(whole)
    for (const match of [id, other]) {
      const before = here.made.length
      const sitting = match === id ? player : await here.sit(match as string)
      for (let count = 0; count < 6; count++) {
        sitting.send({ type: 'undo', seat: 'A' })
        sitting.send({ type: 'consent', seat: 'B', grant: true })
      }
      expect(sitting.state('A').outcome).toBeUndefined()
      await play(sitting, 7)
      expect(sitting.state('A').outcome).toBeDefined()
      const rolled = (await fileOf(here, match as string)).split('"kind":"throw"').length > whole.split('"kind":"throw"').length
      expect(rolled).toBe(true)
      expect(here.made.length).toBe(before + 1)
      const file = await fileOf(here, match as string)
      expect(JSON.parse(file).secrets).toEqual([here.made[0], here.made.at(-1)])
      expect(checked(file).conclusion.key).toBe('verified-all')
    }
  })

  it('are removed with it', async () => {
    const here = device()
    const { id } = await here.ask(NEW)
    await play(await here.sit(id as string), 5, 8)
    expect(await here.store.secrets(id as string)).toBeDefined()
    await here.ask({ call: 'remove', match: id })
    expect(await here.store.secrets(id as string)).toBeUndefined()
  })
})
