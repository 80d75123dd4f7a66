/** A table on a server before its match: the seats with their links and choices, and the shared choices. */
import type { ReactNode } from 'react'
import type { Lobby, LobbyChange } from '../../games/lobby'
import type { PlayerSeat } from '../../kernel'
import type { BotLevel } from '../../protocol/home'
import type { TableState } from '../../protocol/online'
import { IconButton } from '../button'
import { clockText } from '../home/clock-choice'
import { LobbyRulings, LobbyScenario, type OwnTable, ProblemLines } from '../home/lobby-agreed'
import { LanguageSwitch } from '../language-switch'
import type { Language } from '../words/speak'
import { useWords } from '../words/words-context'
import { GatheringSeat, SitDown } from './gathering-seat'
import { LinkBox } from './link-box'

export interface GatheringPageProps {
  readonly game: string
  readonly table: TableState
  readonly lobby: Lobby
  readonly layout?: OwnTable | undefined
  /** The links that this device holds, as full addresses. */
  readonly links: { readonly seats: { readonly [seat in PlayerSeat]?: string }; readonly onlooker?: string | undefined }
  readonly name: string
  /** Why the match cannot begin, or why the last request was refused, as text. */
  readonly problems: readonly string[]
  /** A notice that the connection is lost. */
  readonly line?: ReactNode
  /** The messages at the table. */
  readonly talk: ReactNode
  onName(name: string): void
  onSit(): void
  onChange(change: LobbyChange): void
  onReady(seat: PlayerSeat, ready: boolean): void
  onSitter(seat: PlayerSeat, sitter: 'link' | 'bot'): void
  onLevel(seat: PlayerSeat, level: BotLevel): void
  onBack(): void
  onLanguage(language: Language): void
}

export function GatheringPage(props: GatheringPageProps) {
  const { game, table, lobby, layout, links, problems, line, talk, onChange, onBack, onLanguage } = props
  const { say } = useWords()
  const { mine, seats, gathered } = table
  const isReady = mine.seats.length > 0 && seats.every((one) => one.isReady || !mine.seats.includes(one.seat))
  const all = [...new Set([...(mine.seats.length > 0 || mine.isOpener ? lobby.problems : []), ...problems])]
  return (
    <div className="ui-lobby ui-gathering">
      <header className="ui-lobby-bar">
        <IconButton icon="back" label={say('back')} onClick={onBack} />
        <div>
          <h1>{say('table-title', { game })}</h1>
          <p className="ui-note" aria-live="polite">
            {isReady ? say('you-are-ready') : say(hintOf(table))}
          </p>
        </div>
        <LanguageSwitch onLanguage={onLanguage} />
      </header>
      {line}
      <main className="ui-lobby-main">
        {mine.invited && <SitDown seat={mine.invited} name={props.name} onName={props.onName} onSit={props.onSit} />}
        {all.length > 0 && (
          <ul className="ui-gathering-problems" aria-live="polite">
            <ProblemLines problems={all} />
          </ul>
        )}
        <div className="ui-lobby-seats" data-many={seats.length > 2 ? '' : undefined}>
          {ownFirst(seats, mine.seats).map((card) => (
            <GatheringSeat
              key={card.seat}
              {...card}
              isMine={mine.seats.includes(card.seat)}
              isOpener={mine.isOpener}
              lists={lobby.seats[card.seat] ?? []}
              isHidden={gathered?.seats[card.seat] === undefined}
              link={links.seats[card.seat]}
              onList={(list, value) => onChange({ type: 'seat', seat: card.seat, list, value })}
              onReady={(ready) => props.onReady(card.seat, ready)}
              onSitter={(sitter) => props.onSitter(card.seat, sitter)}
              onLevel={(level) => props.onLevel(card.seat, level)}
            />
          ))}
        </div>
        {talk}
        <fieldset className="ui-bare-set" disabled={!mine.isOpener}>
          <legend className="ui-hidden">{say('agreed-by-opener')}</legend>
          <LobbyScenario lobby={lobby} table={layout} onChange={onChange}>
            {!mine.isOpener && <p className="ui-note">{say('agreed-by-opener')}</p>}
          </LobbyScenario>
          {table.clock && (
            <p className="ui-note">
              {say('clock')}: {clockText(table.clock, say)}. {say('clock-end')} {say(`clock-end-${table.clock.atEnd}`)}.
            </p>
          )}
          <LobbyRulings lobby={lobby} onChange={onChange} />
        </fieldset>
        {links.onlooker !== undefined && (
          <section className="ui-panel ui-section">
            <LinkBox label={say('link-onlookers')} link={links.onlooker} />
          </section>
        )}
      </main>
    </div>
  )
}

/** On a phone the seats are listed below one another, so one's own comes first. */
const ownFirst = (seats: TableState['seats'], mine: readonly PlayerSeat[]): TableState['seats'] => [
  ...seats.filter(({ seat }) => mine.includes(seat)),
  ...seats.filter(({ seat }) => !mine.includes(seat)),
]

function hintOf({ mine }: TableState): 'table-hint-opener' | 'table-hint-guest' | 'table-hint-invited' | 'table-hint-onlooker' {
  if (mine.isOpener) return 'table-hint-opener'
  if (mine.seats.length > 0) return 'table-hint-guest'
  return mine.invited ? 'table-hint-invited' : 'table-hint-onlooker'
}
