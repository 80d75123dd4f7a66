/** Chooses which storeys of the table are shown by hiding the upper ones. For tables with more than one storey. */
import { IconButton } from '../button'
import { useWords } from '../words/words-context'

export interface LevelsProps {
  /** The names of the storeys, from the ground up. */
  readonly names: readonly string[]
  /** The highest one shown, counted from 0; all if undefined. */
  readonly shown: number | undefined
  onShow(level: number | undefined): void
}

/** The highest storey shown after one more or one fewer; undefined if that is all of them. */
export function stepLevel(shown: number | undefined, by: 1 | -1, count: number): number | undefined {
  const next = Math.max(0, (shown ?? count - 1) + by)
  return next >= count - 1 ? undefined : next
}

export function Levels({ names, shown, onShow }: LevelsProps) {
  const { say } = useWords()
  if (names.length < 2) return null
  const name = shown === undefined ? undefined : names[shown]
  return (
    <section className="ui-panel ui-levels" aria-label={say('levels')}>
      <IconButton
        icon="up"
        label={say('do-level-up')}
        disabled={shown === undefined}
        onClick={() => onShow(stepLevel(shown, 1, names.length))}
      />
      <output className="ui-levels-shown">{name === undefined ? say('levels-all') : say('levels-up-to', { name })}</output>
      <IconButton
        icon="down"
        label={say('do-level-down')}
        disabled={shown === 0}
        onClick={() => onShow(stepLevel(shown, -1, names.length))}
      />
    </section>
  )
}
