/**
 * Matches already under way, made by the rules without a browser and brought in as files: a test that is not about the beginning
 * begins where it has something to say.
 */
import type { Page } from 'playwright-core'
import { RULES } from '../../src/games/rules'
import type { AnyDecision } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { answered, begun, nowOf } from '../../src/match/history'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import { inch } from '../driver/inches'
import { still } from './player'

/** Where the figures of the standing rosters are deployed, in inches: A at the near edge, B opposite. */
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

const edgeOf = (seat: string) => (seat === 'A' ? 'south' : 'north')

/**
 * A match between Ada and Ben as a file, played until this is asked, or, after the deployment, until somebody has to answer to dice
 * just rolled; `deployed` figures stand, in order.
 */
export function matchFile(until: string | { readonly after: 'dice' }, deployed = 12): string {
  const rules = RULES.exterminate
  const parsed = rules?.parseSpec(rules.defaultOptions())
  if (!rules || !parsed?.ok) throw new Error('Exterminate! does not start')
  const { game } = rules
  const { spec } = parsed
  const rng = seeded(7)
  const first = begun(game, spec)
  const entries = [first.entry]
  let { history } = first
  const standing = new Set<string>()
  for (let answers = 0; answers < 200; answers++) {
    const { pending, state } = nowOf(history).snapshot
    const decision = (pending as readonly AnyDecision[]).find((open) => !open.offer)
    if (!decision) break
    const last = entries.at(-1)?.cause
    const isThere =
      typeof until === 'string'
        ? decision.subject === until && (until !== 'deploy' || standing.size === deployed)
        : decision.seat !== 'chance' && last?.type === 'answer' && last.seat === 'chance' && standing.size === 12
    if (isThere) {
      const roster = { A: 'person', B: 'person' } as const
      return writeMatchFile({ spec, roster, dice: 'auto', title: 'Ada\nBen', entries })
    }
    const rest = Object.keys(PLACES).find((ref) => ref.startsWith(decision.seat) && !standing.has(ref))
    const sampled = () => TABLE_SHAPES[decision.choice.shape]?.sample(decision.choice as never, game.space(state) as never, rng)
    let answer: unknown
    if (decision.subject === 'edge') answer = [edgeOf(decision.seat)]
    else if (decision.subject === 'deploy') answer = [rest ? `deploy:${rest}` : 'ready']
    else if (decision.subject === 'deploy where' && rest) {
      const [x, y] = PLACES[rest] ?? [0, 0]
      answer = { at: { x: inch(x), y: inch(y) }, heading: decision.seat === 'A' ? 0 : 180 }
      standing.add(rest)
    } else answer = sampled() ?? decision.fallback
    const grown = answered(game, history, decision.id, answer)
    entries.push(grown.entry)
    history = grown.history
  }
  const open = nowOf(history).snapshot.pending as readonly AnyDecision[]
  throw new Error(`${JSON.stringify(until)} was never asked, in the end ${open.map((one) => one.subject).join()}`)
}

/** Gives the home page a file, as choosing one does. */
export const give = (page: Page, text: string | Buffer, name = 'match.json'): Promise<void> =>
  page.setInputFiles('.ui-file input[type=file]', {
    name,
    mimeType: 'application/octet-stream',
    buffer: typeof text === 'string' ? Buffer.from(text) : text,
  })

/** Opens the home page and this match in it. `more` is added to the address: `&dice=hand`. */
export async function openMatch(page: Page, address: string, file: string, more = '&dice=auto'): Promise<void> {
  await page.goto(`${address}?quality=test&motion=reduced&hands=open${more}`)
  await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
  await give(page, file)
  await atTable(page)
}

/** Waits until the table stands and its camera has come to rest: only then is a place on it where it will be. */
export async function atTable(page: Page): Promise<void> {
  await page.waitForSelector('.ui-prompt')
  await page.waitForFunction(() => 'sightline' in window)
  await still(page)
}
