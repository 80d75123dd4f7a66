/** Everything that can happen in a match, by name, and what of it a run has seen. The lists are complete: the compiler counts. */

import { BAG } from '../../../src/games/deadzone/content/items'
import type { Event, State } from '../../../src/games/deadzone/rules'
import { cubeOf } from '../../../src/games/deadzone/rules/facts/cubes'
import { itemsIn } from '../../../src/games/deadzone/rules/facts/items'
import { has, modelOf } from '../../../src/games/deadzone/rules/facts/models'
import { SPECIALS } from '../../../src/games/deadzone/rules/profile'
import { COMMAND_FACES, type CommandFace } from '../../../src/games/deadzone/rules/state'
import type { Asks, Deadzone } from '../../../src/games/deadzone/rules/terms'
import type { Run } from '../../conformance/conformance'

/** `ready`: the two teams of the book come to it; `other`: it takes another faction, or a built team. */
type By = 'ready' | 'other'

const EVENTS: { readonly [T in Event['type']]: By } = {
  'map-turned': 'ready',
  'secret-drawn': 'ready',
  'secret-shown': 'ready',
  'objectives-placed': 'ready',
  'token-placed': 'ready',
  'recon-won': 'ready',
  'bonus-rolled': 'ready',
  'bonus-used': 'ready',
  'bonus-forgone': 'ready',
  'model-flanked': 'ready',
  'first-player-named': 'ready',
  'zone-chosen': 'ready',
  'zones-enlarged': 'other',
  'model-deployed': 'ready',
  'side-deployed': 'ready',
  'round-began': 'ready',
  'command-die-spent': 'ready',
  'command-dice-rolled': 'ready',
  'command-dice-rerolled': 'ready',
  'turns-began': 'ready',
  'turn-began': 'ready',
  'turn-passed': 'ready',
  'turn-ended': 'ready',
  activated: 'ready',
  'action-begun': 'ready',
  'activation-ended': 'ready',
  'points-scored': 'ready',
  'smoke-tested': 'other',
  'round-ended': 'ready',
  'match-ended': 'ready',
  'model-left': 'ready',
  'item-turned': 'ready',
  'item-seen': 'ready',
  'item-taken': 'ready',
  'item-dropped': 'ready',
  'item-given': 'ready',
  'item-gone': 'ready',
  'item-moved': 'other',
  'move-begun': 'ready',
  'model-moved': 'ready',
  'move-halted': 'ready',
  'move-given-up': 'ready',
  'let-go': 'ready',
  scattered: 'ready',
  'walkway-met': 'ready',
  slammed: 'ready',
  'no-way-in': 'ready',
  'model-pinned': 'ready',
  'model-stood': 'ready',
  'test-declared': 'ready',
  'dice-added': 'ready',
  'test-rolled': 'ready',
  'shot-declared': 'ready',
  'throw-declared': 'ready',
  'fight-begun': 'ready',
  'fight-answered': 'ready',
  'area-attacked': 'ready',
  'model-harmed': 'ready',
  'shield-tested': 'other',
  'model-died': 'ready',
  'wreck-left': 'other',
  'caught-fire': 'ready',
  'fire-out': 'ready',
  'activation-stopped': 'ready',
  'weapon-emptied': 'other',
  'weapon-used-up': 'other',
  'weapon-loaded': 'other',
  'throw-landed': 'ready',
  'smoke-laid': 'other',
  'ability-used': 'other',
  'test-effects-ended': 'ready',
  'model-healed': 'ready',
  'special-used': 'ready',
  boosted: 'other',
  'marked-activated': 'ready',
  tagged: 'other',
  'led-by-enemy': 'other',
  'model-raised': 'other',
  'lent-returned': 'other',
  'model-folded': 'other',
  'item-worn': 'other',
  'ability-rolled': 'other',
  'moves-used': 'other',
  refreshed: 'other',
  'trap-laid': 'other',
  'trap-sprung': 'other',
  'trap-disarmed': 'other',
}

const SUBJECTS: { readonly [S in keyof Asks]: By } = {
  'rotate map': 'ready',
  'secret draw': 'ready',
  'first player': 'ready',
  zone: 'ready',
  deploy: 'ready',
  'deploy where': 'ready',
  'item draw': 'ready',
  'item column row': 'ready',
  'recon dice': 'ready',
  'reroll recon': 'other',
  scout: 'other',
  logistics: 'other',
  'bonus dice': 'ready',
  'bonus die': 'ready',
  'bonus item': 'ready',
  'bonus model': 'ready',
  'flank cube': 'ready',
  'command dice': 'ready',
  'reroll command': 'ready',
  turn: 'ready',
  action: 'ready',
  'extra activation': 'ready',
  'smoke die': 'other',
  'item here': 'ready',
  'item keep': 'ready',
  'move where': 'ready',
  'move on': 'ready',
  'fight whom': 'ready',
  'break-away attacker': 'ready',
  'stand-up attacker': 'ready',
  'thrown-in attacker': 'ready',
  'stand where': 'ready',
  'make room': 'ready',
  'throw direction': 'ready',
  'throw where': 'ready',
  'scatter die': 'ready',
  'walkway die': 'other',
  'shoot what': 'ready',
  'fight with': 'ready',
  'add dice': 'ready',
  defend: 'ready',
  'reroll which': 'ready',
  'attack dice': 'ready',
  'defence dice': 'ready',
  'reroll dice': 'ready',
  'object scatter': 'ready',
  'object landing': 'ready',
  'use special': 'other',
  'set off': 'other',
  'special action': 'ready',
  'effect choice': 'other',
  'effect die': 'other',
}

/** Abilities and keywords of the two ready teams (6.1, 6.2). */
const KEYWORDS = [
  'tactician',
  'rapid-fire',
  'weight-of-fire',
  'frenzy',
  'suppression',
  'it-burns',
  'knockback',
  'construct',
  'beast',
  'jump-pack',
  'stalwart',
  'too-stubborn-to-die',
]
const ready = (list: { readonly [name: string]: By }) => Object.keys(list).filter((name) => list[name] === 'ready')

/** What takes the rest of the lists, and is no matter of set-up, of a whole Round or of the time before the first one. */
const BETWEEN = new Set(['zones-enlarged', 'smoke-tested', 'item-moved', 'reroll recon', 'scout', 'logistics', 'smoke die'])
const others = (list: { readonly [name: string]: By }) =>
  Object.keys(list).filter((name) => list[name] === 'other' && !BETWEEN.has(name))

/** All that random activations with everything in the lists must have come to. */
export const EVERYTHING_ELSE: readonly string[] = [
  ...others(EVENTS).map((type) => `event ${type}`),
  ...others(SUBJECTS).map((subject) => `asked ${subject}`),
  ...SPECIALS.map((special) => `special ${special}`),
]

/** All that a run of the ready teams must have come to. */
export const EVERYTHING: readonly string[] = [
  ...ready(EVENTS).map((type) => `event ${type}`),
  ...ready(SUBJECTS).map((subject) => `asked ${subject}`),
  ...COMMAND_FACES.map((face) => `spent ${face}`),
  ...BAG.map(({ kind }) => `turned over ${kind}`),
  ...KEYWORDS.map((keyword) => `keyword ${keyword}`),
]

const faceOf = (state: State, seat: 'A' | 'B', die: string): CommandFace | undefined =>
  state.sides[seat].command.find(({ id }) => id === die)?.face

/** What an event shows, in the state that it happened in. */
export function shownBy(event: Event, before: State): readonly string[] {
  const also = (isSo: boolean, what: string) => (isSo ? [what] : [])
  const all = [`event ${event.type}`]
  switch (event.type) {
    case 'command-die-spent':
      return [...all, `spent ${faceOf(before, event.seat, event.die)}`]
    case 'command-dice-rolled':
      return [...all, ...also(event.dice.length > 3, 'keyword tactician')]
    case 'item-turned':
      return [...all, `turned over ${event.kind}`]
    case 'special-used':
      return [...all, `keyword ${event.special}`]
    case 'shot-declared': {
      const weapon = before.models[event.report.shooter]?.profile.weapons.find(({ id }) => id === event.report.weapon)
      const suppresses = weapon?.keywords.some(({ name }) => name === 'suppression') ?? false
      const hasConstruct = event.report.touches.some((ref) => has(modelOf(before, ref), 'construct'))
      return [
        ...all,
        ...also(event.report.mode === 'ffe', 'keyword rapid-fire'),
        ...also(hasConstruct, 'keyword construct'),
        ...also(suppresses, 'keyword suppression'),
      ]
    }
    case 'area-attacked':
      return [...all, ...also(event.kind === 'burn', 'keyword it-burns')]
    case 'test-rolled': {
      const { attack, defence, kind } = event.test
      const isAgain = (side: typeof defence) => (side?.again.length ?? 0) > 0 && (side?.rerolls?.total ?? 0) > 0
      return [
        ...all,
        ...also(kind === 'shoot' && isAgain(attack), 'keyword weight-of-fire'),
        ...also(kind === 'fight' && (isAgain(attack) || isAgain(defence)), 'keyword frenzy'),
      ]
    }
    case 'model-moved': {
      const model = modelOf(before, event.model)
      const beside = itemsIn(before, event.cubes.at(-1) ?? cubeOf(before, event.model))
      return [
        ...all,
        `went: ${event.way}`,
        ...also(event.way === 'thrown', 'keyword knockback'),
        ...also(has(model, 'beast') && beside.length > 0, 'keyword beast'),
        ...also(
          has(model, 'jump-pack') && (event.way === 'jump' || event.way === 'fall' || event.way === 'fly'),
          'keyword jump-pack',
        ),
      ]
    }
    default:
      return all
  }
}

/** What the answers of a run show. */
export const answeredIn = ({ asked }: Run<Deadzone>): readonly string[] => [...asked.keys()].map((subject) => `asked ${subject}`)
