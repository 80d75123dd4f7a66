import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HandsPart } from '../../src/ui/match/hands/hands-part'
import { presetOf, presetStops, STOP_PRESETS, StopsPanel } from '../../src/ui/match/stops-panel'
import { LANGUAGES, type Language } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { WordsProvider } from '../../src/ui/words/words-context'
import { HANDS, SampleIcon, STOPS } from './harness/hand-samples'

const nothing = () => undefined
const rendered = (language: Language, element: ReactElement) =>
  renderToString(<WordsProvider speak={speaker(language)}>{element}</WordsProvider>)
const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
const hands = (language: Language, more: { readonly count?: number; readonly isHidden?: boolean } = {}) =>
  rendered(
    language,
    <HandsPart
      hands={HANDS(language, more.count ?? 5)}
      viewer="A"
      icon={SampleIcon}
      speak={speaker(language)}
      isHidden={more.isHidden ?? false}
      onPlay={nothing}
      nameOf={(seat) => (seat === 'A' ? 'Alice' : 'Bruno')}
    />,
  )
const labels = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1] ?? '')
/** The buttons that are cards, by what they can. */
const cards = (html: string, can: string) => [...html.matchAll(new RegExp(`<button[^>]*data-can="${can}"[^>]*>`, 'g'))]

describe.each(LANGUAGES)('hands in %s', (language) => {
  test('have words for everything', () => {
    const html = hands(language)
    expect(textOf(html)).not.toMatch(/\[[a-z-]+\]|undefined|NaN|\[object/)
    expect(labels(html).length).toBeGreaterThan(10)
    for (const label of labels(html)) expect(label).not.toMatch(/^$|undefined|\[/)
  })
  test('the windows have words, and switches with names of their own', () => {
    const html = rendered(language, <StopsPanel stops={STOPS(language)} value={{}} onChange={nothing} />)
    expect(textOf(html)).not.toMatch(/\[[a-z-]+\]|undefined|NaN/)
    const names = [...html.matchAll(/role="switch"[^>]*/g)].map(([tag]) => /aria-label="([^"]+)"/.exec(tag)?.[1])
    expect(new Set(names).size).toBe(2 * STOPS(language).length)
    expect(names).not.toContain(undefined)
  })
})

test('a playable card says so besides being lit, one that is not says why', () => {
  const html = hands('en')
  expect(cards(html, 'play')).toHaveLength(3)
  expect(labels(html)).toContain('Sharp eyes, Playable now')
  expect(labels(html)).toContain('Temporal shield, Not playable now')
  expect(textOf(html)).toContain('Not now: Only when one of your figures is the target.')
})
test('an exhausted card is named as such', () => {
  expect(labels(hands('en'))).toContain('Temporal shield, Exhausted, Not playable now')
})
test('others’ hands are shown as backs and a number', () => {
  const html = hands('en')
  expect(labels(html)).toContain('Bruno’s hand: 4 cards, face down')
  expect(textOf(html)).toMatch(/Bruno\s+4\s/)
})
test('while the screen changes hands nothing of any hand is on the page, and nothing can be played', () => {
  const html = hands('en', { isHidden: true })
  expect(textOf(html)).not.toContain('Overcharged cells')
  expect(labels(html)).toContain('Alice’s hand: 5 cards, face down')
  expect(cards(html, 'play')).toEqual([])
  expect(textOf(html)).toContain('A step back in time')
})
test('one card of the hand is a stop of the Tab key', () => {
  const html = hands('en', { count: 12 })
  expect([...html.matchAll(/class="ui-fan-card"[^>]*tabindex="0"/g)]).toHaveLength(1)
  expect([...html.matchAll(/class="ui-fan-card"[^>]*tabindex="-1"/g)]).toHaveLength(11)
})
test('an empty hand says so', () => {
  expect(textOf(hands('en', { count: 0 }))).toContain('No cards in hand')
})

describe('presets of windows', () => {
  const stops = STOPS('en')
  test.each(STOP_PRESETS)('%s is recognised again', (preset) => {
    expect(presetOf(stops, presetStops(stops, preset))).toBe(preset)
  })
  test('the important ones are what the game proposes, and what nobody has changed', () => {
    expect(presetOf(stops, {})).toBe('important')
    expect(presetStops(stops, 'important')['before shot']).toEqual({ own: true, other: false })
  })
  test('only mine asks nothing about others', () => {
    expect(Object.values(presetStops(stops, 'mine')).every(({ own, other }) => own && !other)).toBe(true)
  })
  test('a choice of one’s own is none of them', () => {
    expect(presetOf(stops, { 'after roll': { own: false, other: false } })).toBeUndefined()
  })
})
