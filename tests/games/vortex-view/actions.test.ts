/** Charges, shots and attacks as they are told: the sums before Will, the log with its reasons, the cues in their order; the end. */
import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/games/vortex/rules/events'
import type { Figure, State, View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import { LANGUAGES } from '../../../src/ui/words/speak'
import {
  act,
  acting,
  bid,
  type Laid,
  laid,
  playing,
  quiet,
  resolved,
  stepping,
  turning,
  type VortexPlay,
} from '../vortex/position'
import { speakOf } from '../vortex/screen'
import { brief, card, momentOf, plain, situationOf, telling } from './told'

describe('a charge', () => {
  const LANCER: Laid = {
    // One more, so that the window stays open whatever becomes of the charger.
    models: { A1: card('er-lancer', [10, 40]), A2: card('er-captain', [10, 70]), B1: card('my-creeper', [33.25, 40]) },
    step: { of: 'others', rapidity: 6 },
  }
  const far = (gap: number): Laid => ({ ...LANCER, models: { ...LANCER.models, B1: card('my-creeper', [13.25 + gap, 40]) } })
  test('that goes home: declared, walked, in contact, with its length', () => {
    const play = acting(LANCER)
    const declared = telling(play, () => act(play, 'charge:A1>B1'))
    expect([declared.log(), declared.cues()]).toEqual([
      ['Steppe Lancer declares a charge on Creeper.'],
      ['aim A1 friend, B1 enemy'],
    ])
    expect([situationOf(play)?.title, situationOf(play)?.why]).toEqual([
      'Steppe Lancer charges Creeper',
      ['Points are spent before anything is measured; what is out of range is lost.'],
    ])
    const home = telling(play, () => play.answer('A', 'charge where', 'spot:0'))
    expect(home.log()).toEqual(['The charge goes home over 20 cm.', 'Steppe Lancer is in contact with Creeper.'])
    expect(home.log('fr')[0]).toBe('La charge porte, sur 20 cm.')
    expect(home.cues()).toEqual(['walk A1'])
  })
  test('VX-CHG-05, VX-CHG-06: that is too short, or too far', () => {
    const short = acting(far(10))
    act(short, 'charge:A1>B1')
    const engaged = telling(short, () => short.answer('A', 'charge where', 'spot:0'))
    expect(engaged.log()[0]).toBe('Only 10 cm: an engagement, no charge.')
    expect(engaged.cues()).toEqual(['walk A1', 'say A1 engagement only'])
    const long = acting(far(31))
    const failed = telling(long, () => act(long, 'charge:A1>B1'))
    expect(failed.log()).toEqual([
      'Steppe Lancer declares a charge on Creeper.',
      'Too far: the charge ends after 30 cm, short of its target.',
    ])
    expect(failed.log('fr')[1]).toBe('Trop loin : la charge s’arrête après 30 cm, avant sa cible.')
    expect(failed.cues()).toEqual(['aim A1 friend, B1 enemy', 'walk A1', 'say A1 too far'])
  })
})

describe('a shot', () => {
  const range = (gap: number, more: Laid['models'] = {}): VortexPlay =>
    acting({
      models: {
        A1: card('er-archer', [10, 40]),
        B1: card('my-creeper', [12.5 + gap, 40]),
        B2: card('my-elder', [75, 75]),
        ...more,
      },
      step: { of: 'others', rapidity: 4 },
    })
  test('that kills: aim, both hands, beam, sum, damage, fall; the log with its reasons and its points', () => {
    const play = range(15)
    const declared = telling(play, () => act(play, 'shoot-still:A1>B1'))
    expect([declared.log(), declared.details()]).toEqual([
      ['Horizon Archer shoots at Creeper.'],
      ['Horizon Archer stays in place this turn'],
    ])
    expect(declared.cues()).toEqual(['aim A1 friend, B1 enemy'])
    expect(situationOf(play)).toMatchObject({
      title: 'A shot at Creeper',
      result: '3 against 2 so far',
      why: [
        'For it: 2 (Horizon Archer at normal range) + 1 (Horizon Archer stays in place) = 3',
        'To beat: 2 (Reflexes of Creeper) = 2',
      ],
    })
    play.answer('A', 'concentrate', ['A1'])
    bid(play, 'A', 'shot bid', { A1: 1 })
    const shot = telling(play, () => play.answer('B', 'shot reaction', 'notice:1'))
    expect(shot.log()).toEqual([
      'Creeper notices it.',
      'Hands up: Horizon Archer 1 point of Will, Creeper 1 point of Will.',
      '4 against 3: success.',
      'Creeper: 1 damage.',
      'Creeper is killed.',
    ])
    expect(shot.details()).toEqual([
      'For it: 2 (Horizon Archer at normal range) + 1 (Horizon Archer stays in place) + 1 (Will of Horizon Archer)',
      'Against it: 2 (Reflexes of Creeper) + 1 (Will of Creeper)',
      '1 (success)',
      '12 points: Creeper killed',
    ])
    expect(shot.log('fr')).toEqual([
      'Rampeur le remarque.',
      'Mains levées : Archer de l’Horizon 1 point de Volonté, Rampeur 1 point de Volonté.',
      '4 contre 3 : réussite.',
      'Rampeur : 1 dégât.',
      'Rampeur meurt.',
    ])
    expect(shot.cues()).toEqual([
      ...['say B1 notices', 'together say A1 +1, say B1 +1', 'shot A1 B1 true', 'say B1 4 : 3'],
      ...['say B1 −1', 'say B1 killed', 'fall B1', 'remove B1'],
    ])
  })
  test('that fails flies past, and hurts nobody', () => {
    const play = range(25)
    const { log } = telling(play, () => act(play, 'shoot:A1>B1').answer('A', 'concentrate', []))
    expect(log()).toEqual(['Horizon Archer shoots at Creeper.', 'Nobody concentrates.'])
    const shot = telling(play, () => play.answer('B', 'shot reaction', 'ignore'))
    expect(shot.cues().filter((cue) => cue.startsWith('shot'))).toEqual(['shot A1 B1 false'])
    expect(shot.log().at(-1)).toBe('1 against 2: it fails.')
  })
  test('VX-SHT-09: of several, those out of range are told once it is paid for', () => {
    const play = range(30, { A2: card('er-archer', [4, 44]) })
    act(play, 'shoot:A1>B1')
    const declared = telling(play, () => play.answer('A', 'shooters', ['with:A2']))
    expect(declared.log()).toEqual([
      'Horizon Archer 1 and Horizon Archer 2 shoot at Creeper.',
      'Horizon Archer 2: out of range, the points are lost.',
    ])
    expect(declared.cues()).toEqual(['aim A1 friend, A2 friend, B1 enemy', 'together say A2 out of range'])
    expect(situationOf(play)).toMatchObject({ result: '1 against 2 so far' })
    expect(situationOf(play)?.why.at(-1)).toBe('Horizon Archer 2 is out of range')
  })
  test('VX-SHT-10: one concentrates, several concentrate', () => {
    const told = (...figures: readonly string[]) => {
      const play = range(15, { A2: card('er-archer', [10, 44]) })
      act(play, 'shoot:A1>B1').answer('A', 'shooters', ['with:A2'])
      const { log } = telling(play, () => play.answer('A', 'concentrate', figures))
      return LANGUAGES.map((language) => log(language)[0])
    }
    expect([told('A1'), told('A1', 'A2')]).toEqual([
      ['Horizon Archer 1 concentrates.', 'Concentration : Archer de l’Horizon 1.'],
      ['Horizon Archer 1 and Horizon Archer 2 concentrate.', 'Concentration : Archer de l’Horizon 1 et Archer de l’Horizon 2.'],
    ])
  })
})

describe('an attack', () => {
  const MELEE: Laid = {
    models: { A1: card('er-captain', [40, 40]), A2: card('er-halberd', [44, 42.5]), B1: card('my-elder', [42.75, 40]) },
    step: { of: 'others', rapidity: 3 },
  }
  test('of two: who against whom, the sums, the clash, what a heavy weapon adds', () => {
    const play = acting(MELEE)
    act(play, 'strike:A1>B1').answer('A', 'joiners', ['A2'])
    const declared = telling(play, () => play.answer('A', 'mastery', ['all:A1']))
    expect(declared.log()).toEqual(['Plains Captain and Halberdier attack Elder Cap.'])
    expect(declared.cues()).toEqual(['clash A1 B1'])
    expect(situationOf(play)).toMatchObject({
      title: 'Plains Captain and Halberdier against Elder Cap',
      result: '7 against 3 so far',
    })
    expect(situationOf(play)?.rolls.map(({ label, seat, said }) => [label, seat, said])).toEqual([
      ['Plains Captain and Halberdier', 'A', '7'],
      ['Elder Cap', 'B', '3'],
    ])
    const fought = telling(play, () => quiet(play))
    expect(fought.log().slice(1)).toEqual(['7 against 3: exceptional success.', 'Elder Cap: 3 damage.', 'Elder Cap is killed.'])
    expect(fought.details().filter((detail) => /weapon|Attack of/.test(detail))).toEqual([
      'For it: 4 (Attack of Plains Captain) + 3 (Attack of Halberdier)',
      '2 (exceptional success) + 1 (heavy weapon)',
    ])
  })
  test('with full force is told as such', () => {
    const play = acting(MELEE)
    const declared = telling(play, () => act(play, 'force:A1>B1').answer('A', 'mastery', ['all:A1']))
    expect(declared.log()).toEqual(['Plains Captain attacks Elder Cap with full force.'])
    expect(declared.log('fr')).toEqual(['Capitaine des Plaines attaque Vieux Chapeau de toute sa force.'])
  })
  test('VX-SKL-07: a Fanatic who is killed fights on, and falls when the turn is over', () => {
    const play = acting({
      models: { A1: card('er-captain', [40, 40]), B1: card('my-burster', [42.5, 40]) },
      step: { of: 'others', rapidity: 6 },
    })
    const killed = telling(play, () => quiet(act(play, 'strike:A1>B1')))
    expect(killed.log().slice(-2)).toEqual([
      'Sporeburster: 2 damage.',
      'Sporeburster is killed, but fights on to the end of the turn.',
    ])
    expect(killed.details().at(-1)).toBe('12 points: Sporeburster killed')
    expect(killed.cues().some((cue) => cue === 'remove B1')).toBe(false)
    const end = playing(play, { call: 'turn', local: {}, step: 'end' })
    const entry = { seq: 1, cause: { type: 'answer' }, told: end.events } as const
    const [before, after] = [play.sees('A'), end.sees('A')]
    expect(vortexView.words('en').log(entry, before, after, speakOf(after))[0]?.text).toBe('Sporeburster falls at last.')
    expect(vortexView.stage(entry, before, after, speakOf(after)).map(brief)).toEqual(['fall B1', 'remove B1'])
  })
})

test.each<[string, () => VortexPlay]>([
  ['shot', () => act(acting({ models: { A1: { at: [10, 40], shot: [3, 30, 1, 40] }, B1: { at: [25, 40] } } }), 'shoot:A1>B1')],
  [
    'attack',
    () => act(acting({ models: { A1: { at: [40, 40], FOR: 5 }, B1: { at: [42.5, 40], skills: ['agile'] } } }), 'force:A1>B1'),
  ],
  [
    'spell',
    () =>
      act(acting({ models: { A1: { at: [10, 40], POU: 3, spells: ['dart'] }, B1: { at: [25, 40] } } }), 'cast:A1>dart').answer(
        'A',
        'spell target',
        ['target:B1'],
      ),
  ],
])('the sums of a %s are those that the rules come to when nobody bids anything', (_, begin) => {
  const play = begin()
  const result = situationOf(play)?.result
  quiet(play)
  const [value, against] = resolved(play)
  expect(result).toBe(`${value} against ${against} so far`)
})

describe('steps of the turn', () => {
  const lies = (now: Partial<Figure>): Laid => ({
    models: {
      A1: card('er-captain', [10, 10], now),
      A2: card('er-halberd', [20, 10], now),
      B1: card('my-elder', [10, 70], now),
      B2: card('my-burster', [20, 70], now),
    },
  })
  const told = (play: VortexPlay, told: readonly Event[], before: View) => {
    const [view, entry] = [play.sees('everybody'), { seq: 1, cause: { type: 'answer' }, told }] as const
    return LANGUAGES.map((language) => {
      const speak = speakOf(view, language)
      const banners = vortexView.stage(entry, before, view, speak).map((cue) => plain(brief(cue)))
      return [
        vortexView
          .words(language)
          .log(entry, before, view, speak)
          .map(({ text }) => plain(text)),
        banners,
      ]
    })
  }
  test('VX-ACT-03: what ends a turn and begins the next is worded by the steps of the turn that each of it is of', () => {
    const state = laid({ ...lies({ pa: 0 }), step: { of: 'others', rapidity: 6 } })
    const { B2 } = state.figures
    const dying: State = { ...state, figures: { ...state.figures, ...(B2 ? { B2: { ...B2, standing: 'doomed' } } : {}) } }
    const ended = stepping(dying)
    const next = turning(ended)
    expect([dying, next.state].map(({ steps }) => steps.map(({ of, rapidity }) => `${of} ${rapidity}`))).toEqual([
      ['fanatics 4', 'others 6', 'others 4', 'others 3'],
      ['others 6', 'others 4', 'others 3'],
    ])
    const [en, fr] = told(next, [...ended.events, ...next.events], { ...dying, viewer: 'everybody' })
    expect(en).toEqual([
      ['Rapidity 4', 'Rapidity 3', 'Sporeburster falls at last.', 'Turn 2: Plain', 'Rapidity 6'],
      ['fall B2', 'remove B2', 'banner Turn 2: Plain', 'banner Rapidity 6: Ann acts'],
    ])
    expect(fr?.[0]?.slice(0, 2)).toEqual(['Rapidité 4', 'Rapidité 3'])
  })
  test('VX-SKL-08: the banner of a step says whose step it is, as the log does', () => {
    const lying: State = { ...laid(lies({})), step: -1 }
    const play = stepping(lying)
    expect(told(play, play.events, { ...lying, viewer: 'everybody' })).toEqual([
      [['Fanatics at Rapidity 4'], ['banner Fanatics at Rapidity 4: Bob acts']],
      [['Fanatiques à Rapidité 4'], ['banner Fanatiques à Rapidité 4: À Bob d’agir']],
    ])
  })
})

test('6.7: the end of a Passage names each anchor that is held by its own number, as the table does', () => {
  const models = { A1: card('er-captain', [20, 42]), A2: card('er-shield', [5, 5]), B1: card('my-creeper', [60, 38]) }
  const play = playing(laid({ models, turn: 7 }), { call: 'match', local: {}, step: 'over' })
  const view = play.sees('everybody')
  const entry = { seq: 1, cause: { type: 'answer' }, told: play.events } as const
  const details = LANGUAGES.map((language) =>
    vortexView
      .words(language)
      .log(entry, view, view, speakOf(view, language))
      .flatMap((line) => line.details.map(plain)),
  )
  expect(details).toEqual([
    ['12 points: Anchor 1 held', '12 points: Anchor 3 held'],
    ['12 points : Ancrage 1 tenu', '12 points : Ancrage 3 tenu'],
  ])
  const names = vortexView.look(view, momentOf(play), speakOf(view)).areas?.flatMap(({ name = '' }) => name) ?? []
  expect(names.filter((name) => name.startsWith('Anchor')).map(plain)).toContain('Anchor 3: 12 points')
})

test('the end: what was scored for, line by line, and the sheet sums up to the score', () => {
  const ledger = [
    { seat: 'A', points: 12, turn: 2, why: { key: 'kill-points', says: { figure: 'B1' } } },
    { seat: 'A', points: 10, turn: 3, why: { key: 'kill-points', says: { figure: 'B2' } } },
    { seat: 'B', points: 1, turn: 3, why: { key: 'kill-points', says: { figure: 'A1' } } },
  ] as const
  const models = { A1: card('er-captain', [10, 10]), B1: card('my-creeper', [70, 70]), B2: card('se-star', [60, 70]) }
  const play = playing({ ...laid({ models, goal: 'annihilation', turn: 7 }), ledger }, { call: 'match', local: {}, step: 'over' })
  const view = play.sees('everybody')
  const entry = { seq: 1, cause: { type: 'answer' }, told: play.events } as const
  const [line] = vortexView.words('en').log(entry, view, view, speakOf(view))
  expect([line?.text, line?.details.map(plain)]).toEqual([
    'The match is over.',
    ['12 points: Creeper killed', '10 points: Falling Star killed', '1 point: Plains Captain killed'],
  ])
  expect(vortexView.scoreSheet?.(view, speakOf(view))).toEqual([
    { id: 'kill-points', label: 'Enemies killed', points: { A: 22, B: 1 } },
  ])
  expect(vortexView.status(view, speakOf(view)).scores).toEqual([
    { seat: 'A', score: 22 },
    { seat: 'B', score: 1 },
  ])
})
