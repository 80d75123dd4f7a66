/** What gestures mean, as a table: in which question, which gesture, which intent. */
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import type { Gesture } from '../../../src/client/gesture'
import type { Intent, Moment } from '../../../src/client/moment'
import type { View } from '../../../src/games/exterminate/rules'
import { exterminateView } from '../../../src/games/exterminate/view'
import type { AnyDecision, PlayerSeat } from '../../../src/kernel'
import { reasonInWords } from '../../../src/ui/words/words'
import { dealt, fighting, type Laid, matched, moving, pass, shooting } from '../exterminate/driver'
import { speakOf } from './matches'

type Playing = ReturnType<typeof shooting>

const FIELD: Laid = {
  figures: {
    A1: { profile: 'TD', at: [0, 0] },
    A2: { profile: 'TD', at: [0, 4], done: { moved: true, shot: true, engaged: true } },
    A3: { profile: 'TB', at: [0, -5] },
    B1: { profile: 'TC', at: [2.5, 0] },
    B2: { profile: 'TC', at: [12, 0] },
  },
  terrain: { 'wall-1': { box: [6, -2, 7, 2], height: 2 } },
}
const SPOT = { x: 1000, y: 1000 }
const lift = (ref: string): Gesture => ({ type: 'lift', ref, at: SPOT })
const tap = (ref: string): Gesture => ({ type: 'tap', ref, at: SPOT })
const drop = (ref: string, over?: string): Gesture => ({ type: 'drop', ref, at: SPOT, free: false, ...(over ? { over } : {}) })

function intentOf(play: Playing, gesture: Gesture, more: { viewer?: PlayerSeat; selected?: string } = {}): Intent | undefined {
  const { viewer = 'A', ...rest } = more
  const decisions = (play.snapshot.pending as readonly AnyDecision[]).filter(({ seat }) => seat === viewer)
  const moment: Moment<View> = { view: play.sees(viewer), viewer, decisions, draft: IDLE, ...rest }
  return exterminateView.intent(moment, gesture)
}

/** An intent on one line: `carry A1 for move:A1`, `refuse: …`. */
function line(play: Playing, intent: Intent | undefined): string {
  switch (intent?.type) {
    case undefined:
      return 'nothing'
    case 'answer':
      return `answer ${JSON.stringify(intent.answer)}`
    case 'carry':
      return `carry ${intent.piece} for ${intent.option}`
    case 'pick':
      return `pick ${intent.option}`
    case 'picks':
      return `picks ${intent.options.join(', ')}`
    case 'place':
      return intent.type
    case 'refuse':
      return `refuse: ${reasonInWords(intent.reason, speakOf(play.sees('A'), 'en'), exterminateView.words('en').phrases)}`
  }
}

describe('the movement part', () => {
  const play = moving(FIELD)
  test.each([
    [lift('A1'), 'carry A1 for move:A1'],
    [lift('A2'), 'refuse: Dalek 2 has already moved this turn.'],
    [lift('B1'), 'refuse: Dalek 4 is not your miniature.'],
    [lift('wall-1'), 'nothing'],
    [tap('A1'), 'nothing'],
    [tap('B1'), 'nothing'],
  ])('%j', (gesture, wanted) => {
    expect(line(play, intentOf(play, gesture))).toBe(wanted)
  })
  test('while another is in hand', () => {
    const inHand = moving(FIELD).answer('A', 'move turn', 'move:A1')
    expect(line(inHand, intentOf(inHand, lift('A3')))).toBe('refuse: Finish with Dalek 1 first, or step back.')
    expect(intentOf(inHand, lift('A1'))).toBeUndefined()
  })
  test('when it is not their go', () => {
    expect(line(play, intentOf(play, lift('B1'), { viewer: 'B' }))).toBe('refuse: It is not your go.')
  })
})

describe('the shooting part', () => {
  const play = shooting(FIELD)
  test.each([
    [tap('A1'), undefined, 'nothing'],
    [tap('B1'), undefined, 'refuse: Choose one of your miniatures first, then Dalek 4.'],
    [tap('B1'), 'A1', 'pick shoot:A1>B1:gunstick'],
    [tap('B2'), 'A1', 'refuse: Sight blocked by Dalek 4.'],
    [tap('B1'), 'A2', 'refuse: Dalek 2 has already shot this turn.'],
    [tap('B1'), 'A3', 'refuse: Dalek 3 has nothing to shoot with.'],
    [lift('A1'), undefined, 'nothing'],
    [drop('A1', 'B1'), undefined, 'pick shoot:A1>B1:gunstick'],
    [drop('A1'), undefined, 'carry A1 for sprint:A1'],
    [drop('A1', 'A1'), undefined, 'nothing'],
    [drop('A1', 'A2'), undefined, 'refuse: Dalek 2 is no target.'],
    [drop('A2'), undefined, 'refuse: Dalek 2 has already shot this turn.'],
  ])('%j with %s selected', (gesture, selected, wanted) => {
    expect(line(play, intentOf(play, gesture, selected ? { selected } : {}))).toBe(wanted)
  })
})

describe('the melee part', () => {
  const play = fighting(FIELD)
  test.each([
    [drop('A1', 'B1'), 'carry A1 for engage:A1>B1'],
    [drop('A1', 'B2'), 'refuse: Dalek 1 cannot attack Dalek 5 now.'],
    [drop('A1'), 'refuse: Drag Dalek 1 onto the enemy it attacks.'],
    [drop('A2', 'B1'), 'refuse: Dalek 2 has already attacked in melee this turn.'],
    [lift('A1'), 'nothing'],
  ])('%j', (gesture, wanted) => {
    expect(line(play, intentOf(play, gesture))).toBe(wanted)
  })
  test('tapping an enemy with a miniature selected picks the attack, to be confirmed', () => {
    expect(line(play, intentOf(play, tap('B1'), { selected: 'A1' }))).toBe('pick engage:A1>B1')
  })
})

test('a mustered miniature is lifted onto the table', () => {
  const play = matched({ scenario: 'purge', adventures: { A: 0, B: 0 } })
  dealt(play).roll('initiative dice', 'hit hit hit hit hit').roll('initiative dice', 'bolt bolt bolt bolt bolt')
  pass(play).answer('A', 'edge', 'south')
  expect(line(play, intentOf(play, lift('A1')))).toBe('carry A1 for deploy:A1')
  expect(line(play, intentOf(play, lift('B1')))).toBe('refuse: Cyber-Leader is not your miniature.')
})
