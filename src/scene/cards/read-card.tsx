/** A card shown large in a corner for reading, at the page's resolution. It has no controls, and the pointer passes through. */
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Ref } from '../../table/piece'
import { type Frame, project } from '../camera/rig'
import type { Life } from '../life'
import type { CardLook } from '../look'
import { CARD_FONT, drawPlan, measureWith } from './draw-card'
import { backPlan, TALL, wholePlan } from './face-plan'
import './read-card.css'

interface Props {
  readonly life: Life
  readonly onRead: ((ref: Ref | undefined) => void) | undefined
  /** Text below a card that lies face down, saying that nobody else sees it; none if undefined. */
  readonly own: string | undefined
  /** How much panels cover of each edge, so that the copy can keep clear of them. */
  readonly frame: Frame
}

/** The height of the copy in CSS pixels. */
const HEIGHT = 504

export function ReadCard({ life, onRead, own, frame }: Props) {
  const ref = useSyncExternalStore(life.reader.listen, life.reader.read)
  const told = useRef(onRead)
  useEffect(() => {
    told.current = onRead
  })
  useEffect(() => {
    told.current?.(ref)
  }, [ref])
  const actor = ref === undefined ? undefined : life.cast.cards.get(ref)
  const card = actor?.card
  // A card whose face is unknown has nothing to read.
  if (!card?.face) return null
  const isLeft = actor !== undefined && project(life.drive.rig(), actor.stance, 1.6).x > 0
  const isOwn = !card.faceUp
  return (
    // The copy is shown on the side of the picture where the card is not.
    <div
      className="scene-read"
      style={{ '--clear': `${100 * (isLeft ? frame.left : frame.right)}%`, '--foot': `${100 * frame.bottom}%` } as CSSProperties}
      data-side={isLeft ? 'left' : 'right'}
      data-own={isOwn ? '' : undefined}
      aria-hidden="true"
    >
      <Copy card={card} />
      {isOwn && own !== undefined && <p>{own}</p>}
    </div>
  )
}

function Copy({ card }: { card: CardLook }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { face, back, width, height } = card
  const aspect = width / height
  useLayoutEffect(() => {
    const paint = () => {
      const on = canvas.current
      const ink = on?.getContext('2d')
      if (!on || !ink) return
      const sharp = Math.min(2, window.devicePixelRatio || 1)
      on.width = Math.round(HEIGHT * aspect * sharp)
      on.height = Math.round(HEIGHT * sharp)
      const wide = TALL * aspect
      const plan = face ? wholePlan(face, wide, measureWith(ink)) : backPlan(back, wide)
      drawPlan(ink, plan, on.height / TALL)
    }
    paint()
    if (!document.fonts.check(`700 20px ${CARD_FONT}`)) document.fonts.load(`700 20px ${CARD_FONT}`).then(paint, () => undefined)
    const on = canvas.current
    // The canvas is cleared once the copy is hidden.
    return () => {
      if (on) on.width = 0
    }
  }, [face, back, aspect])
  return <canvas ref={canvas} style={{ aspectRatio: aspect }} />
}
