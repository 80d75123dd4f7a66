/** Everything that players have beside the table: the others' in a strip above it, the viewer's own at its near edge. */
import { useState } from 'react'
import type { CardPlay, Hands, ShownCard } from '../../games/hands'
import type { PlayerSeat } from '../../kernel'
import type { Speak } from '../words/speak'
import { useWords } from '../words/words-context'
import type { CardActs } from './card-button'
import { CardLarge } from './card-large'
import type { MarkIcon } from './card-picture'
import { HandFan } from './hand-fan'
import { Piles } from './piles'
import { PlaysMenu } from './plays-menu'
import { SeatRow } from './seat-row'

export interface HandsPartProps {
  readonly hands: Hands
  readonly viewer: PlayerSeat
  /** Draws the game's marks; their first letters stand in where there is none. */
  readonly icon?: MarkIcon
  readonly speak: Speak
  /** The screen is changing hands: every hand lies face down, whatever is known of it. */
  readonly isHidden?: boolean
  onPlay(play: CardPlay): void
  nameOf(seat: PlayerSeat): string
}

/** Cards are held by their keys: the open question, and so what can be played, may change while one is read. */
interface Reading {
  readonly keys: readonly string[]
  readonly at: number
}

/** Where everything that may be read lies, by key. */
const cardsIn = (hands: Hands, isHidden: boolean): ReadonlyMap<string, ShownCard> =>
  new Map(
    hands.seats.flatMap(({ seat, hand = [], cards }) =>
      [...(isHidden ? [] : hand), ...cards].map((card) => [`${seat} ${card.key}`, card] as const),
    ),
  )

export function HandsPart({ hands, viewer, icon, speak, isHidden = false, onPlay, nameOf }: HandsPartProps) {
  const { say } = useWords()
  const [reading, setReading] = useState<Reading>()
  const [asking, setAsking] = useState<{ readonly card: ShownCard; readonly anchor: HTMLElement }>()
  const known = cardsIn(hands, isHidden)
  const read = (keys: readonly string[], at: number) => setReading({ keys, at })
  const play = (chosen: CardPlay) => {
    setReading(undefined)
    setAsking(undefined)
    onPlay(chosen)
  }
  const actsOf = (seat: PlayerSeat): CardActs => ({
    play(card, anchor) {
      const [only, ...others] = card.plays
      if (only && others.length === 0) play(only)
      else setAsking({ card, anchor })
    },
    read: (cards, at) =>
      read(
        cards.map((card) => `${seat} ${card.key}`),
        at,
      ),
  })
  const others = hands.seats.filter(({ seat }) => seat !== viewer)
  const own = hands.seats.find(({ seat }) => seat === viewer)
  const readNow = reading?.keys.map((key) => known.get(key)) ?? []
  // A card that has gone from where it was read is no longer there to be read.
  const isReadable = reading !== undefined && readNow.every((card) => card !== undefined)
  return (
    <>
      {others.length > 0 && (
        <section className="ui-hands-across" aria-label={say('hands-others')}>
          {others.map((of) => (
            <SeatRow
              key={of.seat}
              of={of}
              name={nameOf(of.seat)}
              icon={icon}
              speak={speak}
              acts={actsOf(of.seat)}
              isHidden={isHidden}
            />
          ))}
        </section>
      )}
      <section className="ui-hands-own" aria-label={say('hands-own')} data-seat={viewer}>
        <div className="ui-hands-side">
          {own && (
            <SeatRow of={own} name={nameOf(viewer)} icon={icon} speak={speak} acts={actsOf(viewer)} isOwn isHidden={isHidden} />
          )}
          <Piles piles={hands.piles} icon={icon} speak={speak} />
        </div>
        {own?.hand && !isHidden && <HandFan cards={own.hand} icon={icon} acts={actsOf(viewer)} />}
      </section>
      <CardLarge
        cards={isReadable ? readNow.filter((card) => card !== undefined) : []}
        at={isReadable ? reading.at : undefined}
        icon={icon}
        onAt={(at) => reading && setReading({ ...reading, at })}
        onPlay={play}
        onClose={() => setReading(undefined)}
      />
      <PlaysMenu
        asked={isHidden ? undefined : asking}
        onPlay={play}
        onRead={(card) => {
          setAsking(undefined)
          read([`${viewer} ${card.key}`], 0)
        }}
        onClose={() => setAsking(undefined)}
      />
    </>
  )
}
