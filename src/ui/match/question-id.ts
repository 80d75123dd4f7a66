/** The panel of the open question: the target of the skip link and of the keys that lead there. */
export const QUESTION_ID = 'ui-question'
