/** Moves a match of this device to a table on the server. Each person's seat stays here or goes to whoever follows its link. */
import { useState } from 'react'
import type { PlayerSeat } from '../../kernel'
import { ONLINE_VERSION } from '../../protocol/online'
import { Button } from '../../ui/button'
import { Segments } from '../../ui/controls'
import { DialogFrame } from '../../ui/dialog'
import '../../ui/style/online.css'
import { useWords } from '../../ui/words/words-context'
import { device, reasonOf } from '../device'
import { goTo } from '../route'
import { useSettings } from '../settings'
import { holdOpened } from './held'
import { picturesOfPlayed } from './pictures'
import { NoServer, openTable } from './server'

export interface TakeOnlineProps {
  readonly match: string
  readonly game: string
  readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string; readonly isBot: boolean }[]
  onClose(): void
}

export function TakeOnline({ match, game, seats, onClose }: TakeOnlineProps) {
  const { say, reason } = useWords()
  const dice = useSettings((settings) => settings.dice)
  const persons = seats.filter(({ isBot }) => !isBot)
  const [away, setAway] = useState<readonly PlayerSeat[]>(() => persons.slice(1).map(({ seat }) => seat))
  const [problem, setProblem] = useState<string>()
  const open = async () => {
    try {
      const { file } = await device().ask('export', { match })
      const pictures = await picturesOfPlayed(match)
      const isAway = (seat: PlayerSeat) => away.includes(seat)
      const keys = await openTable({
        version: ONLINE_VERSION,
        game,
        gathered: { shared: {}, seats: {} },
        sitters: Object.fromEntries(seats.map(({ seat, isBot }) => [seat, isBot ? 'bot' : isAway(seat) ? 'link' : 'me'])),
        names: Object.fromEntries(seats.flatMap(({ seat, name }) => (isAway(seat) ? [] : [[seat, name]]))),
        dice: dice === 'hand' ? 'by hand' : 'auto',
        sealed: false,
        file,
        ...(pictures ? { pictures } : {}),
      })
      holdOpened(game, keys)
      goTo({ page: 'table', table: keys.table })
    } catch (error) {
      setProblem(error instanceof NoServer ? say('no-server') : reason(reasonOf(error)))
    }
  }
  return (
    <DialogFrame open onClose={onClose} title={say('take-online')} hint={say('take-online-hint')}>
      <div className="ui-links">
        {persons.map(({ seat, name }) => (
          <Segments
            key={seat}
            label={name}
            options={[
              { id: 'here', label: say('sits-here') },
              { id: 'link', label: say('sits-by-link') },
            ]}
            value={away.includes(seat) ? 'link' : 'here'}
            onChange={(next) => setAway((before) => (next === 'link' ? [...before, seat] : before.filter((one) => one !== seat)))}
          />
        ))}
        {problem && <p className="ui-refusal">{problem}</p>}
        <Button tone="main" icon="play" onClick={() => void open()}>
          {say('open-table')}
        </Button>
      </div>
    </DialogFrame>
  )
}
