/** What gestures mean, which buttons there are, and what is sent without being confirmed. */
import { describe, expect, test } from 'vitest'
import { type Draft, IDLE } from '../../../src/client/draft'
import type { Intent, Moment } from '../../../src/client/moment'
import { vortexGame } from '../../../src/games/vortex/rules'
import type { Side, View } from '../../../src/games/vortex/rules/state'
import type { Vortex } from '../../../src/games/vortex/rules/terms'
import { vortexView } from '../../../src/games/vortex/view'
import type { Path, Place } from '../../../src/table/choice'
import { judgePath } from '../../../src/table/judge'
import { firstFree, TABLE_SHAPES } from '../../../src/table/shapes'
import { LANGUAGES, type Language } from '../../../src/ui/words/speak'
import { drive } from '../../driver/drive'
import { act, acting, cm, type Laid, laid, quiet, type VortexPlay, wall, way } from '../vortex/position'
import { speakOf } from '../vortex/screen'
import { matchSpec } from './matches'
import { buttons, card, inWords, momentOf } from './told'

const SPOT = { x: 0, y: 0 }
/** An intent on one line: `carry A1 for walk:A1`, `refuse: …`. */
function line(moment: Moment<View>, intent: Intent | undefined): string {
  if (!intent) return 'nothing'
  switch (intent.type) {
    case 'carry':
      return `carry ${intent.piece} for ${intent.option}`
    case 'pick':
      return `pick ${intent.option}`
    case 'picks':
      return `picks ${intent.options.join(', ')}`
    case 'refuse':
      return `refuse: ${inWords(intent.reason, moment.view)}`
    default:
      return intent.type
  }
}
type More = Partial<Moment<View>>
const lifted = (play: VortexPlay, ref: string, viewer: Side = 'A', more: More = {}): string => {
  const moment = momentOf(play, viewer, more)
  return line(moment, vortexView.intent(moment, { type: 'lift', ref, at: SPOT }))
}
const tapped = (play: VortexPlay, ref: string | undefined, more: More = {}, at = SPOT): string => {
  const moment = momentOf(play, 'A', more)
  return line(moment, vortexView.intent(moment, { type: 'tap', at, ...(ref === undefined ? {} : { ref }) }))
}
const picking = (play: VortexPlay, subject: string, ...picked: readonly string[]): Draft => ({
  type: 'choosing',
  decision: play.decision(subject, 'A').id,
  picked,
  verdict: { allowed: true },
})

const FIELD: Laid = {
  models: {
    A1: card('er-archer', [10, 40]),
    A2: card('er-captain', [40, 60]),
    A3: card('er-archer', [10, 46]),
    A4: card('er-halberd', [30, 10]),
    A5: card('er-archer', [6, 43]),
    B1: card('my-creeper', [30, 40]),
    B2: card('my-elder', [42.75, 60]),
    B3: card('my-spitter', [10, 70]),
  },
  scenery: [wall(0, 20, 58, 59, 6)],
  step: { of: 'others', rapidity: 5 },
}
const changed = (ref: string, now: NonNullable<Laid['models'][string]['now']>): Laid => {
  const placing = FIELD.models[ref]
  return { ...FIELD, models: { ...FIELD.models, [ref]: { ...placing, now: { ...placing?.now, ...now } } } }
}

describe('lifting', () => {
  const play = acting(FIELD)
  test('one’s own is its next move: a walk, a walk more, a way out of the melee', () => {
    expect(lifted(play, 'A1')).toBe('carry A1 for walk:A1')
    expect(lifted(acting(changed('A1', { done: { walked: true, acted: true } })), 'A1')).toBe('carry A1 for forced:A1')
    expect(lifted(play, 'A2')).toBe('carry A2 for disengage:A2')
  })
  test('what cannot move says why; what cannot act in this step, and who is another’s, too', () => {
    expect(lifted(acting(changed('A1', { stance: 'static' })), 'A1')).toBe(
      'refuse: Horizon Archer 1 has announced that it stays in place this turn.',
    )
    expect(lifted(acting(changed('A1', { pa: 0 })), 'A1')).toBe(
      'refuse: Horizon Archer 1 has 0 of the 1 action point that it takes.',
    )
    expect(lifted(play, 'A4')).toBe('refuse: Halberdier can do nothing of the kind now.')
    expect(lifted(play, 'B1')).toBe('refuse: Creeper is not yours.')
    expect(lifted(play, 'B1', 'B')).toBe('refuse: It is not your window.')
  })
  test('VX-PA-01: how many points of action it takes and how many there are, one or several', () => {
    const { view } = momentOf(play)
    const short = (needs: number, has: number) =>
      LANGUAGES.map((language) => inWords({ key: 'short-of-pa', says: { figure: 'A2', needs, has } }, view, language))
    expect([short(1, 0), short(2, 0), short(3, 1), short(4, 2)]).toEqual([
      [
        'Plains Captain has 0 of the 1 action point that it takes.',
        'Il faut 1 point d’action : Capitaine des Plaines n’en a aucun.',
      ],
      [
        'Plains Captain has 0 of the 2 action points that it takes.',
        'Il faut 2 points d’action : Capitaine des Plaines n’en a aucun.',
      ],
      [
        'Plains Captain has 1 of the 3 action points that it takes.',
        'Il faut 3 points d’action : Capitaine des Plaines n’en a que 1.',
      ],
      [
        'Plains Captain has 2 of the 4 action points that it takes.',
        'Il faut 4 points d’action : Capitaine des Plaines n’en a que 2.',
      ],
    ])
  })
  test('while one is moved no other is lifted, and that one goes on', () => {
    const moving = act(acting(FIELD), 'walk:A1')
    expect([lifted(moving, 'A3'), lifted(moving, 'A1')]).toEqual(['refuse: Finish with Horizon Archer 1 first.', 'nothing'])
  })
  test('before the first turn it is deployed, by who deploys', () => {
    const begun = quiet(
      drive<Vortex>(vortexGame, TABLE_SHAPES as never, { spec: matchSpec({ A: 'erediens', B: 'erediens' }) }),
      'deploy',
    )
    const [seat, other] = begun.open[0]?.startsWith('A') ? (['A', 'B'] as const) : (['B', 'A'] as const)
    expect([lifted(begun, `${seat}2`, seat), lifted(begun, `${other}2`, other)]).toEqual([
      `carry ${seat}2 for deploy:${seat}2`,
      'refuse: It is not your window.',
    ])
  })
})

describe('pressing', () => {
  const play = acting(FIELD)
  const aiming = (selected: string, ...picked: readonly string[]): More => ({
    selected,
    draft: picked.length > 0 ? picking(play, 'act', ...picked) : IDLE,
  })
  test('an enemy aims at it, pressed again in another way, and round', () => {
    expect(tapped(play, 'B1', aiming('A1'))).toBe('pick charge:A1>B1')
    expect(tapped(play, 'B1', aiming('A1', 'charge:A1>B1'))).toBe('pick shoot-still:A1>B1')
    expect(tapped(play, 'B1', aiming('A1', 'shoot-still:A1>B1'))).toBe('pick shoot:A1>B1')
    expect(tapped(play, 'B1', aiming('A1', 'shoot:A1>B1'))).toBe('pick charge:A1>B1')
    expect(tapped(play, 'B2', aiming('A2'))).toBe('pick strike:A2>B2')
    expect(tapped(play, 'B2', aiming('A2', 'strike:A2>B2'))).toBe('pick force:A2>B2')
  })
  test('an enemy out of sight says so, whatever its distance', () => {
    expect(tapped(play, 'B3', aiming('A1'))).toBe('refuse: Horizon Archer 1 does not see Spore Spitter.')
    expect(tapped(play, 'B1', {})).toBe('nothing')
  })
  test('who may shoot too is taken, taken in its other way, and left out again', () => {
    const shooting = act(acting(FIELD), 'shoot:A1>B1')
    const with_ = (...picked: readonly string[]) => tapped(shooting, 'A3', { draft: picking(shooting, 'shooters', ...picked) })
    expect([with_(), with_('with-still:A3'), with_('with:A3')]).toEqual(['picks with-still:A3', 'picks with:A3', 'picks '])
  })
  test('the ground where a charge may end takes the nearest place; far from any it means nothing', () => {
    const charging = act(acting({ models: { A1: { at: [20, 40] }, B1: { at: [37.5, 40] } } }), 'charge:A1>B1')
    expect(tapped(charging, undefined, {}, { x: cm(35.2), y: cm(40.1) })).toBe('pick spot:0')
    expect(tapped(charging, 'B1', {}, { x: cm(37.5), y: cm(37.4) })).toMatch(/^pick spot:[1-9]/)
    expect(tapped(charging, undefined, {}, { x: cm(10), y: cm(10) })).toBe('nothing')
  })
})

describe('buttons', () => {
  const play = acting(FIELD)
  test('are what the selected one can do, each with what it costs of what there is', () => {
    expect(buttons(momentOf(play, 'A', { selected: 'A2' }))).toEqual([
      'Slip out with Plains Captain: 0 action points of 6, up to 2.5 cm',
      'Break out with Plains Captain: 1 action point of 6, up to 2.5 cm',
      'Pass this step: 5 miniatures wait for a later step',
    ])
    expect(buttons(momentOf(play, 'A', { selected: 'A2' }), 'fr')).toEqual([
      'Dégager Capitaine des Plaines: 0 point d’action sur 6, jusqu’à 2,5 cm',
      'Dégager Capitaine des Plaines en force: 1 point d’action sur 6, jusqu’à 2,5 cm',
      'Passer cette étape: 5 figurines attendent la suite',
    ])
    expect(buttons(momentOf(play))).toEqual(['Pass this step: 5 miniatures wait for a later step'])
    expect(buttons(momentOf(play, 'B'))).toEqual([])
  })
  test('VX-ACT-04, VX-SKL-08: who waits stands, can pay, and may act in a later step: no Fanatic once their steps are over', () => {
    const pass = (step: NonNullable<Laid['step']>, language: Language = 'en') => {
      const models: Laid['models'] = {
        A1: card('er-captain', [10, 40]),
        A2: card('er-archer', [20, 40]),
        A3: card('er-shield', undefined, { standing: 'removed' }),
        A4: card('er-halberd', [30, 10], { pa: 0 }),
        A5: card('se-star', [40, 10]),
        A6: card('er-chanter', [50, 10], { locked: 'trance' }),
        A7: card('my-burster', [60, 10]),
        B1: card('my-creeper', [70, 70]),
      }
      return buttons(momentOf(acting({ models, step })), language).at(-1)
    }
    const [fast] = laid({ models: { A5: card('se-star', [40, 10]) } }).steps
    expect(fast && pass(fast)).toBe('Pass this step: 4 miniatures wait for a later step')
    expect(pass({ of: 'others', rapidity: 6 })).toBe('Pass this step: 2 miniatures wait for a later step')
    expect(pass({ of: 'others', rapidity: 6 }, 'fr')).toBe('Passer cette étape: 2 figurines attendent la suite')
  })
  test('of one that is aimed at: the other ways to go at it', () => {
    const draft = picking(play, 'act', 'strike:A2>B2')
    expect(buttons(momentOf(play, 'A', { selected: 'A2', draft }))).toContain(
      'Plains Captain strikes Elder Cap with full force: 3 action points of 6',
    )
  })
  test('on the last step passing says what is lost', () => {
    const last = acting({ ...FIELD, step: { of: 'others', rapidity: 3 } })
    expect(buttons(momentOf(last))).toEqual(['Pass this step: The last step: what is left is lost'])
  })
  test('answer what is open, and nothing that is refused', () => {
    const open = play.options('act')
    for (const selected of ['A1', 'A2', 'A3', 'A4', 'B1']) {
      const acts = vortexView.acts?.(momentOf(play, 'A', { selected }), speakOf(play.sees('A'))) ?? []
      expect(acts.length).toBeGreaterThan(0)
      expect(acts.filter(({ option, decision }) => !open.includes(option) || decision !== play.decision('act').id)).toEqual([])
    }
  })
  test('for a charge the straightest place, with its length; for a group nobody more, until somebody is taken', () => {
    const charging = act(acting({ models: { A1: { at: [20, 40] }, B1: { at: [37.5, 40] } } }), 'charge:A1>B1')
    expect(buttons(momentOf(charging))).toEqual(['Straight on: 15 cm'])
    const shooting = act(acting(FIELD), 'shoot:A1>B1')
    const offered = [2, 3].flatMap((number) => [
      `Horizon Archer ${number} shoots too and stays in place`,
      `Horizon Archer ${number} shoots too`,
    ])
    expect(buttons(momentOf(shooting))).toEqual([...offered, 'Nobody else'])
    expect(buttons(momentOf(shooting, 'A', { draft: picking(shooting, 'shooters', 'with:A3') }))).toEqual(offered)
    shooting.answer('A', 'shooters', ['with:A3'])
    expect(buttons(momentOf(shooting)).at(-1)).toBe('Nobody')
  })
})

describe('sent as soon as it is set down', () => {
  const walking = (...points: readonly (readonly [number, number])[]): boolean | undefined => {
    const play = act(acting({ models: { A1: { at: [20, 40] }, B1: { at: [27, 40] } } }), 'walk:A1')
    const question = play.decision('move where', 'A')
    const path = way(...points)
    const [end = SPOT] = path.slice(-1)
    const judgement = judgePath(question.choice as unknown as Path, path, play.state.tabletop)
    expect(judgement.verdict.allowed).toBe(true)
    const draft: Draft = {
      type: 'pathing',
      decision: question.id,
      piece: 'A1',
      bends: path.slice(0, -1),
      end,
      held: false,
      judgement,
    }
    return vortexView.isSure?.(momentOf(play, 'A', { draft }), false)
  }
  test('a way that may be gone, into contact too; but none past an enemy that it touches, which the table alone would allow', () => {
    expect([walking([20, 45]), walking([24.5, 40]), walking([20, 42.55], [27.4, 42.55])]).toEqual([true, true, false])
  })
  test('a miniature that is deployed; nothing that is chosen', () => {
    const begun = quiet(
      drive<Vortex>(vortexGame, TABLE_SHAPES as never, { spec: matchSpec({ A: 'erediens', B: 'erediens' }) }),
      'deploy',
    )
    const seat = begun.open[0]?.startsWith('A') ? 'A' : 'B'
    begun.answer(seat, 'deploy', `deploy:${seat}1`)
    const where = begun.decision('deploy where', seat)
    const pose = firstFree(where.choice as unknown as Place, begun.state.tabletop)
    if (!pose) throw new Error('there is no room')
    const draft: Draft = { type: 'placing', decision: where.id, piece: `${seat}1`, pose, held: false, verdict: { allowed: true } }
    expect(vortexView.isSure?.(momentOf(begun, seat, { draft }), false)).toBe(true)
    const play = acting(FIELD)
    expect(vortexView.isSure?.(momentOf(play, 'A', { draft: picking(play, 'act', 'trance:A1') }), false)).toBe(false)
  })
})
