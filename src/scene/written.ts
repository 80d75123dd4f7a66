/** What is written over the table at a moment, for pictures and films that leave the page: there the page's labels are missing. */
import type { PlayerSeat } from '../kernel'
import { project } from './camera/rig'
import { spotOver } from './labels/words'
import type { Life } from './life'
import type { Tone } from './look'

/** Words over a thing. Places are shares of the picture's width and height, from its upper left corner. */
export interface WrittenWords {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly tone: Tone
  /** How far they have come, 0 to 1; 1 once they stand still. */
  readonly progress: number
}
/** A banner or a played card, large in the middle. */
export interface WrittenPlate {
  readonly title: string
  readonly text: string | undefined
  readonly seat: PlayerSeat | undefined
  readonly progress: number
}
export interface Written {
  readonly words: readonly WrittenWords[]
  /** The last of those shown. */
  readonly plate: WrittenPlate | undefined
}

/** `aspect`: the picture's width by its height. Words over things that have left the table or the picture are left out. */
export function writtenIn(life: Life, aspect: number): Written {
  const { director, drive } = life
  const words: WrittenWords[] = []
  let plate: WrittenPlate | undefined
  for (const running of director.effects()) {
    const { effect, stays } = running
    const progress = stays ? 1 : director.progress(running)
    if (effect.type === 'words') {
      const spot = spotOver(effect.over, life)
      const at = spot && project(drive.rig(), spot, aspect)
      if (!at || at.ahead <= 0 || Math.abs(at.x) > 1 || Math.abs(at.y) > 1) continue
      words.push({ x: (at.x + 1) / 2, y: (1 - at.y) / 2, text: effect.text, tone: effect.tone, progress })
    } else if (effect.type === 'banner') plate = { title: effect.text, text: effect.detail, seat: effect.seat, progress }
    else if (effect.type === 'card') plate = { title: effect.title, text: effect.text, seat: effect.seat, progress }
  }
  return { words, plate }
}
