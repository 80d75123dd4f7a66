/** The windows that a game lists for its players to choose when they are asked. */
import { LANGUAGES, type Language, type Speak } from '../../../ui/words/speak'
import { speaker } from '../../../ui/words/speaker'
import type { Stop } from '../../hands'

/** The windows with their texts in every language, made once: lists keep their identity, so that nothing is drawn again for them. */
export function stopsOf<Subject extends string>(
  subjects: readonly Subject[],
  told: (subject: Subject, speak: Speak) => Omit<Stop, 'subject'>,
): (language: Language) => readonly Stop[] {
  const known = new Map(
    LANGUAGES.map((language) => [language, subjects.map((subject): Stop => ({ subject, ...told(subject, speaker(language)) }))]),
  )
  return (language) => known.get(language) ?? []
}
