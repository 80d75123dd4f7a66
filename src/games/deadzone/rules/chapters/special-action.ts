/** Special actions (DZ-SPC-01): choosing one, paying for it, and carrying it out. */
import { type Option, pickOne } from '../../../../kernel'
import { modelOf } from '../facts/models'
import { specialPaid } from '../facts/rerolls'
import { specialAction, specialActions } from '../facts/specials'
import { readId, type SpecialActionId } from '../ids'
import { ask, call, go, procedure, question, tell } from '../terms'

const isOpen = ({ refused }: Option) => !refused

export const takeSpecialAction = procedure('special action', {
  choose: ({ state, local: { model, by } }) => {
    const options = specialActions(state, model)
    if (!options.some(isOpen)) return go('done')
    const choice = pickOne<SpecialActionId | 'back'>([...options, { id: 'back' }])
    return ask(question(by, 'special action', choice, ['back'], { about: { model } }), 'chosen')
  },
  chosen: ({ heard }) => {
    const id = heard.picked('special action')
    return id === 'back' ? go('done') : go('begun', { chosen: id })
  },
  begun: ({ state, local: { model, chosen = '' } }) => {
    const { special, name, long = false } = specialAction(readId(chosen).verb)
    const paid = special ? specialPaid(state, modelOf(state, model).seat, name, model) : []
    return tell([{ type: 'action-begun', model, action: 'special', long, free: false }, ...paid], 'play')
  },
  play: ({ state, local: { model, chosen = '' } }) => {
    const { verb, first, second } = readId(chosen)
    const played = specialAction(verb).plays(state, model, first, second)
    if (!('call' in played)) return tell(played, 'done')
    // `Runs` pairs each chapter with its own memory, but TypeScript loses that connection here.
    return call(played.call, played.local as never, 'done')
  },
})
