/** Piles beside the table: the number of cards and the top one. An open pile can be looked through. */
import { useState } from 'react'
import type { Hands } from '../../../games/hands'
import { DialogFrame } from '../../dialog'
import type { Speak } from '../../words/speak'
import { useWords } from '../../words/words-context'
import { Backs, type MarkIcon, TinyFace, WholeFace } from './card-picture'

type Pile = Hands['piles'][number]

export interface PilesProps {
  readonly piles: readonly Pile[]
  readonly icon: MarkIcon
  readonly speak: Speak
}

/** The cards that may be seen: all of an open pile, otherwise only the top one. */
const facesOf = ({ faces, top }: Pile) => faces ?? (top ? [top] : [])

export function Piles({ piles, icon, speak }: PilesProps) {
  const { say } = useWords()
  const [open, setOpen] = useState<string>()
  if (piles.length === 0) return null
  const shown = piles.find((pile) => pile.id === open)
  return (
    <>
      <ul className="ui-piles" aria-label={say('piles')}>
        {piles.map((pile) => (
          <li key={pile.id}>
            {facesOf(pile).length > 0 ? (
              <button
                type="button"
                className="ui-pile"
                aria-label={say('pile-look', pile)}
                title={pile.top ? say('pile-top', { ...pile, title: pile.top.title }) : say('pile-count', pile)}
                onClick={() => setOpen(pile.id)}
              >
                <PileWords pile={pile} icon={icon} speak={speak} />
              </button>
            ) : (
              <span className="ui-pile" role="img" aria-label={say('pile-count', pile)} title={say('pile-count', pile)}>
                <PileWords pile={pile} icon={icon} speak={speak} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <DialogFrame
        open={shown !== undefined}
        onClose={() => setOpen(undefined)}
        title={shown ? say('pile-count', shown) : ''}
        hint={say('pile-order')}
        wide
      >
        <ul className="ui-pile-faces">
          {shown &&
            facesOf(shown).map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of a pile have no identity but their index.
              <li key={at}>
                <WholeFace face={face} icon={icon} />
              </li>
            ))}
        </ul>
      </DialogFrame>
    </>
  )
}

function PileWords({ pile, icon, speak }: { readonly pile: Pile; readonly icon: MarkIcon; readonly speak: Speak }) {
  const top = pile.top ?? pile.faces?.[0]
  return (
    <>
      {top ? <TinyFace face={top} icon={icon} /> : <Backs count={Math.min(pile.count, 1)} />}
      <span className="ui-pile-label">{pile.label}</span>
      <strong className="ui-numbers">{speak.number(pile.count)}</strong>
    </>
  )
}
