/** What players have beside the table: the others' things in a strip above it, the viewer's own at its near edge. */
import { lazy, Suspense, useState } from 'react'
import type { CardPlay, Hands, SeatHand, ShownCard } from '../../../games/hands'
import type { PlayerSeat } from '../../../kernel'
import type { Speak } from '../../words/speak'
import { useWords } from '../../words/words-context'
import type { LogItem } from '../log-items'
import type { CardActs, Carried } from './card-button'
import type { MarkIcon } from './card-picture'
import { CarriedCard } from './carried-card'
import { HandFan } from './hand-fan'
import { Piles } from './piles'
import { SeatRow } from './seat-row'

/** Loaded when they are first opened. */
const CardLarge = lazy(() => import('./card-large').then((module) => ({ default: module.CardLarge })))
const PlaysMenu = lazy(() => import('./plays-menu').then((module) => ({ default: module.PlaysMenu })))

export interface HandsPartProps {
  readonly hands: Hands
  readonly viewer: PlayerSeat
  /** Draws the game's marks; without it, their first letters are shown. */
  readonly icon?: MarkIcon | undefined
  readonly speak: Speak
  /** True while the screen changes hands: every hand lies face down, even if it is known. */
  readonly isHidden?: boolean
  /** The log's lines about a card with this face. */
  told?(face: string): readonly LogItem[]
  onPlay(play: CardPlay): void
  /** Called for a card whose target must be chosen on the table. Without it, a menu asks for the target. */
  onChoose?(card: ShownCard): void
  /** Called while a card is dragged over the table, and when it is released there or the drag is cancelled. */
  onCarry?(card: ShownCard): void
  onDrop?(card: ShownCard, at: { readonly x: number; readonly y: number } | undefined): void
  nameOf(seat: PlayerSeat): string
}

/** The card being read is stored by key, because the question, and with it the ways to play, may change meanwhile. */
interface Reading {
  readonly keys: readonly string[]
  readonly at: number
}

/** The public part of a seat's hand, without ways to play. */
const publicOnly = ({ hand: _, cards, ...seat }: SeatHand): SeatHand => ({
  ...seat,
  cards: cards.map(({ key, face, state }) => ({ key, face, state, plays: [] })),
})

/** All cards that may be read, by key. */
const cardsIn = (seats: readonly SeatHand[]): ReadonlyMap<string, ShownCard> =>
  new Map(
    seats.flatMap(({ seat, hand = [], cards }) => [...hand, ...cards].map((card) => [`${seat} ${card.key}`, card] as const)),
  )

export function HandsPart({
  hands,
  viewer,
  icon,
  speak,
  isHidden = false,
  told,
  onPlay,
  onChoose,
  onCarry,
  onDrop,
  nameOf,
}: HandsPartProps) {
  const { say } = useWords()
  const [reading, setReading] = useState<Reading>()
  const [isRead, setIsRead] = useState(false)
  if (reading && !isRead) setIsRead(true)
  const [asking, setAsking] = useState<{ readonly card: ShownCard; readonly anchor: HTMLElement }>()
  const [hasAsked, setHasAsked] = useState(false)
  if (asking && !hasAsked) setHasAsked(true)
  const [carrying, setCarrying] = useState<{ readonly card: ShownCard; readonly pointer: Carried }>()
  const read = (keys: readonly string[], at: number) => setReading({ keys, at })
  const play = (chosen: CardPlay) => {
    setReading(undefined)
    setAsking(undefined)
    onPlay(chosen)
  }
  const actsOf = (seat: PlayerSeat): CardActs => ({
    play(card, anchor) {
      const [only, ...others] = card.plays
      if (card.isAimed && onChoose) onChoose(card)
      else if (only && others.length === 0) play(only)
      else setAsking({ card, anchor })
    },
    ...(onDrop && seat === viewer
      ? {
          carry(card, pointer) {
            setCarrying({ card, pointer })
            onCarry?.(card)
          },
        }
      : {}),
    read: (cards, at) =>
      read(
        cards.map((card) => `${seat} ${card.key}`),
        at,
      ),
  })
  // While the screen changes hands, every seat is shown like another player's.
  const shown = isHidden ? hands.seats.map(publicOnly) : hands.seats
  const others = shown.filter(({ seat }) => isHidden || seat !== viewer)
  const own = isHidden ? undefined : shown.find(({ seat }) => seat === viewer)
  const known = cardsIn(shown)
  const readNow = reading?.keys.map((key) => known.get(key)) ?? []
  // A card that has left its place can no longer be read.
  const isReadable = reading !== undefined && readNow.every((card) => card !== undefined)
  return (
    <>
      {others.length > 0 && (
        <section className="ui-hands-across" data-many={others.length > 1 ? '' : undefined} aria-label={say('hands-others')}>
          {others.map((of) => (
            <SeatRow key={of.seat} of={of} name={nameOf(of.seat)} icon={icon} speak={speak} acts={actsOf(of.seat)} />
          ))}
        </section>
      )}
      <section className="ui-hands-own" data-asking={asking && ''} aria-label={say('hands-own')} data-seat={viewer}>
        <div className="ui-hands-near">
          {own && <SeatRow of={own} name={nameOf(viewer)} icon={icon} speak={speak} acts={actsOf(viewer)} isOwn />}
          {own?.hand && <HandFan cards={own.hand} icon={icon} acts={actsOf(viewer)} />}
          <Piles piles={hands.piles} icon={icon} speak={speak} />
        </div>
      </section>
      {isRead && (
        <Suspense>
          <CardLarge
            cards={isReadable ? readNow.filter((card) => card !== undefined) : []}
            at={isReadable ? reading.at : undefined}
            icon={icon}
            {...(told ? { told } : {})}
            onAt={(at) => reading && setReading({ ...reading, at })}
            onPlay={play}
            onClose={() => setReading(undefined)}
          />
        </Suspense>
      )}
      {carrying && !isHidden && (
        <CarriedCard
          {...carrying}
          icon={icon}
          onDrop={(at) => {
            setCarrying(undefined)
            onDrop?.(carrying.card, at)
          }}
        />
      )}
      {hasAsked && (
        <Suspense fallback={null}>
          <PlaysMenu
            asked={isHidden ? undefined : asking}
            onPlay={play}
            onRead={(card) => {
              setAsking(undefined)
              read([`${viewer} ${card.key}`], 0)
            }}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
