/** The pen of marks: a mark draws in white in the square from -1 to 1, y downwards. */

export type Pen = CanvasRenderingContext2D
export type Mark = (pen: Pen) => void

export function outline(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
}

export function disc(pen: Pen, radius: number): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fill()
}

export function path(pen: Pen, ...points: readonly (readonly [number, number])[]): void {
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
}
