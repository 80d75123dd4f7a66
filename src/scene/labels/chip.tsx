/** A label of the page that stands above its spot in the scene. */
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { Ref } from '../../table/piece'
import type { Life } from '../life'
import type { Tone } from '../look'
import { TONE_MARKS } from '../seats'
import type { Spot } from '../space'

export function useWord(
  id: string,
  life: Life,
  spot: () => Spot | undefined,
  more?: { hangs?: true; names?: Ref | undefined; isFree?: true },
) {
  const element = useRef<HTMLDivElement>(null)
  const names = more?.names
  const latest = useRef({ spot, more })
  useLayoutEffect(() => {
    latest.current = { spot, more }
    life.wake()
  })
  useLayoutEffect(() => {
    if (!element.current) return
    const { hangs, isFree } = latest.current.more ?? {}
    return life.board.put({
      id,
      element: element.current,
      spot: () => latest.current.spot(),
      ...(hangs ? { hangs } : {}),
      ...(names === undefined ? {} : { names }),
      ...(isFree ? { isFree } : {}),
    })
  }, [id, names, life])
  return element
}

interface ChipProps {
  readonly id: string
  readonly spot: () => Spot | undefined
  readonly text: string
  readonly detail?: string | undefined
  readonly tone: Tone
  /** If false, only its key words are shown. */
  readonly isWhole?: boolean
  /** The thing it names: pressing the label counts as pressing that thing. */
  readonly names?: Ref | undefined
  readonly life: Life
}
export function Chip({ id, spot, text, detail, tone, isWhole = true, names, life }: ChipProps) {
  const element = useWord(id, life, spot, { names })
  const { colour, icon } = TONE_MARKS[tone]
  return (
    <div ref={element} className="scene-chip" data-whole={isWhole ? '' : undefined} style={{ '--tone': colour } as CSSProperties}>
      <span className="scene-icon">{icon}</span>
      <span className="scene-text">
        <span className="scene-said">{text}</span>
        {detail !== undefined && <span className="scene-detail">{detail}</span>}
      </span>
    </div>
  )
}
