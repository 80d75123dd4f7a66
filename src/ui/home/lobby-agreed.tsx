/** The choices shared by all players of a match: the scenario with its lists, and the rulings. */
import type { ReactNode } from 'react'
import type { Lobby, LobbyChange } from '../../games/lobby'
import { Button } from '../button'
import { Section } from '../controls'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'
import { ChoiceList } from './choice-list'
import { AnyList } from './lobby-lists'
import { Rulings } from './lobby-rulings'

export interface LobbyAgreedProps {
  readonly lobby: Lobby
  onChange(change: LobbyChange): void
}

/** A layout of the players' own, used as the table. */
export interface OwnTable {
  readonly name: string
  /** The lists that it replaces, `scenario` among them. */
  readonly replaces: readonly string[]
  /** Returns to the game's own tables; undefined if this player may not choose. */
  onRemove?(): void
}
interface LobbyScenarioProps extends LobbyAgreedProps {
  readonly table?: OwnTable | undefined
  /** Shown above the choices. */
  readonly children?: ReactNode
}

export function LobbyScenario({ lobby, table, onChange, children }: LobbyScenarioProps) {
  const { say } = useWords()
  const isOpen = (list: string) => !table?.replaces.includes(list)
  return (
    <Section
      title={say('scenario')}
      className="ui-lobby-scenario"
      aside={lobby.scenarioBadge && <span className="ui-badge">{lobby.scenarioBadge}</span>}
    >
      {children}
      {table && (
        <div className="ui-lobby-table">
          <Icon name="plan" />
          <p>
            <strong>{table.name.trim() || say('plan-untitled')}</strong>
            <span className="ui-note">{say('lobby-own-table')}</span>
          </p>
          {table.onRemove && (
            <Button tone="quiet" onClick={table.onRemove}>
              {say('lobby-game-table')}
            </Button>
          )}
        </div>
      )}
      {isOpen('scenario') && (
        <ChoiceList
          label={say('scenario')}
          options={lobby.scenarios}
          value={lobby.chosen.scenario}
          onChange={(scenario) => onChange({ type: 'scenario', scenario })}
          wide
        />
      )}
      {lobby.agreed
        .filter(({ id }) => isOpen(id))
        .map((list) => (
          <AnyList key={list.id} list={list} onChange={(value) => onChange({ type: 'agreed', list: list.id, value })} />
        ))}
    </Section>
  )
}

export function LobbyRulings({ lobby, onChange }: LobbyAgreedProps) {
  if (lobby.rulings.length === 0) return null
  return (
    <Rulings
      groups={lobby.rulings}
      chosen={lobby.chosen.rulings}
      onChange={(ruling, value) => onChange({ type: 'ruling', ruling, value })}
      onReset={() => onChange({ type: 'rulings-reset' })}
    />
  )
}

/** The reasons why the match cannot begin yet, one per line. */
export const ProblemLines = ({ problems }: { readonly problems: readonly string[] }) =>
  problems.map((problem) => (
    <li key={problem} className="ui-refusal">
      <Icon name="refused" />
      <span>{problem}</span>
    </li>
  ))
