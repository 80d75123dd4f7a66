/** Texts for lengths: from hundredths of a millimetre to inches or centimetres. */
import type { Language, LengthUnit } from './speak'
import { FIXED } from './typeset'

/** Units per inch and per centimetre, exactly. Repeated here, because this folder must not import the geometry. */
export const UNITS_IN: { readonly [U in LengthUnit]: number } = { inch: 2540, centimetre: 1000 }

const LOCALE: { readonly [L in Language]: string } = { en: 'en-GB', fr: 'fr-FR' }
const MOST_DECIMALS = 3

/** Cached, because creating a formatter costs more than using it a hundred times. */
const FORMATS = new Map<string, Intl.NumberFormat>()
function formatted(value: number, language: Language, decimals: number, style: 'decimal' | 'percent' = 'decimal'): string {
  const key = `${language} ${style} ${decimals}`
  const format = FORMATS.get(key) ?? new Intl.NumberFormat(LOCALE[language], { style, maximumFractionDigits: decimals })
  FORMATS.set(key, format)
  return format.format(value)
}

/** A number with the language's decimal sign and, in thousands, its grouping. */
export const numberText = (value: number, language: Language, decimals = 2): string =>
  formatted(value, language, decimals).replace('-', '−')

/** A number that always shows its sign, for the parts of a sum. */
export const signedText = (value: number, language: Language): string =>
  value > 0 ? `+${numberText(value, language)}` : numberText(value, language)

/** A share in percent. Shares below a tenth get one decimal, so that a small one is not shown as 0. */
export const percentText = (part: number, language: Language, decimals = part < 0.1 ? 1 : 0): string =>
  formatted(part, language, decimals, 'percent')

/** The fewest decimals, at least one, with which a length neither looks like zero nor equal to its limit when it is not. */
function decimalsFor(length: number, limit: number | undefined): number {
  for (let decimals = 1; decimals < MOST_DECIMALS; decimals++) {
    const isLost = length !== 0 && Number(length.toFixed(decimals)) === 0
    const isLevel = limit !== undefined && limit !== length && length.toFixed(decimals) === limit.toFixed(decimals)
    if (!isLost && !isLevel) return decimals
  }
  return MOST_DECIMALS
}

/** A length in the language's notation: `3.2″`, `3,2″`, `8.1 cm`. */
export function lengthText(units: number, unit: LengthUnit, language: Language, limit?: number): string {
  const length = units / UNITS_IN[unit]
  const decimals = decimalsFor(length, limit === undefined ? undefined : limit / UNITS_IN[unit])
  const text = numberText(length, language, decimals)
  return unit === 'inch' ? `${text}″` : `${text}${FIXED}cm`
}

/** Parses typed text with either decimal sign; undefined if it is not a number. */
export function lengthFromText(text: string, unit: LengthUnit): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (!/^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain)) return undefined
  return Math.round(Number(plain) * UNITS_IN[unit])
}

/** A length for an input field: no unit, at most two decimals. */
export const lengthForField = (units: number, unit: LengthUnit, language: Language): string =>
  numberText(units / UNITS_IN[unit], language).replaceAll(/\s/g, '')
