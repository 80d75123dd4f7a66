/** The taught matches: each begins, says every step in both languages, and its steps come in matches as they are played. */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games'
import { isAbout, stepNow } from '../../src/games/lesson'
import type { AnyDecision, Json, Pick } from '../../src/kernel'
import { momentsIn } from '../tools/moments-of'

const SEEDS = [1, 2, 3, 4, 5, 6]
/** Option ids that end a part or decline. */
const ENDINGS = ['end', 'pass', 'ready']

describe.each(GAMES.filter(({ lesson }) => lesson).map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every step is worded in both languages, and no word is left over', async () => {
    const lesson = await game.lesson?.()
    const ids = lesson?.steps.map(({ id }) => id) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    for (const language of ['en', 'fr'] as const) {
      const { welcome, steps, done } = lesson?.words[language] ?? { steps: {} }
      expect(Object.keys(steps).sort()).toEqual([...ids].sort())
      for (const said of [welcome, done, ...Object.values(steps)]) {
        expect(said?.title.length).toBeGreaterThan(3)
        // A bubble beside the table holds no more.
        expect(said?.text.length).toBeLessThanOrEqual(300)
      }
    }
  })

  test('its options are taken, and every step comes in one of a few matches, the first of them in each', async () => {
    const [lesson, rules] = [await game.lesson?.(), await game.rules?.()]
    if (!lesson || !rules) throw new Error('a lesson needs rules')
    const parsed = rules.parseSpec(lesson.options)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason))
    const pupil = parsed.spec.seats[0]
    const come = new Map<string, number>()
    for (const seed of SEEDS) {
      const done = new Set<string>()
      // A pupil does what is taught at this moment, where the bot might rather end its part.
      let taught: AnyDecision['subject'] | undefined
      const instead = ({ seat, subject, choice }: AnyDecision): Json | undefined => {
        if (seat !== pupil || subject !== taught || choice.shape !== 'pick') return undefined
        // The cast is safe: a choice has the type that its shape names.
        const { options, most } = choice as Pick
        const first = options.find(({ id, refused }) => !refused && !ENDINGS.includes(id))
        return first && most === 1 ? [first.id] : undefined
      }
      for await (const { questions } of momentsIn(rules, parsed.spec, seed, instead)) {
        taught = undefined
        const open = questions.filter(({ seat }) => seat === pupil) as readonly AnyDecision[]
        const step = stepNow(lesson, open, done)
        if (!step) continue
        expect(isAbout(step, open)).toBe(true)
        done.add(step.id)
        taught = open.find(({ subject }) => step.asked.includes(subject))?.subject
        come.set(step.id, (come.get(step.id) ?? 0) + 1)
      }
      if (lesson.steps.every(({ id }) => come.has(id))) break
    }
    expect(lesson.steps.map(({ id }) => id).filter((id) => !come.has(id))).toEqual([])
  })
})
