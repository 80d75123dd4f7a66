/** Questions in words: who is asked about what, what it costs, answers told apart. */
import { describe, expect, test } from 'vitest'
import { vortexView } from '../../../src/games/vortex/view'
import { LANGUAGES, type Language } from '../../../src/ui/words/speak'
import { act, acting, type Laid, type Placing, type VortexPlay } from '../vortex/position'
import { speakOf } from '../vortex/screen'
import { card, momentOf, plain } from './told'

/** The title, the line of help, and what may be answered. */
function asked(play: VortexPlay, subject: string, language: Language = 'en') {
  const decision = play.decision(subject)
  const [speak, words] = [speakOf(play.sees('everybody'), language), vortexView.words(language)]
  const { options = [] } = decision.choice as { readonly options?: readonly { readonly id: string }[] }
  const { title, hint } = words.question(decision, speak)
  return {
    title: plain(title),
    hint: plain(hint),
    labels: options.map(({ id }) => plain(words.option(decision, id, speak).label)),
  }
}
const titles = (play: VortexPlay, subject: string) => LANGUAGES.map((language) => asked(play, subject, language).title)
const hints = (play: VortexPlay, subject: string) => LANGUAGES.map((language) => asked(play, subject, language).hint)

describe('attackers with a choice of their own', () => {
  const melee = (first: string, second: string): VortexPlay => {
    const models: Laid['models'] = {
      A1: card(first, [40, 40]),
      A2: card(second, [42.5, 42.6]),
      B1: card('my-creeper', [42.5, 40]),
      B2: card('my-creeper', [40, 42.5]),
    }
    return acting({ models, step: { of: 'others', rapidity: 4 } })
  }
  test('VX-SKL-14: one master is named in the title, two are, and each of them in what he may do', () => {
    const alone = act(melee('er-captain', 'er-halberd'), 'force:A1>B1')
    expect(titles(alone, 'mastery')).toEqual(['Weapon mastery of Plains Captain', 'Maîtrise d’arme de Capitaine des Plaines'])
    expect(asked(alone, 'mastery').labels).toEqual([
      'All whom Plains Captain touches, for this combat',
      'Plains Captain against Creeper 1, until the end of the turn',
    ])
    const both = act(melee('er-captain', 'er-captain'), 'strike:A1>B1')
      .answer('A', 'defenders', [])
      .answer('A', 'joiners', ['A2'])
    expect(titles(both, 'mastery')).toEqual([
      'Weapon mastery of Plains Captain 1 and Plains Captain 2',
      'Maîtrise d’arme de Capitaine des Plaines 1 et de Capitaine des Plaines 2',
    ])
    expect(asked(both, 'mastery').labels).toEqual([
      'All whom Plains Captain 1 touches, for this combat',
      'Plains Captain 1 against Creeper 1, until the end of the turn',
      'All whom Plains Captain 2 touches, for this combat',
      'Plains Captain 2 against Creeper 1, until the end of the turn',
    ])
    expect(asked(both, 'mastery', 'fr').labels[1]).toBe('Capitaine des Plaines 1 contre Rampeur 1, jusqu’à la fin du tour')
  })
  test('VX-SKL-20: so are the vicious', () => {
    const alone = act(melee('my-creeper', 'er-halberd'), 'strike:A1>B1').answer('A', 'defenders', ['B2'])

    expect(titles(alone, 'spite')).toEqual(['Whom does Creeper 1 hurt viciously?', 'Qui subit le coup vicieux de Rampeur 1 ?'])
    expect(asked(alone, 'spite').labels).toEqual(['Creeper 1 against Creeper 2', 'Creeper 1 against Creeper 3'])
    const both = act(melee('my-creeper', 'my-creeper'), 'strike:A1>B1')
      .answer('A', 'defenders', [])
      .answer('A', 'joiners', ['A2'])
    expect(titles(both, 'spite')).toEqual([
      'Whom do Creeper 1 and Creeper 2 hurt viciously?',
      'Qui subit les coups vicieux de Rampeur 1 et de Rampeur 2 ?',
    ])
    expect([asked(both, 'spite').labels, asked(both, 'spite', 'fr').labels]).toEqual([
      ['Creeper 1 against Creeper 3', 'Creeper 2 against Creeper 3'],
      ['Rampeur 1 contre Rampeur 3', 'Rampeur 2 contre Rampeur 3'],
    ])
  })
})

describe('what it costs', () => {
  test('VX-PA-04, VX-SKL-16: to notice a shot costs a point, and nothing with Observation', () => {
    const shotAt = (target: Placing) =>
      act(
        acting({ models: { A1: { at: [10, 40], shot: [3, 30, 1, 40] }, B1: { at: [25, 40], ...target } } }),
        'shoot:A1>B1',
      ).answer('A', 'concentrate', [])
    expect(hints(shotAt({}), 'shot reaction')).toEqual([
      'To notice costs 1 action point; then Will may be put on Reflexes in secret.',
      'Remarquer coûte 1 point d’action ; puis la Volonté peut servir la Vivacité, en secret.',
    ])
    expect(hints(shotAt({ skills: ['observation'] }), 'shot reaction')).toEqual([
      'To notice costs nothing; then Will may be put on Reflexes in secret.',
      'Remarquer ne coûte rien ; puis la Volonté peut servir la Vivacité, en secret.',
    ])
  })
  test.each<[string, Placing, string, string]>([
    ['walk', {}, 'Costs 1 action point. ', 'Coûte 1 point d’action. '],
    ['run', {}, 'Costs 2 action points. ', 'Coûte 2 points d’action. '],
    ['run', { skills: ['quick'] }, 'Costs 1 action point. ', 'Coûte 1 point d’action. '],
  ])('VX-PA-03: to %s, before it is sent and while it is planned', (verb, placing, en, fr) => {
    const play = acting({ models: { A1: { at: [20, 40], ...placing }, B1: { at: [60, 40] } } })
    const moment = momentOf(play)
    const planned = vortexView.foreseen?.(moment, play.decision('act').id, `${verb}:A1`)?.question
    const words = LANGUAGES.map((language) =>
      plain(vortexView.words(language).question(planned as never, speakOf(moment.view, language)).hint),
    )
    act(play, `${verb}:A1`)
    expect(hints(play, 'move where')).toEqual([
      `${en}Set it back where it stood to think again.`,
      `${fr}Reposez-la à sa place pour réfléchir.`,
    ])
    expect(words).toEqual(hints(play, 'move where'))
  })
  test('VX-DIS-03: to slip out for nothing says nothing of a price', () => {
    const play = act(acting({ models: { A1: { at: [40, 40], VIV: 4 }, B1: { at: [42.5, 40] } } }), 'disengage:A1')
    expect(hints(play, 'move where')[0]).toBe('Set it back where it stood to think again.')
  })
})
