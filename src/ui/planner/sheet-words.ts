/** The texts of a layout's sheets and analysis page. Pieces are named by kind and by their number on the plans. */
import type { LayoutDocument } from '../../planner/document'
import { areaLetter, numbersOf, type SheetWords } from '../../planner/print'
import { numberText, percentText } from '../words/length'
import type { AnyPhrases, Language } from '../words/speak'
import { speaker } from '../words/speaker'
import { kindName } from '../words/terrain-names'
import { FIXED } from '../words/typeset'
import { reasonInWords, sayer } from '../words/words'
import { named } from './named'

const LEVELS = ['beginner', 'plain', 'strong', 'strongest'] as const
const isLevel = (level: string): level is (typeof LEVELS)[number] => LEVELS.some((one) => one === level)

/** `game`: the name of a game. `phrases`: the games' additions to the planner's own texts. */
export function sheetWords(
  document: LayoutDocument,
  language: Language,
  game: (id: string) => string,
  phrases?: AnyPhrases,
): SheetWords {
  const say = sayer(language)
  const { own, shown } = document
  const names = new Map<string, string>()
  const numbers = numbersOf(document)
  for (const { ref, kind, name } of document.pieces)
    names.set(ref, `${name ?? kindName(kind, language, own)} (${numbers.get(ref) ?? '–'})`)
  document.areas.forEach(({ ref, seat, name }, index) => {
    // Areas without a side are named by their letters on the plans.
    names.set(ref, name ?? (seat ? say('plan-area', { seat }) : `${say('ground-area-plain')} ${areaLetter(document, index)}`))
  })
  document.objectives.forEach(({ ref, name }, index) => {
    names.set(ref, name ?? say('plan-objective-of', { number: String(index + 1) }))
  })
  const name = (ref: string) => names.get(ref) ?? ref
  const speak = speaker(language, shown === 'cm' ? 'centimetre' : 'inch', { piece: name, seat: (seat) => seat })
  return {
    say: (key, ...says) => say(key, ...(says as never)),
    // Two decimals of an inch or one of a centimetre: the precision of a tape measure.
    length: (units) =>
      shown === 'cm' ? `${numberText(units / 1000, language, 1)}${FIXED}cm` : `${numberText(units / 2540, language, 2)}″`,
    number: (value, decimals = 2) => numberText(value, language, decimals),
    share: (part) => percentText(part, language),
    name,
    kind: (kind) => kindName(kind, language, own),
    game,
    bots: (level) => (isLevel(level) ? say(`bot-${level}`) : level),
    symmetry: (symmetry) =>
      symmetry === 'turned' || symmetry === 'left-right' || symmetry === 'near-far'
        ? say(`plan-symmetry-${symmetry}`).toLocaleLowerCase(language)
        : say('plan-symmetry-none'),
    reason: (reason) => reasonInWords(named(reason, speak), speak, phrases),
    untitled: say('plan-untitled'),
  }
}
