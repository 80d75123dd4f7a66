/** The card of a miniature, the muster beside the table, and the lobby. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import { CARD, ROSTER } from '../../../src/games/exterminate/content/cards'
import { exterminate } from '../../../src/games/exterminate/rules'
import { defaultSpec, parseSpec } from '../../../src/games/exterminate/rules/spec'
import { exterminateView } from '../../../src/games/exterminate/view'
import { PiecePanel } from '../../../src/games/exterminate/view/piece-panel'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { speakOf } from './matches'

const viewOf = (A: readonly string[], B: readonly string[]) =>
  exterminate.project(exterminate.setUp({ game: 'exterminate', seats: ['A', 'B'], options: { rosters: { A, B } } }), 'everybody')
const view = viewOf(['DAL-L', 'DAL-3', 'DAL-2', 'DAL-H'], ['CYB-L', 'CYB-4', 'CYB-3', 'CYB-M'])
const other = viewOf(['DOC-D', 'DOC-C', 'DOC-S'], ['CYB-M'])

describe('the card', () => {
  test.each(LANGUAGES)('of every miniature, in %s, marked as house data', (language) => {
    for (const shown of [view, other]) {
      for (const { ref, card } of Object.values(shown.figures)) {
        const html = renderToStaticMarkup(<PiecePanel view={shown} piece={ref} speak={speakOf(shown, language)} />)
        expect(html).not.toMatch(/undefined|NaN|\[/)
        expect(html.includes(language === 'en' ? 'House data' : 'Valeurs maison')).toBe(CARD[card].house)
      }
    }
  })
  test('says stats, weapon and traits', () => {
    const html = renderToStaticMarkup(<PiecePanel view={view} piece="A1" speak={speakOf(view, 'en')} />)
    for (const words of [
      'Dalek Patrol Leader',
      '5″',
      '+3',
      'Gunstick',
      '3 dice up to 10″',
      'Relentless',
      'Waiting beside the table',
    ])
      expect(html).toContain(words)
  })
  test('of a thing that is no miniature is empty', () => {
    expect(renderToStaticMarkup(<PiecePanel view={view} piece="pipe-1" speak={speakOf(view, 'en')} />)).toBe('')
  })
})

test('before deployment all miniatures stand beside the table, apart from each other', () => {
  const { figures, width, depth } = exterminateView.look(
    view,
    { view, viewer: 'A', decisions: [], draft: IDLE },
    speakOf(view, 'en'),
  )
  expect(figures.length).toBe(Object.keys(view.figures).length)
  for (const { at, radius } of figures) {
    expect(at.x < -radius || at.y < -radius || at.x > width + radius || at.y > depth + radius).toBe(true)
  }
  for (const one of figures) {
    for (const other of figures) {
      if (one.ref === other.ref) continue
      expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(one.radius + other.radius)
    }
  }
})

describe('the lobby', () => {
  test.each(LANGUAGES)('in %s has words for every choice', (language) => {
    const lobby = exterminateView.lobby(language)
    expect(JSON.stringify(lobby)).not.toMatch(/undefined|NaN/)
    expect(lobby.lists[0]?.options.map(({ id }) => id)).toEqual(['daleks', 'cybermen', 'doctor'])
    expect(lobby.rulings.flatMap(({ options }) => options).length).toBe(Object.keys(view.rulings).length)
  })
  test('its first choices are the default match; changed ones are heard', () => {
    const { first } = exterminateView.lobby('en')
    expect(parseSpec(exterminateView.optionsOf(first))).toEqual(defaultSpec())
    const changed = {
      ...first,
      seats: { A: { roster: 'doctor' }, B: { roster: 'daleks' } },
      rulings: { ...first.rulings, stressedSprint: 'false', corridor: 'tape' },
    }
    expect(parseSpec(exterminateView.optionsOf(changed))).toMatchObject({
      rosters: { A: ROSTER.doctor, B: ROSTER.daleks },
      rulings: { stressedSprint: false, corridor: 'tape' },
    })
  })
})
