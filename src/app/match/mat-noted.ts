/** Remembers which matches began on a layout with a picture on its mat, so that only these look for the picture on the device. */
const NOTED = 'sightline-mat-matches'
const MOST = 100

const noted = (): readonly string[] => (localStorage.getItem(NOTED) ?? '').split(' ')

export function hasMatPicture(match: string): boolean {
  try {
    return noted().includes(match)
  } catch {
    return false
  }
}
export function noteMatPicture(match: string): void {
  try {
    localStorage.setItem(NOTED, [match, ...noted()].slice(0, MOST).join(' '))
  } catch {
    // Storage is forbidden here: the match is played on the plain mat.
  }
}
