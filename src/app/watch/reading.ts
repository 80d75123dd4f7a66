/** How the time line reads a game's views, by the game's own words, and what is said of a moment. */
import type { GameView } from '../../games/view'
import type { Json } from '../../kernel'
import type { Reading } from '../../replay/marks'
import type { Speak } from '../../ui/words/speak'

export const readingOf = (game: GameView, speak: Speak): Reading => ({
  status(view) {
    const { round, scores } = game.status(view as object, speak)
    // Before the dot stands which round it is, after it what it is played for.
    const [name = round] = round.split(' · ')
    return { round: name, points: Object.fromEntries(scores.map(({ seat, score, carried = 0 }) => [seat, score + carried])) }
  },
  pieces: (view: Json) => Object.keys(game.tabletop(view as object).pieces),
  isAction: (entry, before, after) =>
    game
      .words(speak.language)
      .log(entry, before as object, after as object, speak)
      .some(({ kind }) => kind === 'action'),
})
