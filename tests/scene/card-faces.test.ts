import { expect, test } from 'vitest'
import { EMBLEMS, emblem } from '../../src/scene/cards/emblems'
import { backPlan, type Command, TALL, tablePlan, wholePlan } from '../../src/scene/cards/face-plan'
import { backOf, FAMILY_MARKS } from '../../src/scene/cards/families'
import { broken, textIn, titleIn } from '../../src/scene/cards/typeset'
import { wordsOf } from '../../src/scene/labels/card-list'
import { CARD_FAMILIES } from '../../src/scene/look'
import { FACES } from './harness/card-faces'

/** Every letter half as wide as high. */
const measure = (words: string, size: number) => words.length * size * 0.5
const WIDTH = 250
const texts = (plan: readonly Command[]) => plan.flatMap((command) => (command.op === 'text' ? [command] : []))

test('the same face gives the same drawing, in both languages, and says all its words', () => {
  expect(FACES.length).toBeGreaterThanOrEqual(12)
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

test('a long kind loses its last parts where it lies on the table, and none in the large copy', () => {
  const [{ en: face }] = FACES as [(typeof FACES)[number]]
  const { values: _, ...bare } = face
  const long = { ...bare, kind: 'Fortification · Brotherhood · city · cathedral · stronghold' }
  const foot = texts(tablePlan(long, WIDTH, measure)).at(-1)
  expect(foot?.words).toBe('Fortification · Brotherhood')
  expect(foot?.size).toBeGreaterThanOrEqual(14)
  expect(texts(wholePlan(long, WIDTH, measure)).map(({ words }) => words)).toContain(long.kind)
})

test('every face has a scene of its own behind its emblem, and no back has one', () => {
  const scenes = FACES.map(({ en }) => tablePlan(en, WIDTH, measure).flatMap((one) => (one.op === 'ground' ? [one.scene] : [])))
  expect(scenes.every(([scene]) => scene !== undefined)).toBe(true)
  expect(new Set(scenes.map((scene) => JSON.stringify(scene))).size).toBe(FACES.length)
  expect(backPlan('night:hourglass', WIDTH).some((one) => one.op === 'ground' && one.scene !== undefined)).toBe(false)
  const [{ en, fr }] = FACES as [(typeof FACES)[number]]
  const [one, other] = [en, fr].map((face) =>
    tablePlan({ ...face, scene: 'a card' }, WIDTH, measure).find(({ op }) => op === 'ground'),
  )
  // The same in both languages, although the titles differ and the place with them.
  expect(one).toMatchObject({ scene: { seed: 'a card' } })
  expect(other).toMatchObject({ scene: { seed: 'a card' } })
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
