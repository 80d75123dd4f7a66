import { describe, expect, test } from 'vitest'
import { speaker as reasons } from '../../src/kernel'
import { tableSays } from '../../src/table/said'
import { agoText } from '../../src/ui/words/ago'
import { lengthFromText, lengthText, percentText, signedText } from '../../src/ui/words/length'
import { au, counting, de, le, plural, que } from '../../src/ui/words/plural'
import { inWords } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { typeset } from '../../src/ui/words/typeset'
import { reasonInWords } from '../../src/ui/words/words'

const INCH = 2540

describe('lengths', () => {
  test.each([
    [8 * INCH, undefined, '8″', '8″'],
    [8128, undefined, '3.2″', '3,2″'],
    [Math.round(6.04 * INCH), undefined, '6″', '6″'],
    [Math.round(6.04 * INCH), 6 * INCH, '6.04″', '6,04″'],
    [Math.round(5.98 * INCH), 6 * INCH, '5.98″', '5,98″'],
    [6 * INCH + 1, 6 * INCH, '6″', '6″'],
    [Math.round(0.03 * INCH), undefined, '0.03″', '0,03″'],
    [0, undefined, '0″', '0″'],
    [-INCH, undefined, '−1″', '−1″'],
  ])('%i units against %s are %s, in French %s', (units, limit, en, fr) => {
    expect(lengthText(units, 'inch', 'en', limit)).toBe(en)
    expect(lengthText(units, 'inch', 'fr', limit)).toBe(fr)
  })
  test('centimetres stay with their number', () => {
    expect(speaker('fr', 'centimetre').length(8100)).toBe('8,1\u00a0cm')
    expect(speaker('en', 'centimetre').length(8100)).toBe('8.1\u00a0cm')
  })
  test('what is typed is read with either decimal sign, and nothing else is', () => {
    expect(lengthFromText('3,5', 'inch')).toBe(8890)
    expect(lengthFromText(' 3.5 ', 'inch')).toBe(8890)
    expect(lengthFromText('.5', 'centimetre')).toBe(500)
    expect(lengthFromText('3.5.1', 'inch')).toBeUndefined()
    expect(lengthFromText('', 'inch')).toBeUndefined()
    expect(lengthFromText('six', 'inch')).toBeUndefined()
  })
  test('percentages are written as in each language', () => {
    expect(percentText(0.3125, 'en')).toBe('31%')
    expect(percentText(0.042, 'en')).toBe('4.2%')
    expect(percentText(0.3125, 'fr')).toMatch(/^31\s%$/)
  })
  test('parts of a sum show their sign', () => {
    expect([2, 0, -1].map((value) => signedText(value, 'en'))).toEqual(['+2', '0', '−1'])
  })
})

describe('French', () => {
  test('contracts and elides before a name', () => {
    const names = ['les caisses', 'le mur', 'la tour', 'Alice', 'Bruno', 'Hélène', 'Yves', 'Yann', 'Joueur A', 'Joueuse']
    expect(names.map(de)).toEqual([
      'des caisses',
      'du mur',
      'de la tour',
      'd’Alice',
      'de Bruno',
      'd’Hélène',
      'd’Yves',
      'de Yann',
      'du joueur A',
      'de Joueuse',
    ])
    expect(['les caisses', 'le mur', 'Alice', 'Joueur B'].map(au)).toEqual(['aux caisses', 'au mur', 'à Alice', 'au joueur B'])
    expect(['le mur', 'Alice', 'Bruno', 'Joueur A'].map(que)).toEqual(['que le mur', 'qu’Alice', 'que Bruno', 'que le joueur A'])
  })
  test('leaves an aspirate h alone, and names players with their article', () => {
    const names = ['Houscarl Garde de la Forge', 'Hrunka', 'Hulk', 'Hund', 'Hystérie', 'haleine de dragon', 'Henri', 'Houdini']
    expect(names.map(de)).toEqual([
      'de Houscarl Garde de la Forge',
      'de Hrunka',
      'de Hulk',
      'de Hund',
      'd’Hystérie',
      'd’haleine de dragon',
      'd’Henri',
      'd’Houdini',
    ])
    expect(que('Houscarl Thorgarim')).toBe('que Houscarl Thorgarim')
    expect(['Joueur A', 'le mur', 'les caisses', 'Alice'].map(le)).toEqual(['le joueur A', 'le mur', 'les caisses', 'Alice'])
  })
  test('a re-roll is never parted at its hyphen; other hyphens stay', () => {
    expect(typeset('Re-roll, re-rolled, a pre-roll, Cyber-Leader', 'en')).toBe(
      'Re\u2011roll, re\u2011rolled, a pre-roll, Cyber-Leader',
    )
    expect(typeset('relance-t-il', 'fr')).toBe('relance-t-il')
  })
  test('counts nothing in the singular, English in the plural', () => {
    expect([0, 1, 2].map((count) => plural('fr', count, 'dé', 'dés'))).toEqual(['dé', 'dé', 'dés'])
    expect([0, 1, 2].map((count) => plural('en', count, 'die', 'dice'))).toEqual(['dice', 'die', 'dice'])
    expect([counting('fr')(0, 'dé', 'dés'), counting('en')(0, 'die', 'dice')]).toEqual(['0 dé', '0 dice'])
  })
  test('is typeset once and for all', () => {
    const text = typeset("« L'abri » : est-il libre ?", 'fr')
    expect(text).toBe('«\u202fL’abri\u202f»\u202f: est-il libre\u202f?')
    expect(typeset(text, 'fr')).toBe(text)
  })
})

describe('reasons', () => {
  const names = { piece: () => 'les caisses', seat: () => 'Alice' }
  const reason = tableSays('too-close', { piece: 'c1', missing: 762, gap: INCH })
  test('name the thing and what is missing', () => {
    expect(reasonInWords(reason, speaker('fr', 'inch', names))).toBe('Trop près des caisses\u202f: restez à 1″, il manque 0,3″.')
    expect(reasonInWords(reason, speaker('en', 'inch', { ...names, piece: () => 'the crates' }))).toBe(
      'Too close to the crates: keep 1″ away, 0.3″ more.',
    )
  })
  test("a game's own phrases are asked first", () => {
    const game = { 'too-close': () => 'In the exclusion zone.' }
    expect(reasonInWords(reason, speaker('en'), game)).toBe('In the exclusion zone.')
  })
  test('a key without words says so in place', () => {
    const say = reasons<{ lost: Record<string, never> }>()
    expect(inWords(say('lost', {}), [], speaker('en'))).toBe('[lost]')
  })
})

test('how long ago is said as people say it', () => {
  const now = Date.UTC(2026, 10, 21, 18)
  const hour = 3600_000
  expect([0, hour / 2, 2 * hour, 25 * hour].map((past) => agoText(now - past, now, 'en'))).toEqual([
    'now',
    '30 minutes ago',
    '2 hours ago',
    'yesterday',
  ])
  expect(agoText(now - 2 * hour, now, 'fr')).toMatch(/il y a 2.heures/)
  expect(agoText(now - 40 * 24 * hour, now, 'fr')).toMatch(/octobre 2026/)
})
