/** Questions that one subject asks in more than one sense: the end of a turn or a price, an X or an exchange. */
import { expect, test } from 'vitest'
import { questionWords } from '../../../src/games/doomtrooper/view/questions'
import type { AnyDecision, Pick } from '../../../src/kernel'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { speaker } from '../../../src/ui/words/speaker'

const choice: Pick = { shape: 'pick', options: [{ id: 'h0' }, { id: 'h1' }], least: 1, most: 1 }
const asked = (subject: string, about: NonNullable<AnyDecision['about']>): AnyDecision => ({
  id: 'A1',
  seat: 'A',
  subject,
  choice,
  fallback: ['h0'],
  about,
})

test.each(LANGUAGES)('cards discarded as a price are not said to be too many (%s)', (language) => {
  const price = questionWords(asked('discard cards', { over: 1, pays: 'forced_march' }), speaker(language))
  const end = questionWords(asked('discard cards', { over: 1 }), speaker(language))
  expect(end.hint).toMatch(/seven|sept/)
  expect(price.hint).not.toMatch(/seven|sept/)
  expect(price.title).toMatch(language === 'en' ? /^Discard 1 card for / : /^Défaussez 1 carte pour /)
})
test.each(LANGUAGES)('an exchange of points says what is given for what, and speaks of no X (%s)', (language) => {
  const { title, hint } = questionWords(
    asked('how much', { card: 'war_chest', each: 5, get: 1, from: 'D', lots: true }),
    speaker(language),
  )
  expect(title).not.toMatch(/\bX\b/)
  expect(hint).toMatch(language === 'en' ? /5 Destiny for 1 Promotion/ : /5 points de destinée contre 1 de promotion/)
  expect(questionWords(asked('how much', { card: 'presence', each: 1 }), speaker(language)).title).toMatch(/\bX\b/)
})
