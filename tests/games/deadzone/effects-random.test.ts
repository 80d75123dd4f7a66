/**
 * Random play from crowded positions with every ability, keyword, item and Army Special of the lists: every chapter handles every answer,
 * the fallback of every question is legal, every number of dice adds up, no model is in two states at once.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/deadzone/content/house'
import { capacityOf, standableCubes } from '../../../src/games/deadzone/rules/facts/board'
import { cubeId } from '../../../src/games/deadzone/rules/facts/cubes'
import { sizesIn } from '../../../src/games/deadzone/rules/facts/occupants'
import { firstPlaceIn } from '../../../src/games/deadzone/rules/facts/places'
import { terrainOf } from '../../../src/games/deadzone/rules/facts/terrain'
import { successesOf } from '../../../src/games/deadzone/rules/facts/tests'
import {
  ABILITIES,
  ITEM_KINDS,
  type Keyword,
  type Profile,
  SPECIALS,
  type SpecialId,
  WEAPON_KEYWORDS,
  type Weapon,
} from '../../../src/games/deadzone/rules/profile'
import { COMMAND_FACES, type State } from '../../../src/games/deadzone/rules/state'
import type { Rng } from '../../../src/kernel'
import { oneOf } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { seeded } from '../../conformance/rng'
import { BATTLEFIELDS, type Laid, laid, type Placing, playing } from './driver'
import { EVERYTHING_ELSE } from './happenings'

const HERE = 'tests/games/deadzone'

/** What takes more than chance (the right neighbour, the right moment): words of the title of its own case. */
const BY_CASE: { readonly [what: string]: string } = {
  'event model-raised': 'Infection: a Zombie',
  'event model-folded': 'Sentry Gun: an Engineer',
  'event item-worn': 'Sentry Gun: an Engineer',
  'event trap-sprung': 'A.3, Trap:',
  'event trap-disarmed': 'an Engineer, who disarms it',
  'asked walkway die': 'a walkway holds it on 5 or more',
  'asked set off': 'A.3, Trap:',
  'asked effect choice': 'Strike It Lucky and Always Short',
  'special stalwart': 'Stalwart',
  'special strike-it-lucky': 'Strike It Lucky',
  'special starforged-armour': 'Starforged Armour',
  'special thunder-strike': 'Thunder Strike',
  'special infection': 'Infection',
  'special thirst-for-blood': 'Thirst for Blood',
  'special by-the-numbers': 'By the Numbers',
  'special overcharge': 'Overcharge',
  'special stealth': 'Stealth',
  'special dance-of-death': 'Dance of Death',
  'special feral-inspiration': 'Feral Inspiration',
  'special overwatch': 'Overwatch',
  'special eye-in-the-sky': 'Eye in the Sky',
}

const { sector12 } = BATTLEFIELDS
const cubes = standableCubes(sector12)
const LISTED = Object.values(HOUSE.models).map(({ profile }) => profile)
const WEAPONS: readonly Weapon[] = [...new Map(LISTED.flatMap(({ weapons }) => weapons).map((one) => [one.id, one])).values()]
const named = <Name extends string>(name: Name, rng: Rng): Keyword<Name> => ({ name, value: 1 + rng.below(3) })

/** A listed profile with something strange about it. */
function strange(rng: Rng): Profile {
  const profile = oneOf(LISTED, rng)
  const extra = [named(oneOf(ABILITIES, rng), rng), named(oneOf(ABILITIES, rng), rng)]
  const abilities = [...profile.abilities, ...extra.filter(({ name }) => !profile.abilities.some((one) => one.name === name))]
  const odd: Weapon = {
    id: 'odd-one',
    range: rng.below(3) === 0 ? 'fight' : 2 + rng.below(8),
    ap: rng.below(3),
    keywords: [named(oneOf(WEAPON_KEYWORDS, rng), rng)],
  }
  return { ...profile, abilities, weapons: [...profile.weapons, odd, ...(rng.below(2) ? [oneOf(WEAPONS, rng)] : [])] }
}

const faces = (rng: Rng, special: SpecialId | undefined) =>
  [...Array.from({ length: 5 }, () => oneOf(COMMAND_FACES, rng)), ...(special ? ['SPLAT', 'SPLAT'] : [])].join(' ')

/** Twelve models about one place, carrying things, some hurt, Pinned, burning, activated. */
function crowd(rng: Rng, special: readonly [SpecialId, SpecialId]): State {
  const middle = oneOf(cubes, rng)
  const near = cubes.filter(({ c, r }) => Math.abs(c - middle.c) <= 2 && Math.abs(r - middle.r) <= 2)
  const refs = Array.from({ length: 12 }, (_, index) => `${index % 2 === 0 ? 'A' : 'B'}${index}`)
  const placing = (): Placing => ({
    profile: 'warrior',
    as: strange(rng),
    pinned: rng.below(5) === 0,
    damage: rng.below(3) === 0 ? 1 : 0,
    onFire: rng.below(8) === 0,
    activated: rng.below(4) === 0,
  })
  const position: Laid = {
    models: Object.fromEntries(refs.map((ref) => [ref, placing()])),
    items: Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `i${index}`,
        index < 6
          ? { kind: oneOf(ITEM_KINDS, rng), with: oneOf(refs, rng) }
          : { kind: oneOf(ITEM_KINDS, rng), in: cubeId(oneOf(near, rng)) },
      ]),
    ),
    sides: { A: { special: special[0] }, B: { special: special[1] } },
    command: { A: faces(rng, special[0]), B: faces(rng, special[1]) },
  }
  const empty = laid(position)
  const smoke = rng.below(2) ? [{ cube: cubeId(oneOf(near, rng)), toxic: rng.below(2) === 0 }] : []
  let state: State = { ...empty, smoke, battlefield: sector12, tabletop: { ...empty.tabletop, terrain: terrainOf(sector12) } }
  for (const ref of refs) {
    const cube = oneOf(near, rng)
    const model = state.models[ref]
    const pose = firstPlaceIn(state, ref, cubeId(cube))
    if (!model || !pose || sizesIn(state, cubeId(cube), model.seat) + model.profile.size > capacityOf(sector12, cube)) continue
    const radius = model.profile.silhouette.base
    const piece = { ref, radius, pose }
    state = {
      ...state,
      models: { ...state.models, [ref]: { ...model, standing: 'board' } },
      tabletop: { ...state.tabletop, pieces: { ...state.tabletop.pieces, [ref]: piece } },
    }
  }
  return state
}

/** What must hold of every state. */
function check(state: State): void {
  for (const model of Object.values(state.models)) {
    const isThere = state.tabletop.pieces[model.ref] !== undefined
    expect(isThere, `${model.ref} is ${model.standing}`).toBe(model.standing === 'board' || model.wreck === true)
    if (model.standing === 'board') expect(model.damage).toBeLessThanOrEqual(model.profile.size)
    for (const item of model.items) expect(state.items[item]?.where).toEqual({ at: 'model', model: model.ref })
  }
  for (const side of [state.test?.attack, state.test?.defence]) {
    if (side && side.target !== null) expect(side.successes).toBe(successesOf(side.waves, side.target))
    if (side?.target === null) expect(side.waves).toEqual([])
  }
}

test('random activations with everything in the lists keep every promise', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= Number(process.env.EFFECTS ?? 250); seed++) {
    const rng = seeded(seed)
    const special = [SPECIALS[seed % SPECIALS.length] ?? 'stalwart', oneOf(SPECIALS, rng)] as const
    const state = crowd(rng, special)
    const ready = Object.values(state.models).filter(({ standing }) => standing === 'board')
    const { ref: model, seat: by } = oneOf(ready, rng)
    const play = playing(state, { call: 'activation', local: { model, by } })
    try {
      for (let answers = 0; play.snapshot.pending.length > 0 && answers < 400; answers++) {
        const decision = play.snapshot.pending[0]
        if (!decision) break
        const rules = TABLE_SHAPES[decision.choice.shape]
        const tabletop = play.state.tabletop
        expect(rules?.accepts(decision.choice as never, decision.fallback, tabletop)).toEqual({ allowed: true })
        const isDull = decision.subject === 'action' && rng.below(4) > 0
        const sampled = (rules?.sample(decision.choice as never, tabletop, rng) as unknown) ?? decision.fallback
        const answer =
          isDull && (sampled as readonly string[])[0] === 'end' ? rules?.sample(decision.choice as never, tabletop, rng) : sampled
        seen.add(`asked ${decision.subject}`)
        play.answer(decision.seat as never, decision.subject, answer)
        check(play.state)
      }
    } catch (error) {
      throw new Error(`seed ${seed}: ${(error as Error).message}`, { cause: error })
    }
    expect(play.snapshot.pending, `seed ${seed} does not end`).toEqual([])
    for (const event of play.events) {
      seen.add(`event ${event.type}`)
      if (event.type === 'special-used') seen.add(`special ${event.special}`)
    }
  }
  const missing = EVERYTHING_ELSE.filter((one) => !seen.has(one) && !Object.hasOwn(BY_CASE, one))
  expect(missing, 'neither met by chance nor in a case of its own').toEqual([])
}, 240_000)

test('what chance rarely comes to has a case of its own', () => {
  const titles = readdirSync(HERE)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(HERE, file), 'utf8').matchAll(/^test\('([^']+)'/gm)].map((found) => found[1] ?? ''))
  for (const [what, words] of Object.entries(BY_CASE))
    expect(
      titles.some((title) => title.includes(words)),
      what,
    ).toBe(true)
})
