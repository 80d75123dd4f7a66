/** Marks on the ground (areas drawn or chosen, objectives, notes), and the layers they belong to. */
import { areasFor } from '../../../planner/areas'
import type { LayoutDocument } from '../../../planner/document'
import { LAYERS, type Layers } from '../../../planner/layers'
import type { LayoutSystem } from '../../../planner/system'
import { Button, IconButton } from '../../button'
import { useWords } from '../../words/words-context'
import type { PlannerEdits } from '../acts'
import { PlanSelect } from '../field'

export interface GroundActs extends PlannerEdits {
  addAreaInMiddle(): void
  addObjective(): void
  addNote(text: string): void
}
export interface GroundPanelProps {
  readonly document: LayoutDocument
  readonly system: LayoutSystem
  readonly layers: Layers
  readonly acts: GroundActs
  /** The shape being drawn. */
  readonly drawing: 'rectangle' | 'polygon' | undefined
  onDraw(shape: 'rectangle' | 'polygon'): void
  onLayers(layers: Layers): void
}

export function GroundPanel({ document, system, layers, acts, drawing, onDraw, onLayers }: GroundPanelProps) {
  const { say, speak } = useWords()
  const presets = system.table?.areas ?? []
  const hasAreas = document.areas.length > 0
  return (
    <section className="ui-plan-part" aria-label={say('ground-title')}>
      <h2>{say('ground-title')}</h2>
      <PlanSelect
        label={say('plan-areas')}
        value=""
        options={[
          { id: '', label: say(hasAreas ? 'plan-areas-as' : 'plan-areas-none') },
          ...presets.map(({ shape, deep }, index) => ({
            id: String(index),
            label: say(`plan-areas-${shape}`, { deep: speak.length(deep) }),
          })),
          ...(hasAreas ? [{ id: 'none', label: say('plan-areas-none') }] : []),
        ]}
        onValue={(value) => {
          const preset = presets[Number(value)]
          if (value === 'none') acts.edit({ type: 'areas', areas: [] })
          else if (value !== '' && preset) acts.edit({ type: 'areas', areas: areasFor(document.size, preset) })
        }}
      />
      <div className="ui-plan-chips">
        {(['rectangle', 'polygon'] as const).map((shape) => (
          <Button key={shape} tone="quiet" icon={shape} aria-pressed={drawing === shape} onClick={() => onDraw(shape)}>
            {say(`ground-draw-${shape}`)}
          </Button>
        ))}
        <Button tone="quiet" icon="plus" onClick={acts.addAreaInMiddle}>
          {say('ground-add-area')}
        </Button>
        <Button tone="quiet" icon="flag" onClick={acts.addObjective}>
          {say('plan-objective')}
        </Button>
        <Button tone="quiet" icon="log" onClick={() => acts.addNote(say('plan-note-text'))}>
          {say('plan-note')}
        </Button>
      </div>
      <h3>{say('ground-layers')}</h3>
      <ul className="ui-plan-layers">
        {LAYERS.map((layer) => {
          const { shown, locked } = layers[layer]
          const name = say(`ground-layer-${layer}`)
          const set = (part: Partial<Layers[typeof layer]>) => onLayers({ ...layers, [layer]: { ...layers[layer], ...part } })
          return (
            <li key={layer}>
              <span>{name}</span>
              {layer !== 'measures' && <span className="ui-note">{speak.number(document[layer].length)}</span>}
              <IconButton
                icon={shown ? 'eye' : 'eyeShut'}
                label={say(shown ? 'ground-hide' : 'ground-show', { layer: name })}
                aria-pressed={!shown}
                onClick={() => set({ shown: !shown })}
              />
              {layer !== 'measures' && (
                <IconButton
                  icon={locked ? 'locked' : 'unlocked'}
                  label={say(locked ? 'ground-unlock' : 'ground-lock', { layer: name })}
                  aria-pressed={locked}
                  onClick={() => set({ locked: !locked })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
