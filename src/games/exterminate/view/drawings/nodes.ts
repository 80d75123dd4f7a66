/** The drawings of nodes, of our own design. Face-up nodes differ in shape and lightness, not only in colour. */
import { rim, type TokenDrawing, worn } from '../../../../scene/things/token-grounds'
import { arc, clamp, cloud, disc, mix, shape, step, turned } from '../../../../scene/things/token-pen'

export const NODE_DRAWINGS: { readonly [kind: string]: TokenDrawing } = {
  /** Bright arms wound around a dark centre. */
  'node-down'(pen) {
    pen.each((x, y) => {
      const r = Math.hypot(x, y)
      const wind = -2.5 * Math.log(r + 0.07)
      const [c, s] = [Math.cos(wind), Math.sin(wind)]
      const [u, v] = [x * c - y * s, x * s + y * c]
      const drift = cloud(u * 3.2 + 20, v * 3.2 + 20) - 0.5
      const turn = Math.atan2(v, u)
      const arms = (0.5 + 0.5 * Math.cos(3 * turn + drift * 5)) ** 1.6
      const threads = (0.5 + 0.5 * Math.cos(11 * turn + drift * 16)) ** 4
      const reach = step(0.86, 0.3, r)
      const eye = step(0.05, 0.16, r)
      const light = clamp((arms * 0.75 + threads * arms * 0.5) * mix(0.5, 1, reach)) * eye
      const halo = Math.exp(-(((r - 0.17) / 0.07) ** 2))
      const red = mix(0.035, 0.36, light) + 0.5 * halo + 0.3 * threads * arms * reach * eye
      const green = mix(0.04, 0.5, light * light) + 0.8 * halo + 0.34 * threads * arms * reach * eye
      const blue = mix(0.1, 0.85, light) + 0.95 * halo + 0.2 * threads * arms * reach * eye
      return [clamp(red), clamp(green), clamp(blue), clamp(light * 0.55 * mix(0.4, 1, reach) + halo)]
    })
    rim(pen, '#2c2a33', '#7d86b8', 0.2)
    for (let i = 0; i < 12; i++)
      pen.fill(
        shape(
          turned(
            [
              [0.86, -0.03],
              [0.98, -0.03],
              [0.98, 0.03],
              [0.86, 0.03],
            ],
            (i * Math.PI) / 6,
          ),
        ),
        '#5d5f78',
      )
  },
  /** A black core in a bright ring, the heaviest of the three. */
  'node-black'(pen) {
    pen.each(worn(0.4, 0.36, 0.46))
    rim(pen, '#242028', '#c9bcd8')
    // Short strokes that all point at the core, as if light were drawn in.
    for (let i = 0; i < 24; i++) {
      const inner = i % 2 ? 0.66 : 0.62
      pen.line(
        (ink) => {
          const a = (i * Math.PI) / 12
          ink.moveTo(Math.cos(a) * inner, Math.sin(a) * inner)
          ink.lineTo(Math.cos(a + 0.1) * 0.76, Math.sin(a + 0.1) * 0.76)
        },
        '#2a2233',
        0.028,
      )
    }
    pen.fill(disc(0, 0, 0.58), '#0b080f')
    pen.line(arc(0.53, 0, 7), '#e9dcff', 0.09, 0.45)
    pen.line(arc(0.43, 2.5, 5.2), '#8b6fc0', 0.03, 0.5)
    pen.line(arc(0.36, 5.9, 8.2), '#5b4688', 0.025, 0.4)
    pen.fill(disc(0, 0, 0.3), '#030204')
  },
  /** A broken clock face with its two hands apart. */
  'node-temporal'(pen) {
    pen.each(worn(0.62, 0.41, 0.14))
    rim(pen, '#3a2810', '#ffe3a4')
    const ink = '#2b1a06'
    // Three arcs, the last one displaced outwards.
    pen.line(arc(0.58, -1.3, 0.3), ink, 0.17)
    pen.line(arc(0.58, 0.8, 2.3), ink, 0.17)
    pen.line(arc(0.66, 2.8, 4.4), ink, 0.17)
    for (let i = 0; i < 12; i++) {
      if (i % 3 === 1) continue
      pen.line(
        (line) => {
          const a = (i * Math.PI) / 6
          line.moveTo(Math.cos(a) * 0.38, Math.sin(a) * 0.38)
          line.lineTo(Math.cos(a) * 0.43, Math.sin(a) * 0.43)
        },
        ink,
        0.04,
      )
    }
    for (const [angle, length, width] of [
      [-2.3, 0.34, 0.11],
      [-0.6, 0.46, 0.085],
    ] as const)
      pen.line(
        (line) => {
          line.moveTo(0, 0)
          line.lineTo(Math.cos(angle) * length, Math.sin(angle) * length)
        },
        '#ffeec4',
        width,
        0.25,
      )
    pen.fill(disc(0, 0, 0.1), ink)
    pen.fill(disc(0, 0, 0.05), '#fff2cf', 0.6)
  },
  /** Two crossing paths with a step in height between them. */
  'node-spatial'(pen) {
    pen.each(worn(0.08, 0.32, 0.34))
    rim(pen, '#0e2527', '#9fe6df')
    const arrow = [
      [-0.66, -0.07],
      [0.3, -0.07],
      [0.3, -0.23],
      [0.7, 0],
      [0.3, 0.23],
      [0.3, 0.07],
      [-0.66, 0.07],
    ] as const
    for (const [angle, colour] of [
      [Math.PI * 0.25 - Math.PI / 2, '#d9fff8'],
      [Math.PI * 0.25 + Math.PI, '#d9fff8'],
    ] as const) {
      pen.line(shape(turned(arrow, angle)), '#0a2022', 0.12)
      pen.fill(shape(turned(arrow, angle)), colour, 0.15)
    }
    const square = [
      [-0.17, -0.17],
      [0.17, -0.17],
      [0.17, 0.17],
      [-0.17, 0.17],
    ] as const
    pen.fill(shape(square), '#0a2022')
    pen.line(shape(square), '#d9fff8', 0.04, 0.5)
  },
}
