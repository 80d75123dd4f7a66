/** The rules dialog opens at what was asked about, and "Why?" is offered only for what it can explain. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { exterminateHelp } from '../../src/games/exterminate/help'
import { PHRASES } from '../../src/games/exterminate/view/words'
import type { Reason } from '../../src/kernel'
import { RulesContent } from '../../src/ui/help/rules-dialog'
import { type Asked, WhyButton, WhyContext } from '../../src/ui/help/why-button'
import { PromptStrip } from '../../src/ui/match/prompt-strip'
import { TallyLine } from '../../src/ui/match/tally-view'
import { LANGUAGES, type Language } from '../../src/ui/words/speak'
import { PLAIN_NAMES, speaker } from '../../src/ui/words/speaker'
import { learnPart } from '../../src/ui/words/words'
import { WordsProvider } from '../../src/ui/words/words-context'

beforeAll(() => learnPart('helping'))

const nothing = () => undefined
const within = (language: Language, element: ReactElement): string =>
  renderToString(
    <WordsProvider speak={speaker(language, 'inch', PLAIN_NAMES)} game={PHRASES[language]}>
      {element}
    </WordsProvider>,
  ).replaceAll('<!-- -->', '')
const dialog = (language: Language, about: readonly Asked[]): string =>
  within(language, <RulesContent help={exterminateHelp} about={about} field={{ current: null }} page={{ current: null }} />)

const BLOCKED: Reason = { key: 'sight-blocked', says: { piece: 'wall' } }
const PARTS: readonly Asked[] = [
  { value: 3, reason: { key: 'weapon-dice', says: { weapon: 'gunstick' } } },
  { value: -1, reason: { key: 'long-range', says: { gap: 0, range: 0 } } },
]

test.each(LANGUAGES)('opens at the entry that explains a refusal (%s)', (language) => {
  const html = dialog(language, [{ reason: BLOCKED }])
  expect(html).toContain(language === 'en' ? 'Blocked sight</h3>' : 'Vue bloquée</h3>')
  expect(html).toContain('EX-LOS-06')
  expect(html).toContain('<cite lang="fr">Ligne de Vue Bloquée</cite>')
})

test('shows every part of a number, and the entry of the first', () => {
  const html = dialog('en', PARTS)
  expect(html).toContain('Dice of the attack</h3>')
  expect(html).toContain('gunstick <strong>3</strong>')
  expect(html).toMatch(/long range \([^)]*\) <strong>−1<\/strong>/)
})

test('begins with the contents if nothing was asked', () => {
  const html = dialog('fr', [])
  expect(html).not.toContain('data-reads')
  for (const { title } of exterminateHelp.chapters) expect(html).toContain(title.fr)
})

test('"Why?" is offered for the rules’ reasons only, and only where there is help', () => {
  const offered = (reason: Reason, isHelped: boolean) =>
    within(
      'en',
      <WhyContext value={isHelped ? nothing : undefined}>
        <WhyButton asked={[{ reason }]} />
      </WhyContext>,
    ).includes('Why?')
  expect(offered(BLOCKED, true)).toBe(true)
  expect(offered({ key: 'too-far', says: { used: 1, budget: 0 } }, true)).toBe(true)
  expect(offered({ key: 'too-few', says: { least: 1, given: 0 } }, true)).toBe(false)
  expect(offered(BLOCKED, false)).toBe(false)
})

test('it stands beside a refusal in the bar and beside the parts of a number', () => {
  const bar = (
    <WhyContext value={nothing}>
      <PromptStrip title="" hint="" refusal="No." why={BLOCKED} />
      <TallyLine tally={{ total: 2, parts: PARTS.map(({ value = 0, reason }) => ({ value, reason })) }} />
    </WhyContext>
  )
  expect(within('fr', bar).match(/Pourquoi/g)).toHaveLength(2)
})
