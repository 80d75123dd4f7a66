import { expect, test } from 'vitest'
import { EMBLEMS, emblem } from '../../src/scene/cards/emblems'
import { backPlan, type Command, TALL, tablePlan, wholePlan } from '../../src/scene/cards/face-plan'
import { backOf, FAMILY_MARKS } from '../../src/scene/cards/families'
import { cascadeIn, LABEL_STRIP, placeOf, rowIn, sidesFor, withinZone, zoneOf } from '../../src/scene/cards/layout'
import { broken, textIn, titleIn } from '../../src/scene/cards/typeset'
import { wordsOf } from '../../src/scene/labels/card-list'
import { CARD_FAMILIES } from '../../src/scene/look'
import { FACES } from './harness/card-faces'
import { inch } from './looks'

/** Every letter half as wide as high. */
const measure = (words: string, size: number) => words.length * size * 0.5
const WIDTH = 250
const texts = (plan: readonly Command[]) => plan.flatMap((command) => (command.op === 'text' ? [command] : []))

test('the same face gives the same drawing, in both languages, and says all its words', () => {
  for (const face of FACES.flatMap(({ en, fr }) => [en, fr])) {
    const whole = wholePlan(face, WIDTH, measure)
    expect(whole).toEqual(wholePlan(structuredClone(face), WIDTH, measure))
    const said = texts(whole)
      .map(({ words }) => words)
      .join(' ')
    for (const words of [face.title, face.kind ?? '', face.corner?.value ?? '', ...(face.text ?? '').split('\n')])
      for (const word of words.split(' ')) expect(said).toContain(word)
    const small = texts(tablePlan(face, WIDTH, measure))
    expect(small.map(({ words }) => words).join(' ')).toContain(face.title)
  }
})

test('nothing is set beyond the edge of a card, and titles are large where it lies', () => {
  for (const face of FACES.flatMap(({ en, fr }) => [en, fr]))
    for (const plan of [tablePlan(face, WIDTH, measure), wholePlan(face, WIDTH, measure)])
      for (const { words, x, y, size, align } of texts(plan)) {
        const wide = measure(words, size)
        const left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2
        expect(left, words).toBeGreaterThanOrEqual(4)
        expect(left + wide, words).toBeLessThanOrEqual(WIDTH - 4)
        expect(y - size / 2, words).toBeGreaterThanOrEqual(0)
        expect(y + size / 2, words).toBeLessThanOrEqual(TALL)
      }
  const [first] = texts(tablePlan(FACES[0]?.en as NonNullable<(typeof FACES)[0]>['en'], WIDTH, measure))
  expect(first?.size).toBeGreaterThan(20)
})

test('lines are broken at spaces only; a very long title still fits', () => {
  expect(broken('Une fois : regardez', 60, 10, 400, measure)).toEqual(['Une fois :', 'regardez'])
  const { lines } = titleIn('Anticonstitutionnellement incompréhensible', { width: 180, most: 30, least: 20, lines: 2 }, measure)
  expect(lines.map(({ words }) => words)).toEqual(['Anticonstitutionnellement', 'incompréhensible'])
  for (const { words, size } of lines) expect(measure(words, size)).toBeLessThanOrEqual(180)
  const long = textIn('word '.repeat(120), { width: 200, height: 120, most: 14, least: 8 }, measure)
  expect(long.lines[0]?.size).toBeCloseTo(8, 0)
})

test('a back tells nothing of a face and is the same for the same word', () => {
  expect(backPlan('night:hourglass', WIDTH)).toEqual(backPlan('night:hourglass', WIDTH))
  expect(backOf('crimson:key')).toEqual({ family: 'crimson', emblem: 'key' })
  expect(CARD_FAMILIES).toContain(backOf('whatever').family)
  expect(EMBLEMS as readonly string[]).toContain(backOf('whatever').emblem)
})

test('there are many emblems, all within their field, and a plain one for any other name', () => {
  expect(EMBLEMS.length).toBeGreaterThanOrEqual(30)
  expect(emblem('toString')).toEqual(emblem('no such thing'))
  for (const name of EMBLEMS) for (const { d } of emblem(name)) expect(d, name).toMatch(/^M[-\d. ,MmLlHhVvCcSsQqTtAaZz]+$/)
  expect(new Set(Object.values(FAMILY_MARKS).map(({ pattern }) => pattern)).size).toBe(CARD_FAMILIES.length)
})

test('a card is read out with everything that may be known of it', () => {
  const hidden = {
    ref: 'x',
    name: 'A card of B',
    at: { x: 0, y: 0 },
    z: 0,
    heading: 90,
    width: 1,
    height: 1,
    back: 'b',
    faceUp: false,
  }
  expect(wordsOf(hidden)).toBe('A card of B')
  const face = FACES[1]?.fr
  expect(wordsOf({ ...hidden, name: face?.title ?? '', faceUp: true, count: 3, ...(face ? { face } : {}) })).toMatch(
    /^Rôdeurs des sables × 3, Ennemi, 6/,
  )
})

const TABLE = { width: inch(40), depth: inch(32) }

test('each seat has the same places as seen from its own side', () => {
  expect(sidesFor(4)).toEqual([0, 270, 180, 90])
  expect(sidesFor(3)).toHaveLength(3)
  expect(placeOf(TABLE, 0, inch(3), inch(2))).toEqual({ at: { x: inch(23), y: inch(2) }, heading: 90 })
  expect(placeOf(TABLE, 180, inch(3), inch(2))).toEqual({ at: { x: inch(17), y: inch(30) }, heading: 270 })
  expect(placeOf(TABLE, 90, inch(3), inch(2))).toEqual({ at: { x: inch(38), y: inch(19) }, heading: 180 })
  expect(placeOf(TABLE, 270, inch(3), inch(2))).toEqual({ at: { x: inch(2), y: inch(13) }, heading: 0 })
  // What is upright for a seat looks away from it.
  for (const side of sidesFor(4)) {
    const zone = zoneOf(TABLE, side, { x: 0, y: inch(5), width: 10, height: 10 }, { ref: 'z', name: '' })
    expect(withinZone(zone, inch(2), inch(3))).toEqual(placeOf(TABLE, side, inch(2), inch(8)).at)
  }
})

test('rows and cascades stay within their zone, and what overlaps lies on each other', () => {
  const size = { width: inch(2.5), height: inch(3.5) }
  for (const side of sidesFor(4)) {
    const zone = zoneOf(TABLE, side, { x: 0, y: inch(5), width: inch(14), height: inch(6) }, { ref: 'z', name: '' })
    const flat = side === 0 || side === 180
    for (const count of [1, 4, 5, 12]) {
      const row = rowIn(zone, count, size)
      const along = row.map(({ at }) => Math.abs(flat ? at.x - zone.at.x : at.y - zone.at.y) + size.width / 2)
      expect(Math.max(...along)).toBeLessThanOrEqual(zone.width / 2)
      expect(new Set(row.map(({ z }) => z)).size).toBe(count > 5 ? count : 1)
      const column = cascadeIn(zone, count, { ...size, strip: inch(0.9) })
      const across = column.map(({ at }) => Math.abs(flat ? at.y - zone.at.y : at.x - zone.at.x) + size.height / 2)
      expect(Math.max(...across)).toBeLessThanOrEqual(zone.height / 2)
      expect(new Set(column.map(({ z }) => z)).size).toBe(count)
    }
  }
  expect(LABEL_STRIP).toBeGreaterThan(0)
})
