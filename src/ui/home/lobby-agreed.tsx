/** What all players of a match agree on: the scenario with its lists, and the rulings. */
import type { ReactNode } from 'react'
import type { Lobby, LobbyChange } from '../../games/lobby'
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

/** `children` stands above the choices. */
export function LobbyScenario({ lobby, onChange, children }: LobbyAgreedProps & { readonly children?: ReactNode }) {
  const { say } = useWords()
  return (
    <Section
      title={say('scenario')}
      className="ui-lobby-scenario"
      aside={lobby.scenarioBadge && <span className="ui-badge">{lobby.scenarioBadge}</span>}
    >
      {children}
      <ChoiceList
        label={say('scenario')}
        options={lobby.scenarios}
        value={lobby.chosen.scenario}
        onChange={(scenario) => onChange({ type: 'scenario', scenario })}
        wide
      />
      {lobby.agreed.map((list) => (
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

/** Why the match cannot begin yet, line by line. */
export const ProblemLines = ({ problems }: { readonly problems: readonly string[] }) =>
  problems.map((problem) => (
    <li key={problem} className="ui-refusal">
      <Icon name="refused" />
      <span>{problem}</span>
    </li>
  ))
