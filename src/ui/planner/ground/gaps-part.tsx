/** Where the table is narrow: the gaps as a table, each highlighted when pressed, and all ways too narrow for a chosen base. */

import type { Point, Units } from '../../../geometry/types'
import { BASES, type Gap } from '../../../planner/gaps'
import type { Ref } from '../../../table/piece'
import { useWords } from '../../words/words-context'
import { PlanSelect } from '../field'

export interface GapsPartProps {
  readonly gaps: readonly Gap[]
  /** The base diameter for which too narrow ways are shown; undefined for none. */
  readonly narrow: Units | undefined
  onNarrow(base: Units | undefined): void
  onLight(lit: { readonly at: Point; readonly pieces: readonly Ref[]; readonly line: readonly [Point, Point] }): void
}

const FEW = 8

export function GapsPart({ gaps, narrow, onNarrow, onLight }: GapsPartProps) {
  const { say, speak } = useWords()
  const millimetres = (base: Units) => `${speak.number(base / 100)} mm`
  const barred = narrow === undefined ? undefined : gaps.filter(({ width }) => width < narrow)
  const listed = barred ?? gaps.slice(0, FEW)
  return (
    <>
      <h3>{say('plan-gaps')}</h3>
      <PlanSelect
        label={say('ground-gap-base')}
        value={narrow === undefined ? '' : String(narrow)}
        options={[
          { id: '', label: say('ground-gap-any') },
          ...BASES.map((base) => ({ id: String(base), label: millimetres(base) })),
        ]}
        onValue={(base) => onNarrow(base === '' ? undefined : Number(base))}
      />
      {barred && (
        <p role="status">
          {barred.length === 0
            ? say('ground-gap-free', { base: millimetres(narrow ?? 0) })
            : say('ground-gap-barred', { count: barred.length, base: millimetres(narrow ?? 0) })}
        </p>
      )}
      {gaps.length === 0 && <p className="ui-note">{say('plan-gap-nothing')}</p>}
      {listed.length > 0 && (
        <table className="ui-plan-gaps">
          <thead>
            <tr>
              <th>{say('plan-gap-between')}</th>
              <th>{say('plan-gap-width')}</th>
              <th>{say('plan-gap-base')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ one, other, width, passes, line }) => {
              const [from, to] = line
              const name = typeof other === 'string' ? speak.piece(other) : say(`plan-edge-${other.edge}`)
              const pieces = typeof other === 'string' ? [one, other] : [one]
              const at = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) }
              return (
                <tr key={`${one} ${name}`}>
                  <td>
                    <button type="button" onClick={() => onLight({ at, pieces, line })}>
                      {speak.piece(one)} · {name}
                    </button>
                  </td>
                  <td>{speak.length(width)}</td>
                  <td>{passes === undefined ? say('plan-gap-none') : millimetres(passes)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </>
  )
}
