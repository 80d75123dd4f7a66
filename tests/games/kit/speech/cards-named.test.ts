/** Lines of a log note which cards they name: each of those is said in the line, and no card is said that is not noted. */
import { expect, test } from 'vitest'
import { doctorWhoView } from '../../../../src/games/doctor-who-card-game/view'
import { POOL } from '../../../../src/games/doomtrooper/content/pool'
import { doomtrooperView } from '../../../../src/games/doomtrooper/view'
import type { LogLine } from '../../../../src/games/view'
import * as doctorWho from '../../doctor-who-card-game-view/matches'
import * as doomtrooper from '../../doomtrooper-view/matches'

const nameOf = (id: string): string => {
  const name = POOL[id]?.name ?? ''
  return typeof name === 'string' ? name : name.en
}
const textOf = ({ text, details }: LogLine): string => [text, ...details].join(' ')

test('Doomtrooper: what a line notes it says, and what it says it notes', () => {
  // Names that are no part of another card's, nor of a usual sentence.
  const names = Object.keys(POOL).map((id) => [id, nameOf(id)] as const)
  const clear = names.filter(([, name]) => name.length > 8 && names.every(([, other]) => other === name || !other.includes(name)))
  let noted = 0
  doomtrooper.playMatch(doomtrooper.specFor(2), 5, ({ entry, before, after }) => {
    for (const line of doomtrooperView.words('en').log(entry, before, after, doomtrooper.speakOf(after, 'en'))) {
      const said = textOf(line).replaceAll('’', "'")
      for (const id of line.cards ?? []) expect(said).toContain(nameOf(id).replaceAll('’', "'"))
      for (const [id, name] of clear) if (said.includes(name)) expect(line.cards, said).toContain(id)
      noted += line.cards?.length ?? 0
    }
  })
  expect(noted).toBeGreaterThan(100)
})

test('the card game: lines note cards that they name', () => {
  let noted = 0
  doctorWho.playMatch(doctorWho.specFor(3), 5, ({ entry, before, after }) => {
    const speak = doctorWho.speakOf(after, 'en')
    for (const line of doctorWhoView.words('en').log(entry, before, after, speak)) {
      for (const id of line.cards ?? []) expect(textOf(line)).toContain(speak.piece(`card:${id}`))
      noted += line.cards?.length ?? 0
    }
  })
  expect(noted).toBeGreaterThan(50)
})
