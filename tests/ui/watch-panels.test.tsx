/** What stands beside and below a watched match: its branches, its notes, its time line. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { BranchesPanel, type ShownBranch } from '../../src/ui/watch/branches-panel'
import { NoteCard } from '../../src/ui/watch/note-card'
import { NotesPanel } from '../../src/ui/watch/notes-panel'
import { TimeLine } from '../../src/ui/watch/time-line'
import { treeStep } from '../../src/ui/watch/tree-step'
import { LANGUAGES, type Language } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart } from '../../src/ui/words/words'
import { WordsProvider } from '../../src/ui/words/words-context'

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(learn))
  await learnPart('watching')
})
const nothing = () => undefined
const rendered = (language: Language, element: ReactElement) =>
  renderToString(<WordsProvider speak={speaker(language)}>{element}</WordsProvider>)
const textOf = (html: string) => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ')

const branch = (id: string, more: Partial<ShownBranch> = {}): ShownBranch => ({
  id,
  name: `Name of ${id}`,
  stands: 'Turn 3',
  scores: [{ seat: 'A', name: 'Ada', score: 7 }],
  isWatched: false,
  isOrphan: false,
  branches: [],
  ...more,
})
const TREE = [
  branch('one', { branches: [branch('two', { isWatched: true, leaves: 'After entry 4.' })] }),
  branch('three', { isOrphan: true }),
]
const side = (points: number) => [{ seat: 'A', name: 'Ada', points, lost: 1 }] as const

describe('a key in a tree', () => {
  // 0: one, 1: its child, 2: that one's child, 3: another child of one, 4: beside one.
  const LEVELS = [1, 2, 3, 2, 1]
  it.each([
    ['ArrowDown', [1, 2, 3, 4, undefined]],
    ['ArrowUp', [undefined, 0, 1, 2, 3]],
    ['ArrowRight', [1, 2, undefined, undefined, undefined]],
    ['ArrowLeft', [undefined, 0, 1, 0, undefined]],
    ['Home', [undefined, 0, 0, 0, 0]],
    ['End', [4, 4, 4, 4, undefined]],
    ['x', [undefined, undefined, undefined, undefined, undefined]],
  ] as const)('%s', (key, to) => {
    expect(LEVELS.map((_, at) => treeStep(key, LEVELS, at))).toEqual(to)
    expect(treeStep(key, LEVELS, -1)).toBeUndefined()
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('branches are a tree: the watched one is marked, the others can be opened and compared', () => {
    const html = rendered(
      language,
      <BranchesPanel branches={TREE} onOpen={nothing} onCompare={nothing} onSwitch={nothing} onClose={nothing} />,
    )
    expect(html.match(/role="tree"/g)).toHaveLength(1)
    expect(html.match(/role="group"/g)).toHaveLength(1)
    expect(html.match(/role="treeitem"/g)).toHaveLength(3)
    // Tab leads to one branch, the watched one at first, and then on.
    expect(html.match(/role="treeitem" tabindex="0" aria-level="2"/g)).toHaveLength(1)
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(html.match(/aria-pressed/g)).toHaveLength(2)
    expect(textOf(html)).toContain('After entry 4.')
    expect(html).toContain(language === 'en' ? 'is not on this device' : 'n’est pas sur cet appareil')
  })
  it('a comparison tells of each round what differs, in words too', () => {
    const html = rendered(
      language,
      <BranchesPanel
        branches={TREE}
        compared="one"
        comparison={{
          name: 'Name of one',
          rounds: [
            { round: 'Turn 1', here: side(2), there: side(2) },
            { round: 'Turn 2', here: side(2), there: side(5) },
            { round: 'Turn 3', here: undefined, there: side(6) },
          ],
        }}
        onOpen={nothing}
        onCompare={nothing}
        onSwitch={nothing}
        onClose={nothing}
      />,
    )
    expect(html.match(/data-differs/g)).toHaveLength(2)
    expect(html.match(/ui-compare-differs/g)).toHaveLength(2)
    expect(textOf(html)).toMatch(language === 'en' ? /Ada: 5 points, 1 lost/ : /Ada\s: 5 points, 1 perte/)
    expect(textOf(html)).toContain(language === 'en' ? 'not played' : 'pas jouée')
  })
  it('what is noted is text, never markup', () => {
    const text = '<b onclick="x">Look</b>'
    const html = rendered(
      language,
      <>
        <NotesPanel
          moment="Turn 2, entry 9"
          chapter="The <i>turn</i>"
          text={text}
          arrows={['A to B']}
          things={[
            { id: 'A1', name: 'Ada’s first' },
            { id: 'B1', name: 'Ben’s first' },
          ]}
          isDrawing
          notes={[{ after: 9, when: 'Turn 2, entry 9', chapter: 'The <i>turn</i>', text, arrows: 1, isShown: true }]}
          pauses
          onWrite={nothing}
          onChange={nothing}
          onDraw={nothing}
          onArrow={nothing}
          onArrowGone={nothing}
          onDelete={nothing}
          onGoTo={nothing}
          onPauses={nothing}
          onClose={nothing}
        />
        <NoteCard chapter="The <i>turn</i>" text={text} />
      </>,
    )
    expect(html).not.toContain('<b onclick')
    expect(html).not.toContain('<i>')
    expect(html.match(/&lt;b onclick/g)).toHaveLength(3)
    expect(html).toContain('aria-pressed="true"')
    expect(html.match(/<option/g)).toHaveLength(6)
  })
  it('notes and chapters stand on the time line, each with its own sign', () => {
    const html = rendered(
      language,
      <TimeLine
        first={0}
        last={10}
        position={5}
        marks={[
          { kind: 'note', at: 2 },
          { kind: 'chapter', at: 5 },
          { kind: 'dice', at: 5 },
        ]}
        valueText="x"
        previewAt={() => ({ round: '', scores: [], text: '' })}
        onGoTo={nothing}
      />,
    )
    expect(html).toMatch(/data-kind="note" style="left:20%"/)
    expect(html).toMatch(/data-kind="chapter" style="left:50%"/)
    expect(html.match(/<line data-kind/g)).toHaveLength(1)
  })
})
