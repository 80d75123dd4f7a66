/** Draws a card's commands on a canvas. `face-plan.ts` decides what goes where. */
import { hashOf } from './card-stance'
import { emblem } from './emblems'
import type { Box, Command } from './face-plan'
import type { FamilyMark } from './families'
import { drawScenery } from './scenery'
import type { Measure } from './typeset'

export type CardInk = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
export const CARD_FONT = '"Inter Variable", Inter, "Segoe UI", sans-serif'

export const measureWith =
  (ink: CardInk): Measure =>
  (words, size, weight) => {
    ink.font = `${weight} 100px ${CARD_FONT}`
    return (ink.measureText(words).width * size) / 100
  }

/** `scale` in pixels per unit of the plan. */
export function drawPlan(ink: CardInk, commands: readonly Command[], scale: number): void {
  ink.save()
  ink.scale(scale, scale)
  ink.lineJoin = 'round'
  ink.lineCap = 'round'
  for (const command of commands) draw(ink, command)
  ink.restore()
}

function draw(ink: CardInk, command: Command): void {
  switch (command.op) {
    case 'panel':
      ink.fillStyle = command.fill
      box(ink, command, command.r)
      ink.fill()
      break
    case 'frame':
      ink.globalAlpha = command.alpha ?? 1
      ink.strokeStyle = command.colour
      ink.lineWidth = command.width
      box(ink, command, command.r)
      ink.stroke()
      ink.globalAlpha = 1
      break
    case 'ground':
      ground(ink, command)
      break
    case 'disc':
      ink.fillStyle = command.fill
      ink.strokeStyle = command.edge
      ink.lineWidth = Math.max(1.4, command.r * 0.09)
      ink.beginPath()
      ink.arc(command.x, command.y, command.r, 0, Math.PI * 2)
      ink.fill()
      ink.stroke()
      break
    case 'emblem':
      sign(ink, command)
      break
    case 'text':
      ink.fillStyle = command.colour
      ink.textAlign = command.align
      ink.textBaseline = 'alphabetic'
      ink.font = `${command.weight} ${command.size}px ${CARD_FONT}`
      // Capitals are centred on the line's middle.
      ink.fillText(command.words, command.x, command.y + command.size * 0.36)
      break
  }
}

function box(ink: CardInk, { x, y, w, h }: Box, r: number): void {
  ink.beginPath()
  ink.roundRect(x, y, w, h, r)
}

function sign(ink: CardInk, { name, x, y, size, colour, behind, shadow }: Extract<Command, { op: 'emblem' }>): void {
  ink.save()
  ink.translate(x - size / 2, y - size / 2)
  ink.scale(size / 100, size / 100)
  for (const { how, d, width = 5 } of emblem(name)) {
    const path = new Path2D(d)
    const inked = how === 'fill' || how === 'line' ? colour : behind
    if (shadow && (how === 'fill' || how === 'line')) {
      ink.shadowColor = 'rgba(0, 0, 0, 0.5)'
      ink.shadowBlur = size * 0.05
      ink.shadowOffsetY = size * 0.02
    } else ink.shadowColor = 'transparent'
    if (how === 'fill' || how === 'cut') {
      ink.fillStyle = inked
      ink.fill(path, 'evenodd')
    } else {
      ink.strokeStyle = inked
      ink.lineWidth = width
      ink.stroke(path)
    }
  }
  ink.restore()
}

function ground(ink: CardInk, { mark, strength, r, scene, ...at }: Extract<Command, { op: 'ground' }>): void {
  const { x, y, w, h } = at
  ink.save()
  box(ink, at, r)
  ink.clip()
  const glow = ink.createRadialGradient(x + w / 2, y + h * 0.46, 4, x + w / 2, y + h / 2, Math.hypot(w, h) * 0.56)
  glow.addColorStop(0, mark.glow)
  glow.addColorStop(1, mark.ground)
  ink.fillStyle = glow
  ink.fillRect(x, y, w, h)
  ink.globalAlpha = Math.min(0.4, 0.15 * strength)
  ink.strokeStyle = mark.accent
  ink.fillStyle = mark.accent
  ink.lineWidth = 1.5
  ink.beginPath()
  PATTERNS[mark.pattern](ink, at)
  if (scene) drawScenery(ink, at, scene.family, scene.seed)
  ink.restore()
}

const across = (from: number, length: number, step: number) =>
  Array.from({ length: Math.ceil(length / step) + 2 }, (_, i) => from + (i - 0.5) * step)

const PATTERNS: Readonly<Record<FamilyMark['pattern'], (ink: CardInk, at: Box) => void>> = {
  stars(ink, { x, y, w, h }) {
    for (let i = 0; i < Math.round((w * h) / 330); i++) {
      const r = 0.7 + 2.3 * hashOf('star', i * 3) ** 3
      const [sx, sy] = [x + w * hashOf('star', i * 3 + 1), y + h * hashOf('star', i * 3 + 2)]
      ink.moveTo(sx + r, sy)
      ink.arc(sx, sy, r, 0, Math.PI * 2)
    }
    ink.fill()
  },
  waves(ink, { x, y, w, h }) {
    for (const wy of across(y, h, 15)) {
      ink.moveTo(x - 4, wy)
      for (let wx = x - 4; wx < x + w + 20; wx += 20) ink.bezierCurveTo(wx + 7, wy - 8, wx + 13, wy + 8, wx + 20, wy)
    }
    ink.stroke()
  },
  rays(ink, { x, y, w, h }) {
    const [cx, cy, far] = [x + w / 2, y + h / 2, Math.hypot(w, h)]
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2
      ink.moveTo(cx, cy)
      ink.lineTo(cx + Math.cos(a) * far, cy + Math.sin(a) * far)
      ink.lineTo(cx + Math.cos(a + 0.14) * far, cy + Math.sin(a + 0.14) * far)
    }
    ink.fill()
  },
  chevrons(ink, { x, y, w, h }) {
    ink.lineWidth = 3
    for (const cy of across(y, h + 30, 17)) {
      ink.moveTo(x, cy)
      ink.lineTo(x + w / 2, cy - 26)
      ink.lineTo(x + w, cy)
    }
    ink.stroke()
  },
  rings(ink, { x, y, w, h }) {
    const far = Math.hypot(w, h) / 2
    for (let r = 12; r < far; r += 13) {
      ink.moveTo(x + w / 2 + r, y + h / 2)
      ink.arc(x + w / 2, y + h / 2, r, 0, Math.PI * 2)
    }
    ink.stroke()
  },
  scales(ink, { x, y, w, h }) {
    for (const [row, sy] of across(y, h, 13).entries())
      for (const sx of across(x, w, 26)) {
        const cx = sx + (row % 2) * 13
        ink.moveTo(cx + 13, sy)
        ink.arc(cx, sy, 13, 0, Math.PI)
      }
    ink.stroke()
  },
  grid(ink, { x, y, w, h }) {
    for (const gx of across(x, w, 17)) {
      ink.moveTo(gx, y)
      ink.lineTo(gx, y + h)
    }
    for (const gy of across(y, h, 17)) {
      ink.moveTo(x, gy)
      ink.lineTo(x + w, gy)
    }
    ink.stroke()
  },
  weave(ink, { x, y, w, h }) {
    ink.lineWidth = 2.4
    for (const at of across(0, w + h, 15)) {
      ink.moveTo(x + at, y)
      ink.lineTo(x + at - h, y + h)
      ink.moveTo(x + w - at, y)
      ink.lineTo(x + w - at + h, y + h)
    }
    ink.stroke()
  },
}
