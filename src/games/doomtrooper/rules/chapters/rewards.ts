/** Deaths and points (4.5, steps 6 and 7): reactions, missions, rewards; the killed leave. The match cannot end meanwhile. */

import { left } from '../facts/changes'
import { seatOf } from '../facts/table'
import { judgeOf } from '../fx'
import type { Happening } from '../fx/context'
import type { Dying, State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import type { Cur } from '../vocabulary'
import { insteadOf } from './answers'

const happened = (state: State, { uid, killer, inCombat, scorer }: Dying): Happening => ({
  name: 'killed',
  victim: uid,
  inCombat,
  killers: state.dying.flatMap((one) => (one.inCombat && one.killer ? [one.killer] : [])),
  ...(killer ? { killer } : {}),
  ...(scorer ? { seat: scorer } : {}),
})

export const deaths = procedure('deaths', {
  begin: () => tell({ type: 'settling', by: 1, deaths: true }, 'replace'),
  // Something else may happen in place of a death.
  replace: ({ state, local: { replaced = [] } }) => {
    const next = state.dying.find(({ uid }) => !replaced.includes(uid))
    if (!next) return go('answer')
    const due = insteadOf(state, happened(state, next))
    const remember = { replaced: [...replaced, next.uid] }
    return due ? tell({ type: 'saved', uid: next.uid }, 'otherwise', { ...remember, due }) : go('replace', remember)
  },
  otherwise: ({ local: { due } }) => (due ? call('effects', due, 'replace') : go('replace')),
  // Reactions come before the consequences: somebody may yet be saved (6.3: `killed`).
  answer: ({ state, local: { answered = [] } }) => {
    const next = state.dying.find(({ uid }) => !answered.includes(uid))
    return next
      ? call('poll', { kind: 'react', event: happened(state, next) }, 'answer', { answered: [...answered, next.uid] })
      : go('missions')
  },
  missions: ({ state, local: { told = [] } }) => {
    const next = state.dying.find(({ uid }) => !told.includes(uid))
    return next
      ? call('happening', { event: happened(state, next) }, 'missions', { told: [...told, next.uid] })
      : go('answerAgain')
  },
  // A mission's effect may have killed somebody else.
  answerAgain: ({ state, local: { answered = [] } }) =>
    go(state.dying.some(({ uid }) => !answered.includes(uid)) ? 'answer' : 'reward'),
  // DT-REW-05: the attacking player first.
  reward: ({ state, local: { scored = [] } }) => {
    const first = state.attack?.attacker?.seat
    const due = state.dying.filter(({ uid, scorer }) => scorer !== undefined && !scored.includes(uid))
    const next = due.find(({ scorer }) => scorer === first) ?? due[0]
    if (!next?.scorer) return go('bury')
    const judge = judgeOf(state)
    const cur: Cur = next.killer && state.inPlay[next.killer] && judge.keyword(next.killer, 'D_ONLY') ? 'D' : 'PTS'
    const card = state.inPlay[next.uid]?.card
    const remember = { scored: [...scored, next.uid] }
    if (next.paid) return go('reward', remember)
    return call('gain', { seat: next.scorer, cur, n: next.worth, why: 'kill', ...(card ? { card } : {}) }, 'reward', remember)
  },
  bury: ({ state }) =>
    tell(
      left(
        state,
        state.dying.map(({ uid }) => uid),
        'discard',
        'killed',
      ),
      'end',
    ),
  end: () => tell({ type: 'settling', by: -1, deaths: true }, 'done'),
})

/** DT-REW-03: the player divides the points between P and D, unless `cur` says which kind they are. */
export const gain = procedure('gain', {
  share: ({ state, local: { seat, cur, n, why, card } }) => {
    const barred = judgeOf(state).bans('earn', seat).length > 0
    if (n <= 0 || barred) return go('done')
    const due = insteadOf(state, { name: 'gained', seat, P: cur === 'D' ? 0 : n, D: cur === 'D' ? n : 0 })
    if (due) return call('effects', due, 'done')
    if (cur !== 'PTS')
      return tell([{ type: 'settling', by: 1 }, changed(seat, cur === 'P' ? n : 0, cur === 'D' ? n : 0, why, card)], 'answer')
    const among = [
      { id: 'P' as const, least: 0, most: n },
      { id: 'D' as const, least: 0, most: n },
    ]
    const about = { n, why, ...(card ? { card } : {}) }
    return ask(question(seat, 'share points', { shape: 'split', total: n, among }, [n, 0], { about }), 'shared')
  },
  shared: ({ local: { seat, why, card }, heard }) => {
    const [P = 0, D = 0] = heard.the('share points')
    return tell([{ type: 'settling', by: 1 }, changed(seat, P, D, why, card)], 'answer', { shared: [P, D] })
  },
  answer: ({ local: { seat, cur, n, shared } }) => {
    const [P, D] = shared ?? [cur === 'P' ? n : 0, cur === 'D' ? n : 0]
    return call('happening', { event: { name: 'gained', seat, P, D } }, 'poll', { shared: [P, D] })
  },
  poll: ({ state, local: { seat, shared: [P, D] = [0, 0] } }) =>
    call('poll', { kind: 'react', event: { name: 'gained', seat, P, D }, has: seatOf(state, seat).P }, 'end'),
  end: () => tell({ type: 'settling', by: -1 }, 'done'),
})

const changed = (
  seat: Parameters<typeof left>[0]['active'],
  P: number,
  D: number,
  why: 'kill' | 'mission' | 'effect' | 'direct',
  card?: string,
) => ({
  type: 'points-changed' as const,
  seat,
  P,
  D,
  why,
  ...(card ? { card } : {}),
})
