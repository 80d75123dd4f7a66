/** The key that calls the others to look where the pointer is. Its sender and receiver load separately and share this event. */
export const CALL = 'sightline-look-here'

export const callThere = (): void => void dispatchEvent(new Event(CALL))
