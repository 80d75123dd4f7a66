/** Reads a game's views for the time line, with the game's own words. */
import { stillMoment } from '../../client/moment'
import type { GameView } from '../../games/view'
import type { Json } from '../../kernel'
import type { Trooper } from '../../replay/deeds'
import type { Reading } from '../../replay/marks'
import type { Speak } from '../../ui/words/speak'

export const readingOf = (game: GameView, speak: Speak): Reading => ({
  status(view) {
    const { round, scores } = game.status(view as object, speak)
    // A round's title has the round before the dot and what is at stake in it after the dot.
    const [name = round] = round.split(' · ')
    return { round: name, points: Object.fromEntries(scores.map(({ seat, score, carried = 0 }) => [seat, score + carried])) }
  },
  pieces: (view: Json) => Object.keys(game.tabletop(view as object).pieces),
  owner: (view, piece) => game.look(view as object, stillMoment(view, 'A'), speak).figures.find(({ ref }) => ref === piece)?.seat,
  isAction: (entry, before, after) =>
    game
      .words(speak.language)
      .log(entry, before as object, after as object, speak)
      .some(({ kind }) => kind === 'action'),
})

/** A game's miniatures with the places where they stand; undefined if it has none. */
export function troopsOf(game: GameView): ((view: Json) => readonly Trooper[]) | undefined {
  if (!game.troops) return undefined
  return (view) => {
    const { pieces } = game.tabletop(view as object)
    return (game.troops?.(view as object) ?? []).map((one) => ({ ...one, at: pieces[one.ref]?.pose.at }))
  }
}
