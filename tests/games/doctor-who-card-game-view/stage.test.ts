/** Cues of whole matches, for each seat from what it is told: cards end where the next look has them, and no cue shows what is hidden. */
import { expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import { doctorWho } from '../../../src/games/doctor-who-card-game/rules'
import type { Event } from '../../../src/games/doctor-who-card-game/rules/events'
import type { View } from '../../../src/games/doctor-who-card-game/rules/state'
import { doctorWhoView } from '../../../src/games/doctor-who-card-game/view'
import type { PlayerSeat } from '../../../src/kernel'
import type { Cue } from '../../../src/scene/cue'
import { lyingOf, tableAfter } from '../kit/card-table/table-after'
import { type Moving, playMatch, speakOf, specFor } from './matches'

const cardsOf = (view: View, viewer: PlayerSeat) =>
  doctorWhoView.look(view, { view, viewer, decisions: [], draft: IDLE }, speakOf(view, 'en')).cards ?? []

/** The titles of all faces that cues show. */
function facesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(facesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'face' ? [(one as { title: string }).title] : facesIn(one)))
}

/** The titles of all cards that the view or the events name. */
function knownTo({ deck, ...view }: View, events: readonly Event[]): ReadonlySet<string> {
  const words = new Set(JSON.stringify([view, events]).match(/"[^"]+"/g) ?? [])
  const named = [...Object.values(deck.cards), ...Object.values(deck.starts)].filter(({ id }) => words.has(`"${id}"`))
  return new Set([...named.map(({ name }) => name.en), ...(view.endCard.at === 'found' ? ['End of Game'] : [])])
}

const told = { entries: 0, moved: 0, faces: 0, types: new Set<string>() }

function staged({ entry, after }: Moving, before: View, now: View, viewer: PlayerSeat): readonly Cue[] {
  // Entries of this match are this game's own; what a seat is told of one does not depend on the state.
  const events = (entry.told as readonly Event[]).flatMap(
    (event) => doctorWho.tell(event, viewer, after) ?? [],
  ) as readonly Event[]
  const cues = doctorWhoView.stage({ ...entry, told: events }, before, now, speakOf(now, 'en'), { viewer })
  const known = new Set([...knownTo(before, events), ...knownTo(now, [])])
  for (const title of facesIn(cues)) expect(known).toContain(title)
  told.faces += facesIn(cues).length
  for (const { type } of events) told.types.add(type)
  return cues
}

test.each([
  { players: 3, seed: 11 },
  { players: 4, seed: 12 },
] as const)(
  '$players seats, match $seed',
  ({ players, seed }) => {
    const seen = new Map<PlayerSeat, View>()
    playMatch(specFor(players), seed, (moving) => {
      for (const viewer of moving.after.order) {
        const [before, now] = [seen.get(viewer), moving.sees(viewer)]
        seen.set(viewer, now)
        if (!before) continue
        const cues = staged(moving, before, now, viewer)
        told.entries++
        if (now.phase === 'over') continue
        const lying = cardsOf(before, viewer)
        const [played, looked] = [tableAfter(lying, cues), lyingOf(cardsOf(now, viewer))]
        for (const [ref, place] of looked) expect(played.get(ref), ref).toEqual(place)
        for (const ref of played.keys()) expect(looked.has(ref), ref).toBe(true)
        if (JSON.stringify([...lyingOf(lying)]) !== JSON.stringify([...looked])) told.moved++
      }
    })
  },
  240_000,
)

test('they have come to enough to mean something', () => {
  expect(told.entries).toBeGreaterThan(600)
  expect(told.moved).toBeGreaterThan(150)
  expect(told.faces).toBeGreaterThan(150)
  for (const type of ['enemies-placed', 'conflict-began', 'defence-won', 'defenders-lost', 'cards-taken-back'])
    expect(told.types).toContain(type)
})
