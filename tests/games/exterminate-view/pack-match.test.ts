/** A match with the example pack, seen and spoken of: the pack's things go by the pack's names, in both languages. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultSpec } from '../../../src/games/exterminate/rules'
import { exterminateView } from '../../../src/games/exterminate/view'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { playMatch, speakOf } from './matches'

const pack = JSON.parse(readFileSync('public/packs/example.json', 'utf8'))
const options = JSON.parse(
  JSON.stringify({
    ...defaultSpec(),
    pack,
    scenario: 'the-old-works',
    rosters: { A: ['UND-L', 'UND-4', 'UND-G'], B: ['UND-L', 'UND-S', 'UND-S'] },
    adventures: { A: ['tunnel-maps', 'steady-nerves', 'lucky-hit'], B: 4 },
  }),
)
/** The pack's ids, which nobody should ever read. */
const IDS =
  /\b(UND-[A-Z0-9]|scrap-repeater|mining-charge|crowbar|lucky-break|second-thought|tunnel-maps|steady-nerves|old-works)\b/

test('nothing of a pack is ever called by its id', { timeout: 120_000 }, () => {
  const heard = new Set<string>()
  for (const seed of [1, 2]) {
    playMatch(options, seed, ({ entry, before, after, decisions }) => {
      for (const language of LANGUAGES) {
        const speak = speakOf(after, language)
        const words = exterminateView.words(language)
        const texts = words.log(entry, before, after, speak).flatMap(({ text, details }) => [text, ...details])
        for (const decision of decisions) {
          const { title, hint } = words.question(decision, speak)
          texts.push(title, hint)
          const { choice } = decision
          if (choice.shape === 'pick' && 'options' in choice)
            for (const { id } of choice.options as readonly { readonly id: string }[]) {
              const { label, detail } = words.option(decision, id, speak)
              texts.push(label, detail ?? '')
            }
        }
        for (const text of texts) {
          expect(text).not.toMatch(IDS)
          expect(text).not.toMatch(/undefined|NaN/)
          heard.add(text)
        }
      }
    })
  }
  const all = [...heard].join('\n')
  for (const name of ['Gunner', 'Mitrailleur', 'Tunnel Captain', 'Capitaine des tunnels', 'scrap repeater'])
    expect(all).toContain(name)
})
