/** The windows that a game lists in the settings, where players choose when they want to be asked. */
import { LANGUAGES, type Language, type Speak } from '../../../ui/words/speak'
import { speaker } from '../../../ui/words/speaker'
import type { Stop } from '../../hands'

/** The windows with their texts in every language, made once so that the lists keep their identity for React. */
export function stopsOf<Subject extends string>(
  subjects: readonly Subject[],
  told: (subject: Subject, speak: Speak) => Omit<Stop, 'subject'>,
): (language: Language) => readonly Stop[] {
  const known = new Map(
    LANGUAGES.map((language) => [language, subjects.map((subject): Stop => ({ subject, ...told(subject, speaker(language)) }))]),
  )
  return (language) => known.get(language) ?? []
}
