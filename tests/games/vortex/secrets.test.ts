/**
 * What is bid in secret stays secret until all have bid: two worlds that differ in one sealed answer are the same to everybody else, byte
 * for byte: the view, who is asked, every question with its options and refusals, the line of the log and what the screen makes of it.
 */
import { expect, test } from 'vitest'
import { type Moment, stillMoment } from '../../../src/client/moment'
import { defaultSpec, vortexGame } from '../../../src/games/vortex/rules'
import { bidChoice, bidsIn, nothingBid } from '../../../src/games/vortex/rules/facts/bids'
import type { Figure, State, View } from '../../../src/games/vortex/rules/state'
import { ask, go, procedure, sealed, tell, type Vortex } from '../../../src/games/vortex/rules/terms'
import { vortexView } from '../../../src/games/vortex/view'
import { type AnyDecision, type Game, type PlayerSeat, pickOne, reply, type Snapshot, seen, start } from '../../../src/kernel'
import { advanced, unwritten } from '../../../src/match/telling'
import type { Eyes } from '../../../src/protocol/messages'
import { seeded } from '../../conformance/rng'
import { speakOf } from './screen'
import { BOLD, SCENES } from './soak-scenes'

const SHAPES = BOLD as { readonly [shape: string]: { sample(...all: unknown[]): unknown } | undefined }
const SPEC = { game: 'vortex', seats: ['A', 'B'], options: JSON.parse(JSON.stringify(defaultSpec())) } as const
const TIMES = Number(process.env.SOAK ?? 2)

/** All that a viewer has of an answer that somebody else has just given. */
function known(game: Game<Vortex>, before: Snapshot<Vortex>, decision: AnyDecision, answer: unknown, viewer: Eyes): string {
  const { snapshot, events } = reply(game, before, decision.id, answer)
  const { seat, subject, id } = decision
  const cause = { type: 'answer', decision: id, seat, subject, answer } as const
  const moment = { entry: { seq: 1, cause, events }, state: snapshot.state, snapshot }
  const told = advanced(game, unwritten(game, before.state, viewer), before.state, moment as never, viewer)
  const { view, awaited, decisions } = seen(game, snapshot, viewer)
  const screen = viewer === 'spectator' ? [] : shown(view, viewer, decisions as readonly AnyDecision[])
  return JSON.stringify({ view, awaited, decisions, lines: told.lines.map(({ text }) => text), screen })
}
function shown(view: View, viewer: PlayerSeat, decisions: readonly AnyDecision[]) {
  const moment = stillMoment(view, viewer, decisions) as Moment<View>
  const speak = speakOf(view)
  return [
    vortexView.overlays(moment, speak),
    vortexView.acts?.(moment, speak),
    vortexView.situation?.(moment, speak),
    vortexView.status(view, speak),
  ]
}

const SECRET = ['melee bid', 'shot bid', 'shot reaction', 'will', 'mana', 'discipline bid', 'terrain order']
const REVEALS: readonly string[] = ['bids-revealed', 'discipline-bid', 'terrain-ordered']

/** Is this answer still a secret once it is given? */
function staysSecret(game: Game<Vortex>, at: Snapshot<Vortex>, { id, subject, fallback }: AnyDecision): boolean {
  if (!SECRET.includes(subject)) return false
  if (at.pending.length > 1) return true
  // Whoever alone chooses the order, and whoever is last to bid, reveals it.
  return subject !== 'terrain order' && !reply(game, at, id, fallback).events.some(({ type }) => REVEALS.includes(type))
}

/** Random play; every answer that stays a secret is given in several ways. Returns whose answers to what somebody could tell apart. */
function leaksOf(game: Game<Vortex>, seed: number, compared: Map<string, number>): readonly string[] {
  const rng = seeded(seed)
  const leaks = new Set<string>()
  let { snapshot } = start(game, SPEC)
  for (let step = 0; snapshot.pending.length > 0 && step < 400; step++) {
    const pending = snapshot.pending as readonly AnyDecision[]
    for (const decision of pending) {
      if (!staysSecret(game, snapshot, decision)) continue
      const space = game.space(snapshot.state)
      const answers = [
        decision.fallback,
        ...Array.from({ length: 3 }, () => SHAPES[decision.choice.shape]?.sample(decision.choice, space, rng)),
      ]
      const [one, ...others] = [...new Set(answers.map((answer) => JSON.stringify(answer)))].map(
        (text) => JSON.parse(text) as unknown,
      )
      for (const viewer of ['A', 'B', 'spectator'] as const) {
        if (viewer === decision.seat) continue
        const first = known(game, snapshot, decision, one, viewer)
        for (const other of others) {
          compared.set(decision.subject, (compared.get(decision.subject) ?? 0) + 1)
          if (known(game, snapshot, decision, other, viewer) !== first)
            leaks.add(`${decision.subject} to ${viewer === 'spectator' ? viewer : 'the other'}`)
        }
      }
    }
    const decision = pending[rng.below(pending.length)] as AnyDecision
    const sampled = SHAPES[decision.choice.shape]?.sample(decision.choice, game.space(snapshot.state), rng)
    snapshot = reply(game, snapshot, decision.id, sampled ?? decision.fallback).snapshot
  }
  return [...leaks]
}
const bidding = (method: State['method']): Game<Vortex> => ({
  ...vortexGame,
  setUp: (spec) => ({ ...vortexGame.setUp(spec), method }),
})

test('3.5, VX-WIL-03, VX-TER-04: a bid that another is still awaited for changes nothing that anybody else can see', () => {
  const compared = new Map<string, number>()
  for (const scene of SCENES) for (let seed = 1; seed <= TIMES; seed++) expect(leaksOf(scene, seed, compared)).toEqual([])
  for (const method of ['bid', 'agree'] as const) expect(leaksOf(bidding(method), 1, compared)).toEqual([])
  expect(SECRET.filter((subject) => !compared.has(subject))).toEqual([])
}, 600_000)

/** This game with other steps in one chapter. */
function planted(chapter: 'shot' | 'attack', steps: Game<Vortex>['procedures']['shot']['steps'], of = SCENES[0]): Game<Vortex> {
  const game = of ?? vortexGame
  const old = game.procedures[chapter]
  return { ...game, procedures: { ...game.procedures, [chapter]: { ...old, steps: { ...old.steps, ...steps } } } }
}

test('a bid that the other is told of before answering is found', () => {
  const peeking = procedure('shot', {
    bid: ({ state, local }) => {
      const choice = bidChoice(state, local.concentrating ?? [])
      const [first] = local.shooters
      const seat = state.figures[first?.ref ?? '']?.seat ?? 'A'
      return choice ? ask(sealed(seat, 'shot bid', choice, nothingBid(choice)), 'peek') : go('peek')
    },
    peek: ({ state, local: { target }, heard }) => {
      const bid = heard.all('shot bid')[0]?.answer ?? []
      const seat = state.figures[target]?.seat ?? 'B'
      return ask(sealed(seat, 'shot reaction', pickOne<'ignore'>([{ id: 'ignore' }]), ['ignore'], { about: { bid } }), 'reveal')
    },
    reveal: () => tell({ type: 'bids-revealed', will: {} }, 'done'),
  })
  const found = leaksOf(planted('shot', peeking.steps, SCENES[1]), 1, new Map())
  expect(found).toEqual(['shot bid to the other'])
})

test('a bid that is taken off the points before all have bid is found, by an onlooker too', () => {
  const hasty = procedure('attack', {
    bid: ({ state, local: { attack } }) => {
      const choice = bidChoice(state, attack.attackers)
      const seat = state.figures[attack.attackers[0] ?? '']?.seat ?? 'A'
      return choice ? ask(sealed(seat, 'melee bid', choice, nothingBid(choice)), 'spend') : go('end')
    },
    spend: ({ state, local: { attack }, heard }) => {
      const bids = bidsIn(state, attack.attackers, heard.all('melee bid')[0]?.answer)
      const spent = attack.attackers.map((figure) => {
        const { pa, will } = state.figures[figure] as Figure
        return { type: 'points-changed', figure, pa, will: will - (bids[figure] ?? 0) } as const
      })
      return tell(spent, 'end')
    },
    end: () => tell({ type: 'action-ended' }, 'done'),
  })
  const found = leaksOf(planted('attack', hasty.steps), 1, new Map())
  expect([...found].sort()).toEqual(['melee bid to spectator', 'melee bid to the other'])
})
