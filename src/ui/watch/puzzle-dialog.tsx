/** The dialog that makes a puzzle of a moment: who solves it, what the task is, and within what limit. */
import { useState } from 'react'
import type { PlayerSeat } from '../../kernel'
import { type Goal, type Limit, type LimitUnit, MOST_COUNT, MOST_NAME, MOST_NOTE } from '../../protocol/puzzle'
import { Button } from '../button'
import { Segments, Stepper } from '../controls'
import { DialogFrame } from '../dialog'
import { goalText, limitText } from '../match/task-text'
import { useWords } from '../words/words-context'

export interface PuzzleChosen {
  readonly seat: PlayerSeat
  readonly goal: Goal
  readonly within: Limit
  readonly name: string
  readonly note: string
}

export interface PuzzleDialogProps {
  /** What may be asked of each seat; the first is suggested. */
  readonly offers: readonly {
    readonly seat: PlayerSeat
    readonly goals: readonly Goal[]
    readonly units: readonly LimitUnit[]
    readonly isTurnNow: boolean
  }[]
  seatName(seat: PlayerSeat): string
  /** The name of a piece or place at this moment. */
  nameOf(ref: string): string
  readonly refused?: string | undefined
  readonly isBusy: boolean
  /** The title of the puzzle once it is saved. */
  readonly saved?: string | undefined
  onClose(): void
  onSave(chosen: PuzzleChosen): void
  onSolve(): void
}

const LIMITS: { readonly [U in LimitUnit]: readonly number[] } = { activation: [1], turn: [1, 2, 3, 5], answer: [3, 5, 10, 20] }

export function PuzzleDialog(props: PuzzleDialogProps) {
  const { offers, seatName, nameOf, refused, isBusy, saved, onClose, onSave, onSolve } = props
  const { say } = useWords()
  const [chosenSeat, setSeat] = useState<PlayerSeat>()
  const [goalAt, setGoalAt] = useState<number>()
  const [points, setPoints] = useState(1)
  const [limitAt, setLimitAt] = useState(0)
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState('')
  const offer = offers.find(({ seat }) => seat === chosenSeat) ?? offers[0]
  if (!offer) return null
  const { seat, goals, isTurnNow } = offer
  // A thing on the table makes the most telling task.
  const suggested = goals.findIndex(({ type }) => type === 'remove' || type === 'hold')
  const at = goalAt ?? Math.max(0, suggested)
  const picked = goals[at] ?? { type: 'win' }
  const goal: Goal = picked.type === 'gain' ? { type: 'gain', points } : picked
  const limits = offer.units.flatMap((unit) => LIMITS[unit].map((count): Limit => ({ unit, count })))
  const within = limits[limitAt] ?? { unit: 'turn', count: 1 }
  const task = say('task', { goal: goalText(goal, nameOf, say), within: limitText(within, isTurnNow, say) })
  const name = (typed ?? task.replace(/\.$/, '')).slice(0, MOST_NAME)
  if (saved !== undefined)
    return (
      <DialogFrame open onClose={onClose} title={say('puzzle-title')}>
        <p role="status">{say('puzzle-saved', { name: saved })}</p>
        <div className="ui-row-of-buttons ui-dialog-buttons">
          <Button onClick={onClose}>{say('close')}</Button>
          <Button tone="main" icon="play" onClick={onSolve}>
            {say('puzzle-solve')}
          </Button>
        </div>
      </DialogFrame>
    )
  return (
    <DialogFrame open onClose={onClose} title={say('puzzle-title')} hint={say('puzzle-hint')}>
      <div className="ui-puzzle">
        <Segments
          label={say('puzzle-seat')}
          options={offers.map((one) => ({ id: one.seat, label: seatName(one.seat) }))}
          value={seat}
          onChange={(id) => {
            setSeat(id)
            setGoalAt(undefined)
            setLimitAt(0)
          }}
        />
        <label className="ui-field">
          <span className="ui-label">{say('puzzle-goal')}</span>
          <select className="ui-input" value={at} onChange={(event) => setGoalAt(Number(event.currentTarget.value))}>
            {goals.map((one, index) => (
              <option key={JSON.stringify(one)} value={index}>
                {one.type === 'gain' ? say('goal-gain-some') : goalText(one, nameOf, say)}
              </option>
            ))}
          </select>
        </label>
        {goal.type === 'gain' && (
          <div className="ui-field">
            <span className="ui-label">{say('puzzle-points')}</span>
            <Stepper
              value={points}
              least={1}
              most={MOST_COUNT}
              lessLabel={say('puzzle-points-less')}
              moreLabel={say('puzzle-points-more')}
              onChange={setPoints}
            />
          </div>
        )}
        <label className="ui-field">
          <span className="ui-label">{say('puzzle-within')}</span>
          <select className="ui-input" value={limitAt} onChange={(event) => setLimitAt(Number(event.currentTarget.value))}>
            {limits.map((one, index) => (
              <option key={JSON.stringify(one)} value={index}>
                {limitText(one, isTurnNow, say)}
              </option>
            ))}
          </select>
        </label>
        <label className="ui-field">
          <span className="ui-label">{say('puzzle-name')}</span>
          <input
            className="ui-input"
            maxLength={MOST_NAME}
            value={name}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <label className="ui-field">
          <span className="ui-label">{say('puzzle-note')}</span>
          <textarea
            className="ui-input"
            rows={2}
            maxLength={MOST_NOTE}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </label>
        <p className="ui-note">{say('puzzle-luck')}</p>
        <p className="ui-note">{say('puzzle-open-file')}</p>
      </div>
      {refused && (
        <p className="ui-refusal" role="alert">
          {refused}
        </p>
      )}
      <div className="ui-row-of-buttons ui-dialog-buttons">
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button
          tone="main"
          icon="export"
          disabled={isBusy || name.trim() === ''}
          onClick={() => onSave({ seat, goal, within, name: name.trim(), note: note.trim() })}
        >
          {say('puzzle-save')}
        </Button>
      </div>
    </DialogFrame>
  )
}
