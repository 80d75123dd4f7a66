/** Makes a puzzle of the shown moment: asks the worker what can be set there, saves the file and puts it into this device's list. */
import { useEffect, useState } from 'react'
import type { GameView } from '../../games/view'
import type { PlayerSeat } from '../../kernel'
import type { Puzzle } from '../../protocol/puzzle'
import type { PuzzleOffer } from '../../replay/puzzle'
import { type PuzzleChosen, PuzzleDialog } from '../../ui/watch/puzzle-dialog'
import { useWords } from '../../ui/words/words-context'
import { device, download, reasonOf } from '../device'
import { goTo } from '../route'
import type { Room } from './room'

export interface PuzzlePartProps {
  readonly room: Room
  readonly game: GameView
  /** The last log entry shown. */
  readonly after: number
  /** The view at this moment, which names the pieces. */
  readonly view: object
  seatName(seat: PlayerSeat): string
  onClose(): void
}

/** 256 bits that nobody has chosen. */
const newSeed = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export function PuzzlePart({ room, game, after, view, seatName, onClose }: PuzzlePartProps) {
  const { say, reason, speak } = useWords()
  const [offers, setOffers] = useState<readonly PuzzleOffer[]>([])
  const [refused, setRefused] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [saved, setSaved] = useState<{ readonly match: string; readonly name: string }>()
  useEffect(() => {
    let isCurrent = true
    room.ask('offers', { after }).then((found) => isCurrent && setOffers(found), console.warn)
    return () => {
      isCurrent = false
    }
  }, [room, after])
  const save = async ({ note, ...chosen }: PuzzleChosen) => {
    setIsBusy(true)
    setRefused(undefined)
    const puzzle: Puzzle = { ...chosen, ...(note ? { note } : {}), after, seed: newSeed() }
    try {
      const { file } = await room.ask('puzzle', { puzzle })
      const match = await device().ask('import', { file })
      download(`sightline-${say('saved-puzzle').toLowerCase()}-${game.id}.json`, file)
      setSaved({ match: match.id, name: puzzle.name })
    } catch (error) {
      setRefused(reason(reasonOf(error)))
    }
    setIsBusy(false)
  }
  return (
    <PuzzleDialog
      offers={offers}
      seatName={seatName}
      nameOf={(ref) => game.nameOf(view, ref, speak.language)}
      refused={refused}
      isBusy={isBusy}
      saved={saved?.name}
      onClose={onClose}
      onSave={(chosen) => void save(chosen)}
      onSolve={() => saved && goTo({ page: 'match', match: saved.match })}
    />
  )
}
