/** What the lobby says of this game: its scenarios, and both ways of every ruling. */
import type { Rulings } from '../../rules/rulings'
import type { ScenarioId } from '../../rules/state'

/** A ruling's value as an id: switches are the words `true` and `false`. */
type Value<R extends keyof Rulings> = `${Rulings[R]}`

export interface RulingWords<R extends keyof Rulings> {
  readonly title: string
  readonly explanation: string
  readonly values: { readonly [V in Value<R>]: string }
}

export const RULING_GROUPS = {
  moving: ['pathMode', 'crossingFaces', 'oneStress', 'stressedSprint'],
  shooting: ['corridor', 'stressTrigger'],
  melee: ['engageInclusive', 'engageMax', 'pushAllShocked'],
  harm: ['damageFaces', 'woundVsAuto', 'stressTestFace'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }

export interface LobbyWords {
  readonly blurb: string
  readonly roster: string
  readonly scenarios: { readonly [S in ScenarioId]: { readonly label: string; readonly detail: string } }
  readonly turns: (count: number) => string
  readonly figures: (count: number) => string
  readonly house: string
  readonly groups: { readonly [G in keyof typeof RULING_GROUPS]: string }
  readonly rulings: { readonly [R in keyof Rulings]: RulingWords<R> }
}
