/** The choices before a match: number of players, points to reach, decks, rulings. */

import { choiceOf, deckOfChoice, OWN_DECK, type Deck as OwnDeck, sizeOf } from '../../../decks/deck'
import { firstSeats, type Json, type PlayerSeat } from '../../../kernel'
import type { Language } from '../../../ui/words/speak'
import { changed, commonOptions, textIn } from '../../kit/lobby/choices'
import { rulingSwitches } from '../../kit/lobby/rulings'
import { lobbyInType } from '../../kit/lobby/typeset'
import { packIn } from '../../kit/packs/reader'
import type { Lobby, LobbyChange, LobbyChosen, LobbyList } from '../../lobby'
import { DECKS } from '../content/decks'
import { POOL } from '../content/pool'
import type { Deck } from '../rules/cards'
import { TARGET_P } from '../rules/constants'
import { readPack } from '../rules/pack'
import { RULED, RULING_VALUES, type Rulings } from '../rules/rulings'
import { brokenIn } from './decks/rules'
import { EN_LOBBY } from './words/en-lobby'
import { FR_LOBBY } from './words/fr-lobby'
import { type LobbyWords, RULING_GROUPS } from './words/lobby-words'

const WORDS: { readonly [L in Language]: LobbyWords } = { en: EN_LOBBY, fr: FR_LOBBY }
const RULINGS = rulingSwitches<Rulings, keyof typeof RULING_GROUPS>(RULING_VALUES, RULED, RULING_GROUPS)
const SCENARIO = 'standard'
const PLAYERS = [2, 3, 4] as const
/** Points to reach: for a short match, by the rulebook, for a long match. */
const TARGETS: readonly number[] = [15, TARGET_P, 40]

export const FIRST_CHOSEN: LobbyChosen = {
  scenario: SCENARIO,
  agreed: { players: '2', target: String(TARGET_P) },
  // Every seat has a choice from the start, because at a server's table a seat without one would be shown as a hidden choice.
  seats: Object.fromEntries(firstSeats(4).map((seat, at) => [seat, { deck: DECKS[at % DECKS.length]?.id ?? '' }])),
  rulings: RULINGS.first,
}
const playersIn = ({ agreed }: LobbyChosen): (typeof PLAYERS)[number] =>
  PLAYERS.find((count) => String(count) === agreed.players) ?? 2
const targetIn = ({ agreed }: LobbyChosen): number => TARGETS.find((target) => String(target) === agreed.target) ?? TARGET_P
const seatsIn = (chosen: LobbyChosen): readonly PlayerSeat[] => firstSeats(playersIn(chosen))

/** The card list among these choices, if it is valid. */
const packOf = packIn(readPack, POOL)
const readyIn = (chosen: LobbyChosen): readonly Deck[] => [...DECKS, ...(packOf(chosen)?.decks ?? [])]
/** The theme of each ready deck. */
export const themesIn = (language: Language): { readonly [deck: string]: string } => WORDS[language].themes

/** A custom deck, or the id of a ready one. Seats without a choice get the ready decks in their order. */
function deckOf(chosen: LobbyChosen, seat: PlayerSeat): OwnDeck | string {
  const own = deckOfChoice(chosen.seats[seat]?.deck)
  if (own) return own
  const id = textIn(chosen.seats[seat]?.deck)
  const at = seatsIn(chosen).indexOf(seat)
  return readyIn(chosen).find((one) => one.id === id)?.id ?? DECKS[at % DECKS.length]?.id ?? ''
}

/** Why custom decks break the rules, per seat, in the deck builder's words. */
function problemsOf(chosen: LobbyChosen, language: Language): readonly string[] {
  const words = WORDS[language]
  return seatsIn(chosen).flatMap((seat) => {
    const deck = deckOf(chosen, seat)
    const broken = typeof deck === 'string' ? [] : brokenIn(deck.cards, packOf(chosen)?.pool ?? POOL, language)
    return broken.map((text) => words.deckRefused(seat, text))
  })
}

export function lobbyIn(language: Language, chosen: LobbyChosen = FIRST_CHOSEN): Lobby {
  const words = WORDS[language]
  const short = (
    id: string,
    title: string,
    hint: string,
    values: readonly number[],
    label: (value: number) => string,
    value: number,
  ): LobbyList => ({
    kind: 'short',
    id,
    title,
    hint,
    options: values.map((one) => ({ id: String(one), label: label(one) })),
    value: String(value),
  })
  const deck = (seat: PlayerSeat): LobbyList => {
    const playedWith = deckOf(chosen, seat)
    const own = typeof playedWith === 'string' ? undefined : playedWith
    return {
      kind: 'one',
      id: 'deck',
      title: words.deck,
      hint: words.deckHint,
      options: [
        ...readyIn(chosen).map(({ id, name }) => ({
          id,
          label: name[language],
          ...(words.themes[id] ? { detail: words.themes[id] } : {}),
        })),
        ...(own ? [{ id: OWN_DECK, label: own.name || words.ownDeck, detail: words.ownDeckDetail(sizeOf(own.cards)) }] : []),
      ],
      value: own ? OWN_DECK : String(playedWith),
      takesDecks: true,
      ...(own ? { own: choiceOf(own) } : {}),
    }
  }
  return lobbyInType(
    {
      scenarios: [{ id: SCENARIO, label: words.scenario, detail: words.scenarioDetail, facts: words.scenarioFacts }],
      scenarioBadge: words.house,
      source: packOf(chosen) ? words.sourcePack(packOf(chosen)?.document.name[language] ?? '') : words.source,
      agreed: [
        short('players', words.players, words.playersHint, PLAYERS, words.count, playersIn(chosen)),
        short('target', words.target, words.targetHint, TARGETS, words.points, targetIn(chosen)),
      ],
      seats: Object.fromEntries(seatsIn(chosen).map((seat) => [seat, [deck(seat)]])),
      rulings: RULINGS.shown(words),
      problems: problemsOf(chosen, language),
      chosen,
    },
    language,
  )
}

/** Ignores a change of scenario, because there is only one. */
export const choose = (chosen: LobbyChosen, change: LobbyChange): LobbyChosen =>
  change.type === 'scenario' ? chosen : changed(chosen, change, FIRST_CHOSEN)

/** Converts the choices to match options without checking them; `parseSpec` refuses wrong ones. */
export function optionsOf(chosen: LobbyChosen): { readonly [name: string]: Json } {
  return {
    players: playersIn(chosen),
    targetP: targetIn(chosen),
    decks: Object.fromEntries(
      seatsIn(chosen).map((seat) => {
        const deck = deckOf(chosen, seat)
        return [seat, typeof deck === 'string' ? deck : deck.cards]
      }),
    ),
    ...commonOptions(RULINGS.chosenIn(chosen), chosen),
  }
}
