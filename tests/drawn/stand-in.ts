/**
 * The scene of a match without a screen: looks, drafts and cues go the way they go in the page, to the same cast and director, by a clock of
 * its own. Nothing is painted.
 */
import { draftedLook } from '../../src/app/match/drafted-look'
import { placesSo } from '../../src/app/places-so'
import { momentOf } from '../../src/client/moment'
import type { ShownLine } from '../../src/client/seats'
import type { Client } from '../../src/client/state'
import type { GameView } from '../../src/games/view'
import { createCast } from '../../src/scene/cast'
import { createDirector } from '../../src/scene/director'
import { drawnIn } from '../../src/scene/drawn'
import { speaker } from '../../src/ui/words/speaker'
import { faults } from './faults'

/** Milliseconds from one picture to the next. */
const FRAME = 50
/** Nothing is shown for longer, in frames. */
const LONGEST = 2000
const HEIGHT = 1.5
const WINDOW = 'wide'

/** `drafted`: how a draft changes the look; another one than the page's is a fault made on purpose. */
export function createStandIn(client: Client, game: GameView, reduced: boolean, drafted = draftedLook) {
  const speak = speaker('en', game.unit, { piece: (ref) => ref, seat: (seat) => seat })
  const cast = createCast(() => HEIGHT)
  let time = 0
  const director = createDirector({ clock: () => time, cast, wake: () => {}, dice: () => Promise.resolve() })
  cast.setReduced(reduced)
  director.setReduced(reduced)
  /** What the page does when the client's state changes, before the next picture. */
  const sync = () => {
    const state = client.store.getState()
    if (state.view === undefined) return
    cast.awaits(state.sent !== undefined)
    const moment = momentOf(state, { window: WINDOW })
    cast.sync(drafted(game.look(moment.view, moment, speak), moment, game.tabletop(state.view as object)), time)
  }
  let before = client.store.getState()
  const stop = client.store.subscribe((now) => {
    const { view, decisions, draft, ahead, sent } = now
    const isSame =
      view === before.view &&
      decisions === before.decisions &&
      draft === before.draft &&
      ahead === before.ahead &&
      sent === before.sent
    before = now
    if (!isSame) sync()
  })
  const picture = () => {
    time += FRAME
    const isActing = director.frame()
    return cast.frame(time, FRAME) || isActing
  }
  const rest = () => {
    for (let frames = 0; picture(); frames++) if (frames > LONGEST) throw new Error('the picture never comes to rest')
  }
  sync()
  return {
    /** Plays what happened, to its end. */
    async play({ entry, before, after }: ShownLine): Promise<void> {
      const { seat } = client.store.getState()
      const cues = game.stage(entry, before as object, after as object, speak, { viewer: seat, window: WINDOW })
      let isOver = false
      void director.play(cues).then(() => {
        isOver = true
      })
      for (let frames = 0; !isOver; frames++) {
        if (frames > LONGEST) throw new Error('a cue never ends')
        picture()
        // Dice and the end of a cue are told in a turn of their own.
        await Promise.resolve()
        await Promise.resolve()
      }
    },
    /** Everything that is drawn otherwise than it is, once nothing moves. */
    faults(): readonly string[] {
      rest()
      return faults(placesSo(client.store.getState(), game, speak, WINDOW), drawnIn(cast))
    },
    stop,
  }
}
