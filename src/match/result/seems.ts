/** What marks a result file. Apart from the rest, because every file that is opened is asked for it. */
export const RESULT_FORMAT = 'sightline-result'

/** Does a text seem to be a result file, even a damaged one? */
export const seemsResult = (text: string): boolean => text.slice(0, 2000).includes(`"${RESULT_FORMAT}"`)
