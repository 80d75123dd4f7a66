/** The dialog to continue from a moment of a watched match: who plays on and, if dice are about to fall, what they show. */
import { useState } from 'react'
import type { PlayerSeat } from '../../kernel'
import { Button } from '../button'
import { Segments } from '../controls'
import { DialogFrame } from '../dialog'
import { useWords } from '../words/words-context'

export interface ForkDialogProps {
  readonly open: boolean
  readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string; readonly isBot: boolean }[]
  /** The dice that fall next; empty if something else comes next. */
  readonly dice: readonly { readonly faces: readonly string[] }[]
  /** The name of a die's face. */
  faceText(face: string): string
  /** Why the fork could not be made. */
  readonly refused?: string | undefined
  readonly isBusy: boolean
  onClose(): void
  onFork(bots: readonly PlayerSeat[], faces: readonly string[] | undefined): void
}

export function ForkDialog({ open, seats, dice, faceText, refused, isBusy, onClose, onFork }: ForkDialogProps) {
  const { say } = useWords()
  const [changed, setChanged] = useState<{ readonly [S in PlayerSeat]?: boolean }>({})
  const [isByHand, setIsByHand] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isBot = (seat: PlayerSeat) => changed[seat] ?? seats.find((one) => one.seat === seat)?.isBot ?? false
  const faces = dice.map((die, at) => chosen[at] ?? die.faces[0] ?? '')
  return (
    <DialogFrame open={open} onClose={onClose} title={say('fork-title')} hint={say('fork-hint')}>
      {seats.map(({ seat, name }) => (
        <Segments
          key={seat}
          label={name}
          options={[
            { id: 'person', label: say('fork-person') },
            { id: 'bot', label: say('fork-bot') },
          ]}
          value={isBot(seat) ? 'bot' : 'person'}
          onChange={(id) => setChanged({ ...changed, [seat]: id === 'bot' })}
        />
      ))}
      {dice.length > 0 && (
        <>
          <Segments
            label={say('fork-dice')}
            options={[
              { id: 'fall', label: say('fork-dice-fall') },
              { id: 'put', label: say('fork-dice-put') },
            ]}
            value={isByHand ? 'put' : 'fall'}
            onChange={(id) => setIsByHand(id === 'put')}
          />
          {isByHand && (
            <>
              <div className="ui-fork-dice">
                {dice.map((die, at) => (
                  <label
                    // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their index.
                    key={at}
                    className="ui-watch-choice"
                  >
                    <span className="ui-label">{say('fork-die', { place: at + 1 })}</span>
                    <select
                      className="ui-input"
                      value={faces[at]}
                      onChange={(event) =>
                        setChosen(faces.map((face, other) => (other === at ? event.currentTarget.value : face)))
                      }
                    >
                      {[...new Set(die.faces)].map((face) => (
                        <option key={face} value={face}>
                          {faceText(face)}
                        </option>
                      ))}
                    </select>
                  </label>
                ))}
              </div>
              <p className="ui-note">{say('fork-put-note')}</p>
            </>
          )}
        </>
      )}
      {refused && (
        <p className="ui-refusal" role="alert">
          {refused}
        </p>
      )}
      <div className="ui-row-of-buttons ui-dialog-buttons">
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button
          tone="main"
          icon="play"
          disabled={isBusy}
          onClick={() =>
            onFork(
              seats.flatMap(({ seat }) => (isBot(seat) ? [seat] : [])),
              isByHand && dice.length > 0 ? faces : undefined,
            )
          }
        >
          {say('fork-start')}
        </Button>
      </div>
    </DialogFrame>
  )
}
