import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FaultPage, faultReport } from '../../src/ui/fault-boundary'
import { HelpContent } from '../../src/ui/help-overlay'
import { HintBubble } from '../../src/ui/hint-bubble'
import { HomePage } from '../../src/ui/home/home-page'
import { LobbyPage } from '../../src/ui/home/lobby-page'
import { AdvicePanel } from '../../src/ui/match/advice-panel'
import { CheckResult } from '../../src/ui/match/check-dialog'
import { FileDropCover, LoadingTable } from '../../src/ui/match/covers'
import { DecisionPanel } from '../../src/ui/match/decision-panel'
import { DicePrompt, RollResult } from '../../src/ui/match/dice-prompt'
import { EndScreen } from '../../src/ui/match/end-screen'
import { LogPanel } from '../../src/ui/match/log-panel'
import { MatchChrome } from '../../src/ui/match/match-chrome'
import { PromptStrip } from '../../src/ui/match/prompt-strip'
import { ResultBody, type ResultState } from '../../src/ui/match/result-dialog'
import { TallyLine, TallyView } from '../../src/ui/match/tally-view'
import { TopStrip } from '../../src/ui/match/top-strip'
import { SettingsPanel } from '../../src/ui/settings-panel'
import { Toasts } from '../../src/ui/toasts'
import { LANGUAGES, type Language } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { WordsProvider } from '../../src/ui/words/words-context'
import { CHOICES, decisionOf, GAME_PHRASES, IDLE, LOBBY, LOG, nameOf, SAVED, TALLY } from './harness/samples'

const nothing = () => undefined
const NOW = Date.UTC(2026, 10, 21)
const SETTINGS = {
  language: 'en',
  quality: 'medium',
  sound: 'off',
  volume: 'normal',
  ambience: 'on',
  motion: 'full',
  dice: 'hand',
  textSize: '100',
  hands: 'covered',
  tray: 'comes',
  near: 'off',
  windows: 'brief',
  confirms: 'risky',
  pace: 'normal',
  advice: 'off',
  pointer: 'shown',
  offline: 'auto',
  calls: 'off',
  keys: {},
} as const

function rendered(language: Language, element: ReactElement): string {
  const names = { piece: (ref: string) => nameOf(ref, language), seat: (seat: string) => seat }
  return renderToString(
    <WordsProvider speak={speaker(language, 'inch', names)} game={GAME_PHRASES[language]}>
      {element}
    </WordsProvider>,
  )
}
const textOf = (html: string) => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ')

/** Two share the first place, so the next one is third. */
const FOUR_AT_THE_END = {
  seats: [
    { seat: 'A', name: 'Karen', total: 16 },
    { seat: 'B', name: 'Matt', total: 12 },
    { seat: 'C', name: 'Arthur', total: 16 },
    { seat: 'D', name: 'Alex', total: 9 },
  ],
  winners: ['A', 'C'],
  sources: [{ id: 's', label: 'x', points: [16, 12, 16, 9] }],
} as const

const question = (name: string, language: Language) => (
  <DecisionPanel
    decision={decisionOf(name)}
    title={CHOICES[name]?.title[language] ?? name}
    draft={IDLE}
    unit="inch"
    option={(id) => ({ label: nameOf(id, language) })}
    onAnswer={nothing}
    confirm={{ disabled: false, onConfirm: nothing }}
    onBack={nothing}
  />
)
const RESULT: ResultState = {
  at: 'shown',
  result: {
    outcome: 'o',
    about: 'a',
    seats: [{ seat: 'A', name: 'Alice', points: 3 }],
    conclusion: 'c',
    isSound: true,
    isServerUnknown: true,
    faults: ['f'],
    proved: ['p'],
    unproved: ['u'],
  },
  note: 'n',
}
const PANELS: { readonly [name: string]: (language: Language) => ReactElement } = {
  home: (language) => (
    <HomePage
      settings={SETTINGS}
      onChange={nothing}
      games={[{ id: 'x', name: 'Exterminate!', blurb: '…', seats: [2, 2], kind: 'cards', minutes: [30, 45], isTaught: true }]}
      saved={SAVED(NOW, language)}
      unread={{ layouts: [{ id: 'u', name: '', why: 'w', when: NOW }], onSave: nothing, onDelete: nothing }}
      now={NOW}
      onPlay={nothing}
      onTeach={nothing}
      onSetUp={nothing}
      onJoin={() => false}
      onContinue={nothing}
      onDelete={nothing}
      onExport={nothing}
      onWatch={nothing}
      onBranches={nothing}
      onImport={nothing}
      onHelp={nothing}
      deckGames={[{ id: 'x', name: 'Exterminate!' }]}
      onDecks={nothing}
      newer="ready"
      onNewer={nothing}
    />
  ),
  advice: () => (
    <AdvicePanel
      title="x"
      answers={[
        { id: '0', label: 'x', detail: 'x', expected: 0.612 },
        { id: '1', label: 'x' },
        { id: '2', label: 'x', share: 0.25 },
      ]}
      onShow={nothing}
      onClose={nothing}
    />
  ),
  lobby: (language) => (
    <LobbyPage
      {...LOBBY(language)}
      onPlayer={nothing}
      onChange={nothing}
      onStart={nothing}
      onBack={nothing}
      onLanguage={nothing}
    />
  ),
  chrome: (language) => (
    <MatchChrome
      top={
        <TopStrip
          round="1"
          phase="2"
          active={{ seat: 'A', name: 'Alice', isBot: false }}
          scores={[{ seat: 'A', name: 'Alice', score: 1 }]}
          saved="saving"
          isSet
          soundOn
          onLanguage={nothing}
          onCommand={nothing}
        />
      }
      prompt={<PromptStrip title="t" hint="h" refusal="r" onBack={nothing} undo={{ disabled: false, onUndo: nothing }} />}
      log={
        <LogPanel
          lines={LOG.map((line) => ({ ...line, text: line.text[language], details: line.details.map((d) => d[language]) }))}
        />
      }
      question={question('pick', language)}
      logShown
      onLogShown={nothing}
      onSheet={nothing}
    />
  ),
  'empty log': () => <LogPanel lines={[]} />,
  dice: () => <DicePrompt seat="A" name="Alice" title="t" count={4} tally={TALLY} press="R" onThrow={nothing} />,
  roll: () => (
    <RollResult
      title="t"
      result="3"
      rolls={[{ id: 'r', seat: 'A', label: 'x', said: 'y', dice: [{ icon: 'hit', label: 'x', counts: true, option: 'die-0' }] }]}
      picked={['die-0']}
      onPick={nothing}
      expected={2.5}
      chance={0.04}
    />
  ),
  tally: () => <TallyView tally={{ ...TALLY, least: 5, total: 5 }} />,
  'tally line': () => <TallyLine tally={TALLY} />,
  end: () => (
    <EndScreen
      seats={[{ seat: 'A', name: 'Alice', total: 3 }]}
      winners={['A']}
      sources={[{ id: 's', label: 'x', points: [3] }]}
      story={{
        rounds: [
          { round: 'r', scores: [0] },
          { round: 's', scores: [3] },
        ],
        turns: [{ id: '1', round: 's', text: 'x', swing: [{ seat: 'A', points: 3 }] }],
      }}
      onHome={nothing}
      onAgain={nothing}
      onExport={nothing}
      onWatch={nothing}
      onLook={nothing}
    />
  ),
  'check under way': () => <CheckResult state={{ at: 'working', done: 3, of: 90 }} onClose={nothing} />,
  'check begun': () => <CheckResult state={{ at: 'fetching' }} onClose={nothing} />,
  'check failed': () => <CheckResult state={{ at: 'failed' }} onClose={nothing} />,
  'check done': () => <CheckResult state={{ at: 'checked', conclusion: 'x', lines: ['y'], doubt: 'z' }} onClose={nothing} />,
  'result with a server’s key': () => <ResultBody state={RESULT} server={{ text: '04', why: 'x', onText: nothing }} />,
  'result under way': () => <ResultBody state={{ at: 'working', done: 3, of: 90 }} />,
  'result failed': () => <ResultBody state={{ at: 'failed' }} />,
  'result to compare': () => <ResultBody state={RESULT} match={{ at: 'none', why: 'x', onFile: nothing }} />,
  'result being compared': () => (
    <ResultBody state={RESULT} match={{ at: 'working', isHere: true, done: 1, of: 2, onFile: nothing }} />
  ),
  'end of four': () => <EndScreen {...FOUR_AT_THE_END} onHome={nothing} onLook={nothing} />,
  draw: () => <EndScreen seats={[]} winners={[]} sources={[]} onHome={nothing} onLook={nothing} />,
  drop: () => <FileDropCover />,
  loading: () => <LoadingTable />,
  help: () => <HelpContent />,
  settings: () => <SettingsPanel settings={SETTINGS} onChange={nothing} onHintsAgain={nothing} />,
  'settings with sound': () => <SettingsPanel settings={{ ...SETTINGS, sound: 'on' }} onChange={nothing} />,
  hint: () => <HintBubble hint={{ id: 'x', text: 'y', press: 'Z' }} onSeen={nothing} onNoMore={nothing} />,
  toasts: () => <Toasts notices={[{ id: '1', kind: 'refused', text: 'x' }]} onDismiss={nothing} />,
  undrawn: () => <FaultPage canDraw={false} report={faultReport(new Error('x'), '')} onReload={nothing} />,
  fault: () => <FaultPage canDraw report={faultReport(new Error('x'), '')} onReload={nothing} />,
  'unknown shape': (language) => question('riddle', language),
  ...Object.fromEntries(
    Object.keys(CHOICES).map((name) => [`question: ${name}`, (language: Language) => question(name, language)]),
  ),
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.keys(PANELS))('%s draws, and has words for all it says', (name) => {
    const html = rendered(language, PANELS[name]?.(language) ?? <p />)
    const text = textOf(html)
    expect(text.trim().length).toBeGreaterThan(0)
    expect(text).not.toMatch(/\[[a-z-]+\]|undefined|NaN|\[object/)
    for (const [, label] of html.matchAll(/aria-label="([^"]*)"/g)) expect(label).not.toMatch(/^$|undefined|\[/)
  })
})

test('a number stands with its reasons, each with its sign', () => {
  const text = textOf(rendered('fr', <TallyView tally={TALLY} label="Dés" />)).replaceAll(/\s+/g, ' ')
  expect(text.trim()).toBe('fusil à rayons 3 Tir 2.2.3 +2 les caisses gênent 2.2.1 −1 Dés 4')
})
test('a refused option says why and cannot be taken', () => {
  const html = rendered('en', question('pick', 'en'))
  expect(textOf(html)).toContain('The tower blocks the whole corridor.')
  expect(html.match(/<input[^>]*disabled=""[^>]*>/g)).toHaveLength(2)
})
test('of four, ranks are told, and two can win together', () => {
  const text = (language: Language) =>
    textOf(rendered(language, <EndScreen {...FOUR_AT_THE_END} onHome={nothing} onLook={nothing} />)).replaceAll(/\s+/g, ' ')
  expect(text('en')).toContain('Karen and Arthur win together')
  expect(text('en')).toContain('Place 1st 3rd 1st 4th')
  expect(text('fr')).toContain('Victoire partagée : Karen et Arthur')
  expect(text('fr')).toContain('Rang 1er 3e 1er 4e')
})
test('every button without words has a name', () => {
  const html = rendered('en', PANELS.chrome?.('en') ?? <p />)
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)]
  expect(buttons.length).toBeGreaterThan(5)
  for (const [, attributes, inside] of buttons)
    expect(textOf(inside ?? '').trim() !== '' || /aria-label="[^"]+"/.test(attributes ?? ''), attributes).toBe(true)
})
test('a press that ends one’s own turn stands alone: there is nothing to pass beside it', () => {
  const strip = (pass: { readonly label?: string; readonly onPassAhead?: () => void }) =>
    textOf(rendered('en', <PromptStrip title="t" hint="h" pass={{ onPass: nothing, ...pass }} />))
  expect(strip({ onPassAhead: nothing })).toContain('Pass until my next move')
  expect(strip({ label: 'End the turn' })).toContain('End the turn')
  expect(strip({ label: 'End the turn' })).not.toContain('Pass')
})

test('the dock tells whether something is asked, and leads to an empty panel never', () => {
  const dock = (has: { readonly hasQuestion: boolean; readonly isAsked: boolean }) => {
    const shown = rendered(
      'en',
      <MatchChrome top="" prompt="" log="" question={<div />} logShown onLogShown={nothing} onSheet={nothing} {...has} />,
    )
    const button = /<button[^>]*data-panel="question".*?<\/button>/s.exec(shown)?.[0] ?? ''
    return { isOff: /^<button[^>]* disabled/.test(button), hasDot: button.includes('ui-dot') }
  }
  expect(dock({ hasQuestion: true, isAsked: true })).toEqual({ isOff: false, hasDot: true })
  // Standing offers alone wait for nobody.
  expect(dock({ hasQuestion: true, isAsked: false })).toEqual({ isOff: false, hasDot: false })
  expect(dock({ hasQuestion: false, isAsked: false })).toEqual({ isOff: true, hasDot: false })
})

test('the dock names what a game has: miniatures, cards, or neither', () => {
  const dock = (pieces: 'figures' | 'cards' | 'none') =>
    textOf(
      rendered('en', <MatchChrome top="" prompt="" log="" logShown onLogShown={nothing} onSheet={nothing} pieces={pieces} />),
    )
  expect(dock('figures')).toContain('Miniature')
  expect(dock('cards')).toContain('Card')
  expect(dock('cards')).not.toContain('Miniature')
  expect(dock('none')).not.toMatch(/Miniature|Card/)
})
