/** The key that calls the others to look where the pointer is. Its parts are loaded apart, so they meet at the window. */
export const CALL = 'sightline-look-here'

export const callThere = (): void => void dispatchEvent(new Event(CALL))
