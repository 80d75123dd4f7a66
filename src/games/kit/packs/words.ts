/** Texts about packs: those common to all games, and the type of what each game adds. */
import type { PackOutcome } from '../../../packs/read'
import type { Expected, SharedSaid } from '../../../packs/said'
import type { Language } from '../../../ui/words/speak'

interface Told {
  readonly key: string
  readonly says: object
}
/** One phrase for each of these messages. Each phrase completes a sentence that says what was expected. */
type Phrasing<E extends Told> = { readonly [One in E as One['key']]: (says: One['says']) => string }

/** What any game's pack reading returns. A pack's name and author are shown in every game. */
export type AnyPackRead = PackOutcome<
  { readonly name: { readonly [L in Language]: string }; readonly author?: string | undefined },
  object,
  Told
>
export type GoodPack<Read extends AnyPackRead> = Extract<Read, { readonly ok: true }>
type ToldBy<Read extends AnyPackRead> = Extract<Read, { readonly ok: false }>['faults'][number]['expected']

/** A game's texts about its own packs. `Read` is the result type of its pack reading. */
export interface PackWords<Read extends AnyPackRead> {
  readonly expected: Phrasing<Exclude<ToldBy<Read>, { readonly key: keyof SharedSaid }>>
  /** For lists of a pack, the text that tells how many entries they have, in the order in which they are shown. */
  readonly counts: { readonly [List in keyof GoodPack<Read>['document']]?: (count: number) => string }
}

/** The texts that are the same for all games. */
interface SharedPackWords {
  readonly expected: Phrasing<Expected<SharedSaid>>
  readonly fault: (fault: {
    readonly file: string
    readonly path: string
    readonly expected: string
    readonly found: string | undefined
  }) => string
  readonly more: (count: number) => string
  readonly by: (author: string) => string
}

const EN: SharedPackWords = {
  expected: {
    'pack-not-json': () => 'a JSON file',
    'pack-too-large': ({ most }) => `at most ${most} characters`,
    'pack-not-a-pack': () => 'a Sightline pack: an object with "sightline": "pack"',
    'pack-other-game': ({ game }) => `"${game}", the game that is played here`,
    'pack-other-version': ({ ours }) => `version ${ours}`,
    'pack-object': () => 'an object in braces',
    'pack-list': ({ least, most }) => (least === most ? `a list of ${least} things` : `a list of ${least} to ${most} things`),
    'pack-needed': () => 'a value: it cannot be left out',
    'pack-no-such-field': ({ known }) => `one of the fields ${known}`,
    'pack-text': ({ most }) => `a text of 1 to ${most} characters`,
    'pack-name': () => 'a name of at most 80 characters, or { "en": …, "fr": … }',
    'pack-number': ({ least, most }) => `a number from ${least} to ${most}`,
    'pack-whole': ({ least, most }) => `a whole number from ${least} to ${most}`,
    'pack-yes-no': () => 'true or false',
    'pack-one-of': ({ options }) => `one of ${options}`,
    'pack-once': () => 'something that is not there already',
    'pack-deck-size': ({ least, most }) => `${least} to ${most} cards in all`,
  },
  fault: ({ file, path, expected, found }) =>
    `${file}${path ? `, ${path}` : ''}: expected ${expected}; found ${found === undefined || found === '' ? 'nothing' : found}.`,
  more: (count) => `And ${count} more.`,
  by: (author) => `by ${author}`,
}

const FR: SharedPackWords = {
  expected: {
    'pack-not-json': () => 'un fichier JSON',
    'pack-too-large': ({ most }) => `${most} caractères au plus`,
    'pack-not-a-pack': () => 'un pack Sightline : un objet avec "sightline": "pack"',
    'pack-other-game': ({ game }) => `"${game}", le jeu auquel on joue ici`,
    'pack-other-version': ({ ours }) => `la version ${ours}`,
    'pack-object': () => 'un objet entre accolades',
    'pack-list': ({ least, most }) =>
      least === most ? `une liste de ${least} éléments` : `une liste de ${least} à ${most} éléments`,
    'pack-needed': () => 'une valeur, qui ne peut pas manquer',
    'pack-no-such-field': ({ known }) => `un des champs ${known}`,
    'pack-text': ({ most }) => `un texte de 1 à ${most} caractères`,
    'pack-name': () => 'un nom de 80 caractères au plus, ou { "en": …, "fr": … }',
    'pack-number': ({ least, most }) => `un nombre de ${least} à ${most}`,
    'pack-whole': ({ least, most }) => `un nombre entier de ${least} à ${most}`,
    'pack-yes-no': () => 'true ou false',
    'pack-one-of': ({ options }) => `un choix parmi ${options}`,
    'pack-once': () => 'quelque chose qui n’y est pas déjà',
    'pack-deck-size': ({ least, most }) => `de ${least} à ${most} cartes en tout`,
  },
  fault: ({ file, path, expected, found }) =>
    `${file}${path ? `, ${path}` : ''} : attendu ${expected} ; trouvé ${found === undefined || found === '' ? 'rien' : found}.`,
  more: (count) => `Et ${count} de plus.`,
  by: (author) => `par ${author}`,
}

export const PACK_WORDS: { readonly [L in Language]: SharedPackWords } = { en: EN, fr: FR }
