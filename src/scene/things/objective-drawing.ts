/** The token of an objective, of our own design. */
import { marked } from './token-grounds'
import { all, lines, solid } from './token-strokes'

/** A flag on a staff. */
const FLAG = all(
  lines(0.1, [
    [-0.3, -0.56],
    [-0.3, 0.36],
  ]),
  solid([
    [-0.28, -0.54],
    [0.46, -0.54],
    [0.28, -0.29],
    [0.46, -0.04],
    [-0.28, -0.04],
  ]),
)

export const objectiveDrawing = marked({ draw: FLAG, ground: [0.42, 0.16, 0.09], ink: '#ffe2ae', glow: 0.25 })
