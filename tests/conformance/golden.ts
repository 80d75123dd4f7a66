/** Writes a whole match as text: every question and answer, the log, and a fingerprint of the final state. */
import { createHash } from 'node:crypto'
import { botAnswer, botDecision } from '../../src/bots/bot'
import { gameOf, loadRules } from '../../src/games'
import type { Options } from '../../src/games/rules-of'
import { type AnyDecision, canonical, type Roll, reply, seen, start, type Told } from '../../src/kernel'
import type { ToldEntry } from '../../src/protocol/messages'
import type { Language } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { seeded } from './rng'

const RULES = await loadRules()

export const SEED = 20_261_121

interface Playthrough {
  readonly game: string
  readonly language: Language
  /** Changes to the game's default options. */
  readonly options?: Options
}

/** The golden playthroughs by file name: each game with its default options, and some further setups. */
export const PLAYTHROUGHS: { readonly [name: string]: Playthrough } = {
  ...Object.fromEntries(Object.keys(RULES).map((game) => [game, { game, language: 'en' }])),
  'exterminate-rift-storm': {
    game: 'exterminate',
    language: 'fr',
    options: {
      scenario: 'rift-storm',
      rosters: { A: ['DOC-D', 'DOC-C', 'DOC-S'], B: ['CYB-L', 'CYB-4', 'CYB-M'] },
      adventures: { A: 5, B: 5 },
    },
  },
  'deadzone-foundry': { game: 'deadzone', language: 'fr', options: { map: 'foundry', mission: 'search-and-destroy' } },
  'vortex-breakthrough': {
    game: 'vortex',
    language: 'fr',
    options: {
      scenario: 'breakthrough',
      turns: 6,
      terrain: 'random',
      armies: {
        A: ['se-archon', 'se-skyblade', 'se-runner', 'se-runner', 'se-dart', 'se-seer', 'se-star', 'se-star'],
        B: ['az-thane', 'az-breaker', 'az-breaker', 'az-ballista', 'az-eye', 'az-seeker', 'az-seeker', 'az-rune'],
      },
    },
  },
  'doomtrooper-four': { game: 'doomtrooper', language: 'fr', options: { players: 4 } },
  'doctor-who-card-game-four': { game: 'doctor-who-card-game', language: 'fr', options: { players: 4 } },
}

const PLAYER: { readonly [L in Language]: string } = { en: 'Player', fr: 'Joueur' }

/** The text of a golden playthrough, which bots play at a fixed seed. */
export async function goldenText(name: string): Promise<string> {
  const { game: id, language, options } = PLAYTHROUGHS[name] as Playthrough
  const rules = RULES[id]
  const parsed = rules?.parseSpec({ ...rules.defaultOptions(), ...options })
  const view = await gameOf(id)?.view?.()
  if (!rules || !parsed?.ok || !view) throw new Error(`${name} does not start`)
  const { game } = rules
  const rng = seeded(SEED)
  const words = view.words(language)
  const lines: string[] = [`A match of ${gameOf(id)?.names[language].name}, played by bots at seed ${SEED}.`]
  let { snapshot } = start(game, parsed.spec)
  let seq = 0
  while (snapshot.pending.length > 0) {
    const pending = snapshot.pending as readonly AnyDecision[]
    const known = seen(game, snapshot, viewerOf(pending[0] as AnyDecision)).view
    const decision = botDecision(rules, known, pending) as AnyDecision
    const answer = botAnswer(rules, known, decision, rng)
    const before = seen(game, snapshot, 'A').view
    const step = reply(game, snapshot, decision.id, answer)
    snapshot = step.snapshot
    const after = seen(game, snapshot, 'A').view
    seq++
    const told = step.events.flatMap((event): readonly Told[] => {
      const heard = game.tell(event, 'A', snapshot.state)
      return heard ? [heard] : []
    })
    const roll =
      decision.choice.shape === 'roll'
        ? {
            roll: {
              dice: (decision.choice as Roll).dice,
              faces: answer as readonly string[],
              ...(decision.about ? { about: decision.about } : {}),
            },
          }
        : {}
    const entry: ToldEntry = { seq, cause: { type: 'answer', seat: decision.seat, subject: decision.subject }, told, ...roll }
    lines.push(`${String(seq).padStart(4)} ${decision.seat}, ${decision.subject}: ${answerText(answer)}`)
    const speak = speaker(language, view.unit, {
      piece: (ref) => view.nameOf(after, ref, language),
      seat: (seat) => `${PLAYER[language]} ${seat}`,
    })
    for (const line of words.log(entry, before, after, speak)) {
      lines.push(line.kind === 'heading' ? `\n== ${line.text} ==` : `       ${line.text}`)
      for (const detail of line.details) lines.push(`         - ${detail}`)
    }
  }
  const print = createHash('sha256').update(canonical(snapshot.state)).digest('hex').slice(0, 16)
  lines.push('', `Outcome: ${canonical(game.outcome(snapshot.state))}. State ${print}.`, '')
  return lines.join('\n')
}

/** The viewer whose view a decision is answered from: the seat itself, or everybody for chance. */
const viewerOf = ({ seat }: AnyDecision) => (seat === 'chance' ? 'everybody' : seat)

/** An answer in readable form: ids and faces unchanged, points in inches. */
function answerText(answer: unknown): string {
  if (Array.isArray(answer)) return answer.length === 0 ? 'nothing' : answer.map(answerText).join(', ')
  if (typeof answer !== 'object' || answer === null) return String(answer)
  const { x, y, at, on } = answer as { readonly x?: number; readonly y?: number; readonly at?: unknown; readonly on?: string }
  if (x !== undefined && y !== undefined) return `(${inches(x)}, ${inches(y)})`
  return at ? `${answerText(at)}${on ? ` on ${on}` : ''}` : JSON.stringify(answer)
}
const inches = (units: number) => (units / 2540).toFixed(2)
