/** A random layout: what is wished for, and the button that lays one out. */
import { useState } from 'react'
import { MIDDLING, SLIDERS, type Sliders } from '../../editor/system'
import { Button } from '../button'
import { useWords } from '../words/words-context'

export function RandomPanel({ onMake }: { onMake(sliders: Sliders): void }) {
  const { say } = useWords()
  const [sliders, setSliders] = useState(MIDDLING)
  return (
    <section className="ui-plan-part" aria-label={say('plan-random')}>
      <h2>{say('plan-random')}</h2>
      {SLIDERS.map((one) => (
        <label key={one} className="ui-field">
          <span className="ui-label">{say(`plan-${one}`)}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={sliders[one]}
            onKeyDown={(event) => event.stopPropagation()}
            onChange={(event) => setSliders({ ...sliders, [one]: Number(event.currentTarget.value) })}
          />
        </label>
      ))}
      <Button icon="dice" onClick={() => onMake(sliders)}>
        {say('plan-random-make')}
      </Button>
    </section>
  )
}
