/** The user's own pieces in the palette: those of this layout, and those stored on this device. */
import { type PointerEvent, useState } from 'react'
import type { TerrainKind } from '../../../table/piece'
import { IconButton } from '../../button'
import { ConfirmDialog } from '../../dialog'
import { FileButton, MODEL_FILES } from '../../file-button'
import { useWords } from '../../words/words-context'
import { KindPicture } from '../kind-picture'

export interface OwnTile {
  readonly id: string
  readonly name: string
  readonly kind: TerrainKind
  /** Its picture as the table draws it, once it is ready. */
  readonly portrait: string | undefined
  /** How many of this kind stand on the table. */
  readonly count: number
}
export interface OwnShelfProps {
  readonly own: readonly OwnTile[]
  readonly kept: readonly OwnTile[]
  /** False if the pieces are lost when the page is closed. */
  readonly isLasting: boolean
  onFile(file: File, all: readonly File[]): void
  onAdd(kind: string): void
  onGrip(kind: string, event: PointerEvent): void
  onEdit(id: string): void
  /** Removes it from the layout, including those that stand on the table. */
  onRemove(id: string): void
  onTake(id: string): void
  onForget(id: string): void
}
/** An action that the user must confirm. */
type Asked = { readonly what: 'remove' | 'forget'; readonly tile: OwnTile }

export function OwnShelf(props: OwnShelfProps) {
  const { own, kept, isLasting, onFile, onAdd, onGrip } = props
  const { say } = useWords()
  const [asked, setAsked] = useState<Asked>()
  return (
    <section className="ui-own-shelf" aria-label={say('plan-own')}>
      <h3>{say('plan-own')}</h3>
      {own.length > 0 && (
        <ul className="ui-plan-tiles">
          {own.map((tile) => (
            <li key={tile.id} className="ui-own-tile">
              <button
                type="button"
                className="ui-plan-tile"
                data-kind={tile.kind.kind}
                onClick={(event) => {
                  if (event.currentTarget.dataset.dragged) delete event.currentTarget.dataset.dragged
                  else onAdd(tile.kind.kind)
                }}
                onPointerDown={(event) => onGrip(tile.kind.kind, event)}
              >
                <KindPicture kind={tile.kind} portrait={tile.portrait} />
                <span>{tile.name}</span>
              </button>
              <span className="ui-own-tile-does">
                <IconButton
                  icon="choices"
                  label={say('plan-own-edit', { name: tile.name })}
                  onClick={() => props.onEdit(tile.id)}
                />
                <IconButton
                  icon="delete"
                  label={say('plan-own-remove-kind', { name: tile.name })}
                  onClick={() => (tile.count > 0 ? setAsked({ what: 'remove', tile }) : props.onRemove(tile.id))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <>
          <p className="ui-note">{say('plan-own-kept')}</p>
          <ul className="ui-plan-tiles">
            {kept.map((tile) => (
              <li key={tile.id} className="ui-own-tile" data-kept="yes">
                <button type="button" className="ui-plan-tile" data-own={tile.id} onClick={() => props.onTake(tile.id)}>
                  <KindPicture kind={tile.kind} />
                  <span>{tile.name}</span>
                </button>
                <span className="ui-own-tile-does">
                  <IconButton
                    icon="delete"
                    label={say('plan-own-forget', { name: tile.name })}
                    onClick={() => setAsked({ what: 'forget', tile })}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <FileButton accept={MODEL_FILES} multiple busy={false} onFile={onFile}>
        {say('plan-own-file')}
      </FileButton>
      <p className="ui-note">{say(isLasting ? 'plan-own-file-hint' : 'plan-own-not-lasting')}</p>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? say(asked.what === 'remove' ? 'plan-own-remove-kind' : 'plan-own-forget', { name: asked.tile.name }) : ''}
        body={asked?.what === 'remove' ? say('plan-own-remove-too', { count: asked.tile.count }) : say('plan-own-forget-body')}
        yes={say('plan-own-remove-yes')}
        tone="danger"
        onYes={() => {
          if (asked?.what === 'remove') props.onRemove(asked.tile.id)
          else if (asked) props.onForget(asked.tile.id)
          setAsked(undefined)
        }}
        onNo={() => setAsked(undefined)}
      />
    </section>
  )
}
