/**
 * Makes matches that are already under way, by the rules and without a browser. They are opened as match files, so that a test
 * can start at the moment that it is about.
 */
import type { Page } from 'playwright-core'
import { loadRules } from '../../src/games'
import type { State } from '../../src/games/exterminate/rules/state'
import type { AnyDecision, Json, Option } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { answered, begun, type MatchEntry, nowOf } from '../../src/match/history'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import { inch } from '../driver/inches'
import { still } from './player'

const RULES = await loadRules()

/** The teams of these matches. */
const TEAMS = { A: ['DAL-L', 'DAL-3', 'DAL-H'], B: ['CYB-L', 'CYB-4', 'CYB-M'] }
/** Where their figures are deployed, in inches: A at the near edge, B opposite. */
export const PLACES: { readonly [ref: string]: readonly [number, number] } = {
  A1: [18, 4],
  A2: [11.5, 5],
  A3: [14.5, 5],
  A4: [21.5, 5],
  A5: [25, 5],
  B1: [18, 32],
  B2: [11.5, 31],
  B3: [15, 31],
  B4: [21, 31],
  B5: [24.5, 31],
  B6: [7, 31],
  B7: [28, 31],
}
const FIGURES = Object.keys(PLACES).length

/** Options of a match without nodes and adventure cards, for tests that are about something else. */
const PLAIN: { readonly [name: string]: Json } = { scenario: 'purge', rosters: TEAMS, adventures: { A: 0, B: 0 } }

const edgeOf = (seat: string) => (seat === 'A' ? 'south' : 'north')

/** An open question, with the state and the entries at which it is asked. */
export interface Asked {
  readonly open: AnyDecision
  readonly state: State
  readonly entries: readonly MatchEntry[]
  /** The figures that have been deployed. */
  readonly standing: ReadonlySet<string>
}

/** How to play a match to the question with which a test begins. */
export interface Wish {
  /** Changes to the options in `PLAIN`. */
  readonly options?: { readonly [name: string]: Json }
  /** The test's own answers. If undefined, figures are deployed as in `PLACES` and other answers are sampled from the seed. */
  answer?(asked: Asked): unknown
  /** Whether this is the question to stop at. */
  isThere(asked: Asked): boolean
  /** Who plays Ben; by default a person. */
  readonly ben?: 'bot'
  /** The most answers given at one seed before the next is tried. */
  readonly answers?: number
}

/** The options of a question that may be picked. */
export const openOptions = ({ choice }: AnyDecision): readonly Option[] =>
  choice.shape === 'pick' ? (choice as unknown as { options: readonly Option[] }).options.filter((one) => !one.refused) : []

/** An answer with this option, or undefined if it may not be picked. */
export const picking = ({ open }: Asked, id: string): readonly string[] | undefined =>
  openOptions(open).some((option) => option.id === id) ? [id] : undefined

/** Two miniatures that run towards each other in the first turn. In the second turn one can shoot at the other, past the pipe. */
export const [SHOOTER, TARGET] = ['A3', 'B3'] as const
type Advance = { readonly move: readonly [number, number]; readonly sprint: readonly [number, number] }
export const ADVANCES: { readonly [S in typeof SHOOTER | typeof TARGET]: Advance } = {
  [SHOOTER]: { move: [14.5, 9.9], sprint: [14.5, 14.8] },
  [TARGET]: { move: [13.5, 27.3], sprint: [13.5, 23.4] },
}
const isAdvancing = (ref: string): ref is keyof typeof ADVANCES => Object.hasOwn(ADVANCES, ref)

/** Answers that only carry out `ADVANCES`: no cards, no fate, no fights. */
export function approach(asked: Asked): unknown {
  const { open, state } = asked
  const ref = `${open.seat}3`
  const inFirst = (id: string) => (state.turn === 1 && picking(asked, id)) || ['end']
  switch (open.subject) {
    case 'move turn':
      return inFirst(`move:${ref}`)
    case 'shoot turn':
      return inFirst(`sprint:${ref}`)
    case 'move where': {
      const to = isAdvancing(ref) ? ADVANCES[ref][state.phase === 'move' ? 'move' : 'sprint'] : undefined
      return to && [{ x: inch(to[0]), y: inch(to[1]) }]
    }
    case 'melee turn':
      return ['end']
    case 'upkeep hand':
      return ['none']
    case 'take nodes':
      return []
    default:
      return picking(asked, 'pass')
  }
}

function setUp({ open, standing }: Asked): unknown {
  const rest = Object.keys(PLACES).find((ref) => ref.startsWith(open.seat) && !standing.has(ref))
  switch (open.subject) {
    case 'edge':
      return [edgeOf(open.seat)]
    case 'deploy':
      return [rest ? `deploy:${rest}` : 'ready']
    case 'deploy where': {
      const [x, y] = PLACES[rest ?? ''] ?? [0, 0]
      return { at: { x: inch(x), y: inch(y) }, heading: open.seat === 'A' ? 0 : 180 }
    }
    default:
      return undefined
  }
}

/** A match file, with the state and the open question at its end. */
export interface Begun {
  readonly file: string
  readonly state: State
  readonly open: AnyDecision
}

/** Plays a match between Ada and Ben at this seed; undefined if the wished question never comes. */
function withSeed(wish: Wish, seed: number): Begun | undefined {
  const rules = RULES.exterminate
  const parsed = rules?.parseSpec({ ...rules.defaultOptions(), ...PLAIN, ...wish.options })
  if (!rules || !parsed?.ok) throw new Error('Exterminate! does not start')
  const { game } = rules
  const { spec } = parsed
  const rng = seeded(seed)
  const first = begun(game, spec)
  const entries = [first.entry]
  let { history } = first
  const standing = new Set<string>()
  for (let answers = 0; answers < (wish.answers ?? 200); answers++) {
    const { pending, state } = nowOf(history).snapshot
    const open = (pending as readonly AnyDecision[]).find((one) => !one.offer)
    if (!open) return undefined
    // The cast is safe: the state comes from this game.
    const asked: Asked = { open, state: state as unknown as State, entries, standing }
    if (wish.isThere(asked)) {
      const roster = { A: 'person', B: wish.ben ?? 'person' } as const
      const file = writeMatchFile({ spec, roster, dice: 'auto', rulesVersion: rules.rulesVersion, title: 'Ada\nBen', entries })
      return { file, state: asked.state, open }
    }
    const shape = TABLE_SHAPES[open.choice.shape]
    const space = game.space(state) as never
    const said = wish.answer?.(asked) ?? setUp(asked)
    const verdict = said === undefined ? undefined : shape?.accepts(open.choice as never, said, space)
    if (verdict && !verdict.allowed) throw new Error(`${open.subject}: ${JSON.stringify(said)} is refused: ${verdict.reason.key}`)
    const answer = said ?? shape?.sample(open.choice as never, space, rng) ?? open.fallback
    const about = open.about as { readonly figure?: string } | undefined
    if (open.subject === 'deploy where' && about?.figure) standing.add(about.figure)
    const grown = answered(game, history, open.id, answer)
    entries.push(grown.entry)
    history = grown.history
  }
  return undefined
}

/** The match at the first seed that reaches the wished question. Throws if none of `seeds` seeds does. */
export function wished(wish: Wish, seeds = 40): Begun {
  for (let seed = 1; seed <= seeds; seed++) {
    const found = withSeed(wish, seed)
    if (found) return found
  }
  throw new Error(`none of ${seeds} seeds comes to the question wished for`)
}

/** The node of `beforeNode`, in inches: where the runner can reach it in its second movement. */
export const NODE = { ref: 'n1', at: [14.5, 17.2] } as const

/** A pack that makes every node of this kind, so that it is known what one will be that nobody has turned over. */
const allOf = (kind: string): Json => ({
  sightline: 'pack',
  game: 'exterminate',
  version: 1,
  name: 'All of a kind',
  nodes: { stock: [{ kind, count: 8, points: 1 }] },
})

/** Ada's movement in this turn, at first her second: her runner stands before a node of this kind, an enemy behind it. */
export const beforeNode = (kind: string, turn = 2): Begun =>
  wished({
    options: { scenario: 'meeting', pack: allOf(kind) },
    answer: (wish) => {
      const { subject, about } = wish.open
      const isIt = (about as { readonly node?: string } | undefined)?.node === NODE.ref
      const [x, y] = NODE.at
      return subject === 'node where' && isIt ? { at: { x: inch(x), y: inch(y) }, heading: 0 } : approach(wish)
    },
    isThere: ({ open: { subject, seat }, state }) =>
      subject === 'move turn' && seat === 'A' && state.turn === turn && state.nodes[NODE.ref]?.carrier === undefined,
    answers: 600,
  })

/**
 * A plain match as a file, played until a question of this subject or, with `after`, until the first question after a roll once
 * all figures are deployed. For the subject `deploy` it stops when `deployed` figures stand.
 */
export function matchFile(until: string | { readonly after: 'dice' }, deployed = FIGURES): string {
  const found = withSeed(
    {
      isThere({ open, entries, standing }) {
        const last = entries.at(-1)?.cause
        return typeof until === 'string'
          ? open.subject === until && (until !== 'deploy' || standing.size === deployed)
          : open.seat !== 'chance' && last?.type === 'answer' && last.seat === 'chance' && standing.size === FIGURES
      },
    },
    7,
  )
  if (!found) throw new Error(`${JSON.stringify(until)} was never asked`)
  return found.file
}

/** Puts a file into the home page's file input. */
export const give = (page: Page, text: string | Buffer, name = 'match.json'): Promise<void> =>
  page.setInputFiles('.ui-file input[type=file]', {
    name,
    mimeType: 'application/octet-stream',
    buffer: typeof text === 'string' ? Buffer.from(text) : text,
  })

/** Opens the home page and this match in it. `more` is appended to the address: `&dice=hand`, `&hands=covered`. */
export async function openMatch(page: Page, address: string, file: string, more = '&dice=auto'): Promise<void> {
  const hands = more.includes('&hands=') ? '' : '&hands=open'
  const waiting = `${more.includes('&confirms=') ? '' : '&confirms=each'}${more.includes('&windows=') ? '' : '&windows=wait'}`
  await page.goto(`${address}?quality=test&motion=reduced&pace=fast${hands}${waiting}${more}`)
  await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
  await give(page, file)
  await atTable(page)
}

/** Leaves the open match for the home page and opens another one there, which is faster than loading the page again. */
export async function openNext(page: Page, file: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
  await give(page, file)
  await atTable(page)
}

/** In the lobby: seats persons at both seats; by default a bot has the second. */
export const chooseTwo = (page: Page): Promise<void> =>
  page.locator('.ui-lobby-seat[data-seat=B] header').getByRole('radio', { name: 'Person' }).check({ force: true })

/** In the lobby: chooses a match without nodes and adventure cards. */
export async function choosePlain(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Purge' }).check({ force: true })
  for (const seat of ['A', 'B'])
    await page.locator(`[data-seat=${seat}]`).getByRole('radio', { name: 'None', exact: true }).check({ force: true })
}

/** Waits until the table is drawn and its camera is at rest, because positions in the window are not final before that. */
export async function atTable(page: Page): Promise<void> {
  await page.waitForSelector('.ui-prompt')
  await page.waitForFunction(() => 'sightline' in window)
  await still(page)
}
