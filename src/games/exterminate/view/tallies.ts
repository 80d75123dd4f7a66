/** Numbers with their reasons, and faces of dice, in words. */
import type { Tally } from '../../../kernel'
import { numberText, signedText } from '../../../ui/words/length'
import type { Speak } from '../../../ui/words/speak'
import type { Face } from '../rules/dice'
import { FACES } from '../rules/dice'
import { because, say } from './words'

/** "gunstick 3, skill +2, crates −1": the parts alone. */
export function partsText({ parts, least, total }: Tally, speak: Speak): string {
  const said = parts.map(({ value, reason }, index) => {
    const number = index === 0 ? numberText(value, speak.language) : signedText(value, speak.language)
    return `${because(reason, speak)} ${number}`
  })
  const sum = parts.reduce((all, part) => all + part.value, 0)
  if (least !== undefined && sum < total) said.push(say(speak, 'at-least', { least }))
  return said.join(', ')
}

/** "4 dice: gunstick 3, skill +2, crates −1". */
export const tallyText = (tally: Tally, speak: Speak): string =>
  say(speak, 'because-of', { total: say(speak, 'dice', { count: tally.total }), because: partsText(tally, speak) })

const PLURALS = {
  en: { hit: 'hits', armour: 'armours', bolt: 'bolts' },
  fr: { hit: 'touches', armour: 'armures', bolt: 'éclairs' },
} as const

/** "2 hits, armour": like faces together, hits first. */
export function facesText(faces: readonly Face[], speak: Speak): string {
  if (faces.length === 0) return say(speak, 'dice', { count: 0 })
  return FACES.flatMap((face) => {
    const count = faces.filter((one) => one === face).length
    if (count === 0) return []
    return [count === 1 ? say(speak, 'face', { face }) : `${count} ${PLURALS[speak.language][face]}`]
  }).join(', ')
}

/** The word for a face of this game's dice; other texts are returned unchanged. */
export const faceText = (face: string, speak: Speak): string => {
  const known = FACES.find((one) => one === face)
  return known ? say(speak, 'face', { face: known }) : face
}

/** "hit, armour, hit": every die in its place. */
export const eachFace = (faces: readonly Face[], speak: Speak): string =>
  faces.length === 0 ? say(speak, 'dice', { count: 0 }) : faces.map((face) => say(speak, 'face', { face })).join(', ')
