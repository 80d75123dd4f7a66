/** The card of a miniature, and the muster beside the table. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import { exterminate } from '../../../src/games/exterminate/rules'
import { exterminateView } from '../../../src/games/exterminate/view'
import { PiecePanel } from '../../../src/games/exterminate/view/piece-panel'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { speakOf } from './matches'

const viewOf = (A: readonly string[], B: readonly string[]) =>
  exterminate.project(exterminate.setUp({ game: 'exterminate', seats: ['A', 'B'], options: { rosters: { A, B } } }), 'everybody')
const view = viewOf(['DAL-L', 'DAL-3', 'DAL-2', 'DAL-H'], ['CYB-L', 'CYB-4', 'CYB-3', 'CYB-M'])
const other = viewOf(['DOC-D', 'DOC-C', 'DOC-S'], ['CYB-M', 'CYB-M', 'CYB-M'])

describe('the card', () => {
  test.each(LANGUAGES)('of every miniature, in %s, marked as house data', (language) => {
    for (const shown of [view, other]) {
      for (const { ref } of Object.values(shown.figures)) {
        const html = renderToStaticMarkup(<PiecePanel view={shown} piece={ref} speak={speakOf(shown, language)} />)
        expect(html).not.toMatch(/undefined|NaN|\[/)
        expect(html.includes(language === 'en' ? 'House data' : 'Valeurs maison')).toBe(true)
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
