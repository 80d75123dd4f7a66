/** A route by keyboard: first a station from a list, reached by the shortest way, then the exact place in it. */
import type { Route } from '../../../table/choice'
import { placeIn, wayBetween } from '../../../table/judge-route'
import { useWords } from '../../words/words-context'
import type { ShapeProps } from './shape-props'
import { PlacePanel } from './space-panels'

/** The stations where a route may end, nearest first, each with the way there. */
export function goalsOf(choice: Route): readonly { readonly station: string; readonly way: readonly string[] }[] {
  return Object.keys(choice.ends)
    .flatMap((station) => {
      const way = Object.hasOwn(choice.barred, station) ? undefined : wayBetween(choice, choice.from, station)
      return way && way.length <= choice.most && isOpen(choice, way) ? [{ station, way }] : []
    })
    .sort((one, other) => one.way.length - other.way.length)
}

const isOpen = ({ from, steps }: Route, way: readonly string[]): boolean =>
  way.every((to, at) => steps[way[at - 1] ?? from]?.some((step) => step.to === to && step.refused === undefined))

/** The answer that leads to this station, at its middle. The player refines the exact place afterwards. */
export function goingTo(choice: Route, answer: ShapeProps<Route>['answer'], way: readonly string[]): typeof answer {
  const region = placeIn(choice, way.at(-1) ?? choice.from)?.region
  const area = (region?.centre ?? region?.inside)?.areas[0]
  if (!region || !area) return { ...answer, stations: way }
  const sum = area.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const at = { x: Math.round(sum.x / area.length), y: Math.round(sum.y / area.length) }
  const { heading } = answer.pose
  return { stations: way, pose: region.on === undefined ? { at, heading } : { at, on: region.on, heading } }
}

export function RoutePanel({ choice, answer, onAnswer, option, unit, turned }: ShapeProps<Route>) {
  const { say } = useWords()
  const goals = goalsOf(choice)
  const now = answer.stations.at(-1) ?? choice.from
  const place = placeIn(choice, now)
  return (
    <div className="ui-space">
      <p className="ui-note">{say('route-hint')}</p>
      <label className="ui-field">
        <span className="ui-label">{say('route-to')}</span>
        <select
          value={now}
          onChange={({ target }) => {
            const goal = goals.find(({ station }) => station === target.value)
            if (goal) onAnswer(goingTo(choice, answer, goal.way))
          }}
        >
          {!goals.some(({ station }) => station === now) && <option value={now}>{option(now).label}</option>}
          {goals.map(({ station }) => (
            <option key={station} value={station}>
              {option(station).label}
            </option>
          ))}
        </select>
      </label>
      <p className="ui-note ui-numbers">{say('route-steps', { count: answer.stations.length, most: choice.most })}</p>
      {place && (
        <PlacePanel
          choice={place}
          answer={answer.pose}
          onAnswer={(pose) => onAnswer({ ...answer, pose })}
          option={option}
          unit={unit}
          turned={turned}
        />
      )}
    </div>
  )
}
