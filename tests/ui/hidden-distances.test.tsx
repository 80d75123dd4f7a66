/** Where a game hides distances, drafting a move is no ruler: nothing beyond its own length is told, and no place in numbers. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Path, Place } from '../../src/table/choice'
import { PathPanel, PlacePanel } from '../../src/ui/match/choice/space-panels'
import { LANGUAGES, type Language, type Speak } from '../../src/ui/words/speak'
import { PLAIN_NAMES, speaker } from '../../src/ui/words/speaker'
import { reasonInWords } from '../../src/ui/words/words'
import { WordsProvider } from '../../src/ui/words/words-context'
import { CHOICES } from './harness/samples'

const speakers = (language: Language): readonly [open: Speak, hiding: Speak] => [
  speaker(language, 'centimetre', PLAIN_NAMES),
  speaker(language, 'centimetre', PLAIN_NAMES, { hidesDistances: true }),
]
/** Twenty centimetres are allowed. */
const BUDGET = 20_000
const shared = { onAnswer: () => undefined, option: (id: string) => ({ label: id }), unit: 'centimetre' } as const
const way = (speak: Speak, used: number): string =>
  renderToString(
    <WordsProvider speak={speak} game={{}}>
      <PathPanel
        {...shared}
        choice={CHOICES.path?.choice as Path}
        answer={[{ x: 31_400, y: 5000 }]}
        measured={{ used, budget: BUDGET }}
      />
    </WordsProvider>,
  )
const place = (speak: Speak): string =>
  renderToString(
    <WordsProvider speak={speak} game={{}}>
      <PlacePanel {...shared} choice={CHOICES.place?.choice as Place} answer={{ at: { x: 31_400, y: 5000 }, heading: 0 }} />
    </WordsProvider>,
  )

test.each(LANGUAGES)('a way that is too long does not say by how much (%s)', (language) => {
  const [open, hiding] = speakers(language)
  const reason = (used: number) => ({ key: 'too-far', says: { used, budget: BUDGET } })
  expect(reasonInWords(reason(31_400), open)).toMatch(/31[.,]4/)
  expect(reasonInWords(reason(31_400), hiding)).toBe(reasonInWords(reason(25_000), hiding))
  expect(way(hiding, 31_400)).toBe(way(hiding, 25_000))
  // What it may go, and how far it has gone of that, is told.
  expect(way(hiding, 12_300)).toMatch(/12[.,]3/)
})

test.each(LANGUAGES)('no place is told in numbers (%s)', (language) => {
  const [open, hiding] = speakers(language)
  expect(way(open, 12_300)).toMatch(/<input[^>]*value="31[.,]4"/)
  for (const panel of [way(hiding, 12_300), place(hiding)]) {
    expect(panel).not.toMatch(/<input[^>]*inputMode="decimal"/i)
    expect(panel).not.toMatch(/31[.,]4/)
    // What cannot be typed is not asked for.
    expect(panel.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\btype\b|saisissez/)
  }
})
