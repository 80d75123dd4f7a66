/** Begins a match on this device: from the lobby, or at once with default choices. */
import { type LobbyChosen, laidOut } from '../../games/lobby'
import type { GameModule } from '../../games/module'
import type { GameView } from '../../games/view'
import { type PlayerSeat, SEATS } from '../../kernel'
import type { BotLevel } from '../../protocol/home'
import type { Sitting } from '../../ui/home/lobby-seat'
import { recall, remember } from '../../ui/remember'
import type { Say } from '../../ui/words/dictionary'
import type { Language } from '../../ui/words/speak'
import { device, titleOf } from '../device'
import { keepDone } from '../match/lesson'

export interface HereSeat {
  readonly seat: PlayerSeat
  readonly name: string
  readonly isBot: boolean
  /** The level of a bot; plain if undefined. */
  readonly level?: BotLevel
}

/** Default seating: a person at the first seat, bots at the others. */
export const usualSitting = (seat: PlayerSeat): Sitting => (seat === SEATS[0] ? 'person' : 'bot')

/** The default name: the one a person used here last; bots and newcomers are named after their seat. */
export const usualName = (seat: PlayerSeat, sitting: Sitting, say: Say): string =>
  sitting === 'bot' ? say('bot-letter', { letter: seat }) : (recall(`name-${seat}`) ?? say('seat-letter', { letter: seat }))

/** Begins a match and returns its id. Rejects with the reason if the rules refuse the choices. */
export async function beginHere(
  view: GameView,
  chosen: LobbyChosen,
  dice: 'hand' | 'auto',
  seats: readonly HereSeat[],
): Promise<{ readonly id: string }> {
  const match = await device().ask('create', {
    game: view.id,
    options: laidOut(view.optionsOf(chosen), chosen),
    roster: Object.fromEntries(seats.map(({ seat, isBot }) => [seat, isBot ? 'bot' : 'person'])),
    levels: Object.fromEntries(seats.flatMap(({ seat, isBot, level }) => (isBot && level ? [[seat, level]] : []))),
    dice: dice === 'hand' ? 'by hand' : 'auto',
    title: titleOf(seats.map(({ name }) => name)),
  })
  for (const { seat, name, isBot } of seats) if (!isBot) remember(`name-${seat}`, name)
  return match
}

/** Begins a match against bots with the game's default choices. */
export function beginAgainstBot(
  view: GameView,
  { language, dice, say }: { readonly language: Language; readonly dice: 'hand' | 'auto'; readonly say: Say },
): Promise<{ readonly id: string }> {
  const { chosen, seats } = view.lobby(language)
  const sitting = SEATS.filter((seat) => seats[seat] !== undefined).map((seat) => {
    const usual = usualSitting(seat)
    return { seat, name: usualName(seat, usual, say), isBot: usual === 'bot' }
  })
  return beginHere(view, chosen, dice, sitting)
}

/** Begins a taught match with the learner at the first seat. Undefined for a game without lessons. */
export async function beginLesson({ id, seats: [least], lesson }: GameModule, say: Say): Promise<string | undefined> {
  const taught = await lesson?.()
  if (!taught) return undefined
  const seats = SEATS.slice(0, least)
  const match = await device().ask('create', {
    game: id,
    options: taught.options,
    roster: Object.fromEntries(seats.map((seat) => [seat, usualSitting(seat) === 'bot' ? 'bot' : 'person'])),
    // Learners see the results of dice automatically; throwing by hand comes later.
    dice: 'auto',
    title: titleOf(seats.map((seat) => usualName(seat, usualSitting(seat), say))),
  })
  keepDone(match.id, new Set())
  return match.id
}
