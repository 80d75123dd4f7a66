/** What lies beside the table: own cards with what can be done with them, the other hand as a count, windows by public facts. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { EFFECTS, ICONS, NODE_KINDS } from '../../../src/games/exterminate/rules/cards'
import { exterminateView } from '../../../src/games/exterminate/view'
import { Mark } from '../../../src/games/exterminate/view/marks'
import type { Hands, SeatHand } from '../../../src/games/hands'
import type { AnyDecision } from '../../../src/kernel'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { pass } from '../exterminate/passing'
import { fighting, type Laid, moving, playing, shooting, way } from '../exterminate/position'
import { speakOf } from './matches'
import { asked, momentOf, type Playing, telling } from './told'

const FIELD: Laid = {
  figures: { A1: { profile: 'TC', at: [0, 0], stress: 1 }, B1: { profile: 'TD', at: [5, 0] } },
  sides: {
    A: {
      fate: 1,
      fateStart: 2,
      hand: ['hit', 'hit', 'reroll', 'fate', 'lightning'],
      ready: ['second-wind'],
      exhausted: ['medi-kit'],
    },
    B: { fate: 2, hand: ['armour', 'flex', 'super-armour'], discard: ['sidestep'] },
  },
  nodes: { 'node-1': { kind: 'black', points: 3, carrier: 'A1' } },
  discard: ['double', 'armour'],
}

const handsOf = (play: Playing, viewer: 'A' | 'B' = 'A', language: (typeof LANGUAGES)[number] = 'en'): Hands => {
  const moment = momentOf(play, viewer)
  const hands = exterminateView.hands?.(moment, speakOf(moment.view, language))
  if (!hands) throw new Error('this game has hands')
  return hands
}
const of = (hands: Hands, seat: 'A' | 'B'): SeatHand => {
  const found = hands.seats.find((one) => one.seat === seat)
  if (!found) throw new Error(`no hand of ${seat}`)
  return found
}
const plays = (seat: SeatHand) =>
  Object.fromEntries([...(seat.hand ?? []), ...seat.cards].map(({ face, plays }) => [face.id, plays.map(({ option }) => option)]))

describe('hands', () => {
  test('the other hand is a count, and nothing of it is anywhere', () => {
    const hands = handsOf(moving(FIELD))
    expect(of(hands, 'B')).toEqual({
      seat: 'B',
      handCount: 3,
      cards: [],
      tokens: [
        { id: 'fate', icon: 'fate', label: 'Fate (from 2)', count: 2 },
        { id: 'nodes', icon: 'node', label: 'Points in nodes', count: 0 },
      ],
    })
    for (const card of ['flex', 'super-armour']) expect(JSON.stringify(hands)).not.toContain(card)
  })
  test('nobody’s cards are shown where the view hides them', () => {
    const play = moving(FIELD)
    const moment = { ...momentOf(play), view: play.sees('nobody') }
    const hands = exterminateView.hands?.(moment, speakOf(moment.view, 'en'))
    expect(hands?.seats.map(({ hand }) => hand)).toEqual([undefined, undefined])
    expect(JSON.stringify(hands)).not.toContain('reroll')
  })
  test('piles: the deck as a count, the discard open with the last card on top, adventure discards as a count', () => {
    expect(handsOf(moving(FIELD)).piles).toMatchObject([
      { id: 'deck', count: 26 },
      { id: 'discard', count: 2, top: { id: 'armour' }, faces: [{ id: 'armour' }, { id: 'double' }] },
      { id: 'adventures-B', label: 'Adventure discard of Bob', count: 1 },
    ])
  })
  test('between own actions fate takes stress off, by a card too; the others say when they are played', () => {
    const own = of(handsOf(moving(FIELD)), 'A')
    expect(plays(own)).toEqual({
      fate: ['clear:A1>fate'],
      hit: [],
      lightning: [],
      reroll: [],
      'second-wind': ['use:second-wind'],
      'medi-kit': [],
    })
    expect(own.hand?.find(({ face }) => face.id === 'reroll')?.why).toBe(
      'played once dice have been thrown, before anybody plays cards on them.',
    )
    expect(own.cards.map(({ state }) => state)).toEqual(['ready', 'exhausted'])
    expect(own.tokens[1]?.count).toBe(3)
  })
  test('in a window its cards are lit, and the rest is of no use there', () => {
    const figures = { ...FIELD.figures, A1: { profile: 'TC', at: [0, 0] } } as const
    const play = shooting({ ...FIELD, figures }).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
    play.roll('attack dice', 'HAL').roll('defence dice', 'HHAL')
    expect(asked(play, 'reroll window').options).toEqual([
      'Fate: re‑roll the attack dice',
      'Re‑roll the attack dice (card: Fate)',
      'Re‑roll the attack dice (card: Re‑roll)',
      'Pass',
    ])
    const own = of(handsOf(play), 'A')
    expect(plays(own)).toMatchObject({ reroll: ['reroll:attack>reroll'], fate: ['reroll:attack>fate'], lightning: [] })
    expect(own.hand?.find(({ face }) => face.id === 'lightning')?.why).toBe('it is of no use in this window.')
    pass(play, 'attack cards')
    expect(plays(of(handsOf(play), 'A'))).toMatchObject({ hit: ['play:hit>hit'], reroll: [] })
  })
  test('EX-CRD-12: the attacker’s cards are offered with the re-rolls before them, and played once those are passed', () => {
    const figures = { ...FIELD.figures, A1: { profile: 'TC', at: [0, 0] } } as const
    const play = shooting({ ...FIELD, figures }).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
    play.roll('attack dice', 'HAL').roll('defence dice', 'HHAL')
    const window = asked(play, 'reroll window')
    expect(window.title).toBe('Re‑roll dice, or play cards?')
    expect(exterminateView.next?.(momentOf(play).decisions[0] as AnyDecision)).toBe('attack cards')
    const card = of(handsOf(play), 'A').hand?.find(({ face }) => face.id === 'hit')
    expect(card?.plays).toEqual([
      {
        decision: momentOf(play).decisions[0]?.id,
        option: 'pass',
        label: expect.any(String),
        sequel: { subject: 'attack cards', answer: ['play:hit>hit'] },
      },
    ])
    // The other side's dice are no attack of its own.
    play.answer('A', 'reroll window', 'pass')
    expect(exterminateView.next?.(momentOf(play, 'B').decisions[0] as AnyDecision)).toBeUndefined()
    expect(asked(play, 'reroll window').title).toBe('Re‑roll dice?')
    pass(play, 'attack cards')
    expect(exterminateView.next?.(momentOf(play).decisions[0] as AnyDecision)).toBeUndefined()
  })
  test.each(LANGUAGES)('every card has a face of our own in %s, marked as house data', (language) => {
    const ready = [...EFFECTS]
    const play = moving({
      ...FIELD,
      sides: { A: { ready }, B: {} },
      discard: ['hit', 'flex', 'instant-reroll', 'fate', 'lightning'],
    })
    const hands = handsOf(play, 'A', language)
    const faces = [...of(hands, 'A').cards.map(({ face }) => face), ...(hands.piles[1]?.faces ?? [])]
    expect(faces.length).toBe(EFFECTS.length + 5)
    for (const face of faces) {
      expect(face.text.length, face.id).toBeGreaterThan(20)
      expect(face.title).not.toBe(face.id)
      expect(face.facts?.length).toBeGreaterThan(0)
      expect(face.note).toMatch(language === 'en' ? /House data/ : /Valeurs maison/)
    }
  })
})

test('what one draws is told to him alone; the other learns the count', () => {
  const draw = (viewer: 'A' | 'B') => {
    const play = playing({ ...FIELD, deck: ['double', 'hit'] }, { call: 'draw', local: { seat: 'A', count: 2 } })
    return telling(play, viewer, () => play.answer('chance' as never, 'card draw', [1, 0]))
  }
  expect(draw('A').log()).toMatchObject([{ text: 'Ann draws 2 cards.', details: ['Double and Hit'] }])
  expect(draw('B').log()).toMatchObject([{ text: 'Ann draws 2 cards.', details: [] }])
  expect(draw('B').log('fr')).toMatchObject([{ text: 'Ann pioche 2 cartes.', details: [] }])
})

test('a re-roll is told die by die, a played card is shown', () => {
  const play = shooting({ ...FIELD, figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [5, 0] } } })
  play.answer('A', 'shoot turn', 'shoot:A1>B1:gunstick').roll('attack dice', 'HAL').roll('defence dice', 'HHAL')
  play.answer('A', 'reroll window', 'reroll:attack>reroll')
  expect(asked(play, 'which dice').options).toEqual(['Die 1: hit', 'Die 2: armour', 'Die 3: bolt'])
  const chosen = telling(play, 'B', () => play.answer('A', 'which dice', ['die-1', 'die-2']))
  expect(chosen.log()).toMatchObject([{ text: 'Ann plays Re‑roll on the attack dice: throws dice again.' }])
  expect(chosen.cues()).toMatchObject([{ type: 'card', seat: 'A', title: 'Re‑roll', icons: [{ id: 'reroll' }] }])
  const rolled = telling(play, 'B', () => play.roll('reroll dice', 'HA'))
  expect(rolled.log()).toMatchObject([{ text: 'Ann re‑rolls the attack dice: armour, bolt → hit, armour.' }])
  pass(play, 'attack cards')
  telling(play, 'B', () => play.answer('A', 'attack cards', 'play:hit>hit'))
  const netted = telling(play, 'B', () => pass(play))
  expect(netted.log()[0]).toMatchObject({
    text: '3 hits, 1 saved → 2 damage dice.',
    details: ['Dalek 1, 3 hits: on the dice 2, Hit +1', 'Dalek 2, 1 stopped: armour on the dice 1'],
  })
})

test('a shocked enemy: fate may finish it, and the token is told with what it did', () => {
  const play = fighting({
    figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [2.5, 0] } },
    sides: { A: { fate: 2 }, B: { fate: 1 } },
  })
  play
    .answer('A', 'melee turn', 'engage:A1>B1')
    .answer('A', 'engage where', way([1.5, 0]))
    .answer('A', 'bonus dice', 1)
  play.roll('melee attack dice', 'HHAAAAA').roll('melee defence dice', 'AA')
  pass(play).roll('damage dice', 'AH')
  pass(play, 'contest window')
  expect(asked(play, 'contest window')).toMatchObject({
    title: 'Fate for Dalek 2?',
    options: ['Fate: stand it up again', 'Pass'],
  })
  pass(play)
  expect(asked(play, 'finish').options).toEqual(['Fate: exterminate Dalek 2', 'Spare it'])
  const struck = telling(play, 'B', () => play.answer('A', 'finish', 'strike:B1>token'))
  expect(struck.log()).toMatchObject([{ seat: 'A', text: 'Ann spends a fate token to exterminate Dalek 2.' }])
  expect(struck.log('fr')).toMatchObject([{ text: 'Ann dépense un jeton destin pour exterminer Dalek 2.' }])
  pass(play.answer('B', 'contest window', 'fate:recover>token'))
  expect(asked(play, 'fate order')).toMatchObject({ options: [], title: 'Which fate of Dalek 2 comes first?' })
})

describe('windows to be asked in', () => {
  test('each has words in both languages, and the same defaults', () => {
    const [en, fr] = LANGUAGES.map((language) => exterminateView.stops?.(language) ?? [])
    expect(en?.map(({ subject }) => subject)).toEqual(fr?.map(({ subject }) => subject))
    expect(en?.length).toBe(6)
    for (const stop of [...(en ?? []), ...(fr ?? [])]) {
      expect(stop.label).not.toBe('')
      expect(stop.hint).toMatch(/[.]$/)
    }
  })
  test('EX-FAT-07: a removal that only a card of the hand could stop is a window, by public facts', () => {
    const result = (...ids: readonly string[]) => {
      const options = ids.map((id) => ({ id }))
      return exterminateView.rest?.({
        id: '1',
        seat: 'B',
        subject: 'result',
        choice: { shape: 'pick', options, least: 1, most: 1 },
        fallback: ['suffer'],
      } as AnyDecision)
    }
    expect([result('suffer'), result('fate:save>fate', 'suffer')]).toEqual(['suffer', 'suffer'])
    expect([result('wound', 'suffer'), result('fate:save>token', 'suffer'), result('use:escape-plan', 'suffer')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  test('own dice and own figures make a window one’s own', () => {
    const play = fighting({ ...FIELD, figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [1.5, 0] } } })
    const about = (seat: 'A' | 'B', subject: string, named: AnyDecision['about'] = {}): boolean => {
      const decision = { id: '1', seat, subject, choice: { shape: 'pick' }, fallback: ['pass'], about: named } as AnyDecision
      const dice = { damage: { seat: 'A', faces: ['hit'], added: [] } } as const
      return exterminateView.isOwn?.(decision, { ...play.sees(seat), dice }) ?? false
    }
    expect([about('A', 'reroll window'), about('B', 'reroll window')]).toEqual([true, false])
    expect([about('A', 'contest window', { figure: 'B1' }), about('B', 'contest window', { figure: 'B1' })]).toEqual([
      false,
      true,
    ])
    expect(about('B', 'adventure window', { timing: 'shot', figure: 'A1', other: 'B1' })).toBe(true)
    expect(about('B', 'adventure window', { timing: 'crossing', figure: 'A1' })).toBe(false)
    expect(about('B', 'adventure window', { timing: 'initiative' })).toBe(true)
    expect(about('A', 'attack cards')).toBe(true)
  })
})

test.each([
  ['a shot that is stopped asks its target no more', 'defence cards', 'HA', 'AB', {}, [true, false]],
  ['a shot that gets through does', 'defence cards', 'HH', 'AB', {}, [true, true]],
  ['in cover a bolt stops it', 'defence cards', 'HH', 'AB', { inCover: true }, [true, false]],
  ['dice that could be better are worth a re-roll', 'reroll window', 'HA', 'BB', {}, [true, true]],
  ['dice that all hit are not, nor is a defence that holds', 'reroll window', 'H', 'A', {}, [false, false]],
] as const)('%s', (_name, subject, hits, saves, about, expected) => {
  const letters = { H: 'hit', A: 'armour', B: 'bolt' } as const
  const faces = (said: string) => [...said].map((letter) => letters[letter as keyof typeof letters])
  const dice = {
    attack: { seat: 'A', faces: faces(hits), added: [] },
    defence: { seat: 'B', faces: faces(saves), added: [] },
  } as const
  const asked = (['A', 'B'] as const).map((seat) => {
    const decision = { id: '1', seat, subject, choice: { shape: 'pick' }, fallback: ['pass'], about } as AnyDecision
    return exterminateView.isOwn?.(decision, { ...moving(FIELD).sees(seat), dice })
  })
  expect(subject === 'defence cards' ? asked[1] : asked).toEqual(subject === 'defence cards' ? expected[1] : expected)
})

test('every mark is drawn, and no two alike', () => {
  const ids = [...ICONS, ...NODE_KINDS, 'node', 'wound', 'stress']
  const drawn = ids.map((id) => renderToStaticMarkup(Mark({ id, size: 16 })))
  expect(new Set(drawn).size).toBe(ids.length)
  const plain = renderToStaticMarkup(Mark({ id: 'unheard of', size: 16 }))
  for (const id of [...ids, ...EFFECTS]) {
    const html = renderToStaticMarkup(Mark({ id, size: 16 }))
    expect(html).toContain('currentColor')
    expect(html, id).not.toBe(plain)
  }
})
