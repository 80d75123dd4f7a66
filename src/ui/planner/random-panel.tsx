/** A random layout: the wishes, the seed, and the result. */
import type { ReactNode } from 'react'
import type { LayoutSymmetry } from '../../planner/document'
import type { FairBound, RandomMade, RandomMaker, Slider, Sliders } from '../../planner/system'
import { Button } from '../button'
import { percentText } from '../words/length'
import { useWords } from '../words/words-context'
import { PlanSelect } from './field'

export interface RandomWishes {
  readonly sliders: Sliders
  readonly symmetry: LayoutSymmetry
  /** From 0, as fair as the checks demand, to 3, as fair as possible. */
  readonly even: number
  readonly seed: number
}
export const SEEDS = 1_000_000_000
export const MOST_EVEN = 3

export interface RandomPanelProps {
  readonly maker: RandomMaker
  readonly wishes: RandomWishes
  /** Undefined if both halves are the same anyway. */
  readonly bound: FairBound | undefined
  /** Whether there are objectives on the table, so that the ways to them are compared, too. */
  readonly hasWays: boolean
  /** The controls for the part of the table to lay out; a part uses the table's own symmetry. */
  readonly where: ReactNode
  readonly isPart: boolean
  /** The finished share of the work; undefined while no layout is being made. */
  readonly share: number | undefined
  readonly made: (RandomMade & { readonly seed: number }) | undefined
  /** True if no layout can be made yet. */
  readonly isBarred: boolean
  onWishes(part: Partial<RandomWishes>): void
  onMake(seed: number): void
  onCancel(): void
}

const wordOf = (slider: Slider, { cover }: RandomMaker) => (slider === 'cover' && cover === 'low-walls' ? 'walls' : slider)

export function RandomPanel(props: RandomPanelProps) {
  const { maker, wishes, bound, hasWays, where, isPart, share, made, isBarred, onWishes, onMake, onCancel } = props
  const { say, speak } = useWords()
  const percent = (part: number) => percentText(part, speak.language)
  const { sliders, seed, even, symmetry } = wishes
  return (
    <section className="ui-plan-part" aria-label={say('random-title')}>
      <h2>{say('random-title')}</h2>
      {maker.sliders.map((one) => (
        <Ranged
          key={one}
          label={say(`random-${one}`)}
          low={say(`random-${wordOf(one, maker)}-low`)}
          high={say(`random-${wordOf(one, maker)}-high`)}
          most={100}
          value={sliders[one]}
          onValue={(value) => onWishes({ sliders: { ...sliders, [one]: value } })}
        />
      ))}
      {maker.symmetries.length > 1 && !isPart && (
        <PlanSelect
          label={say('plan-symmetry')}
          value={symmetry}
          options={maker.symmetries.map((id) => ({ id, label: say(`plan-symmetry-${id}`) }))}
          onValue={(value) => {
            const chosen = maker.symmetries.find((one) => one === value)
            if (chosen) onWishes({ symmetry: chosen })
          }}
        />
      )}
      {bound ? (
        <Ranged
          label={say('random-even')}
          low={say('random-even-low')}
          high={say('random-even-high')}
          most={MOST_EVEN}
          value={even}
          says={
            hasWays
              ? say('random-even-both', { sight: percent(bound.sight), way: speak.length(bound.way) })
              : say('random-even-sight', { sight: percent(bound.sight) })
          }
          onValue={(value) => onWishes({ even: value })}
        />
      ) : (
        <p className="ui-note">{say('random-same-halves')}</p>
      )}
      {where}
      <label className="ui-field">
        <span className="ui-label">{say('random-seed')}</span>
        <input
          className="ui-input"
          inputMode="numeric"
          autoComplete="off"
          value={seed}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            event.stopPropagation()
            if (event.key === 'Enter' && share === undefined && !isBarred) onMake(seed)
          }}
          onChange={(event) => onWishes({ seed: Number(event.currentTarget.value.replace(/\D/g, '').slice(-9)) })}
        />
        <span className="ui-note">{say('random-seed-hint')}</span>
      </label>
      {share === undefined ? (
        <div className="ui-random-buttons">
          <Button icon="dice" disabled={isBarred} onClick={() => onMake(seed)}>
            {say('random-make')}
          </Button>
          <Button tone="quiet" disabled={isBarred} onClick={() => onMake((seed + 1) % SEEDS)}>
            {say('random-next')}
          </Button>
        </div>
      ) : (
        <div className="ui-random-making">
          <progress max={1} value={share} aria-label={say('random-title')} />
          <p className="ui-note">{say('random-making', { percent: percent(Math.round(share * 20) / 20) })}</p>
          <Button onClick={onCancel}>{say('cancel')}</Button>
        </div>
      )}
      <div role="status">{made && <Report made={made} hasWays={hasWays} />}</div>
    </section>
  )
}

function Report({ made, hasWays }: { readonly made: RandomMade & { readonly seed: number }; readonly hasWays: boolean }) {
  const { say, speak } = useWords()
  const percent = (part: number) => percentText(part, speak.language)
  const { seed, tries, density, unequal } = made
  return (
    <>
      <p className="ui-note">{say('random-made', { seed, tries })}</p>
      <p>{say('random-made-of', { pieces: density.pieces, share: percent(density.covered), tall: percent(density.tall) })}</p>
      <p>
        {hasWays
          ? say('random-made-both', { sight: percent(unequal.sight), way: speak.length(unequal.way) })
          : say('random-made-sight', { sight: percent(unequal.sight) })}
      </p>
    </>
  )
}

interface RangedProps {
  readonly label: string
  /** The meaning of its two ends. */
  readonly low: string
  readonly high: string
  readonly most: number
  readonly value: number
  /** The meaning of its value, if it can be told. */
  readonly says?: string
  onValue(value: number): void
}
function Ranged({ label, low, high, most, value, says, onValue }: RangedProps) {
  const { speak } = useWords()
  return (
    <label className="ui-field ui-random-range">
      <span className="ui-label">{label}</span>
      <input
        type="range"
        min={0}
        max={most}
        value={value}
        aria-valuetext={says ?? (value === 0 ? low : value === most ? high : percentText(value / 100, speak.language))}
        onKeyDown={(event) => event.stopPropagation()}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
      />
      <span className="ui-random-ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </span>
      {says !== undefined && <span className="ui-note">{says}</span>}
    </label>
  )
}
