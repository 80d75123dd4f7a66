/** Builders for the schemas of packs. Everything is bounded, and every refusal says what was expected. */
import * as v from 'valibot'
import { type CommonSaid, packSpeech } from './said'

const { message } = packSpeech<CommonSaid>()

/** The most characters of a text or a name. */
const LONGEST = 80

/** An object with exactly these fields; optional ones use `v.optional`. */
export const record = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected: what }) => {
    if (what === 'never') return message('pack-no-such-field', { known: Object.keys(entries).join(', ') })
    return what.startsWith('"') ? message('pack-needed', {}) : message('pack-object', {})
  })

/** A list of `least` to `most` items of one form. */
export const list = <S extends v.GenericSchema>(item: S, least: number, most: number) => {
  const wrong = message('pack-list', { least, most })
  return v.pipe(v.array(item, wrong), v.minLength(least, wrong), v.maxLength(most, wrong))
}

/** A number, bounds inclusive. */
export const real = (least: number, most: number) => {
  const wrong = message('pack-number', { least, most })
  return v.pipe(v.number(wrong), v.minValue(least, wrong), v.maxValue(most, wrong))
}

/** A whole number, bounds inclusive. */
export const whole = (least: number, most: number) => {
  const wrong = message('pack-whole', { least, most })
  return v.pipe(v.number(wrong), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong))
}

export const yesNo = v.boolean(message('pack-yes-no', {}))

/** One of these words. */
export const oneOf = <const O extends readonly string[]>(options: O) =>
  v.picklist(options, message('pack-one-of', { options: options.join(', ') }))

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && value.trim() !== '' && !/\p{Cc}/u.test(value)
/** One line that is not empty. */
export const text = v.custom<string>(isText, message('pack-text', { most: LONGEST }))

/** A text that matches the game's pattern for ids. It must exclude `:`, `<` and `>`, because option ids are built from ids. */
export const idOf = (pattern: RegExp) =>
  v.custom<string>((value) => typeof value === 'string' && pattern.test(value), message('pack-id', {}))

const isName = (value: unknown): value is string | { readonly en: string; readonly fr: string } =>
  isText(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.keys(value).sort().join() === 'en,fr' &&
    Object.values(value).every(isText))
/** One name for both languages, or one for each. */
export const name = v.pipe(
  v.custom<string | { readonly en: string; readonly fr: string }>(isName, message('pack-name', {})),
  v.transform((value) => (typeof value === 'string' ? { en: value, fr: value } : value)),
)

/** The fields that every pack begins with: the pack marker, its game, the version of the game's form, its name and author. */
export const header = <const G extends string, const V extends number>(game: G, version: V) => ({
  sightline: v.literal('pack', message('pack-not-a-pack', {})),
  game: v.literal(game, message('pack-other-game', { game })),
  version: v.literal(version, message('pack-other-version', { ours: version })),
  name,
  author: v.optional(text),
})
