/**
 * The emblems on cards, of our own design: silhouettes on a field of 100 x 100 with y downwards, distinguishable by outline
 * alone. Each has a few layers of SVG path data: filled (even-odd rule), drawn as a line, or cut out of the layers below.
 */
export interface EmblemLayer {
  readonly how: 'fill' | 'line' | 'cut' | 'score'
  readonly d: string
  /** The width of a line, or of a score (a line that is cut out). */
  readonly width?: number
}

const fill = (d: string): EmblemLayer => ({ how: 'fill', d })
const cut = (d: string): EmblemLayer => ({ how: 'cut', d })
const line = (d: string, width = 6): EmblemLayer => ({ how: 'line', d, width })
const score = (d: string, width = 4): EmblemLayer => ({ how: 'score', d, width })

const n = (value: number) => Math.round(value * 100) / 100
const dot = (x: number, y: number, r: number) => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
/** A closed polyline through points given as radius and angle (in turns, 0 upwards, clockwise). */
const polar = (points: readonly (readonly [number, number])[], cx = 50, cy = 50) =>
  `M${points.map(([r, t]) => `${n(cx + r * Math.sin(t * 2 * Math.PI))} ${n(cy - r * Math.cos(t * 2 * Math.PI))}`).join('L')}Z`
const star = (tips: number, outer: number, inner: number, cx = 50, cy = 50) =>
  polar(
    Array.from({ length: tips * 2 }, (_, i) => [i % 2 ? inner : outer, i / tips / 2] as const),
    cx,
    cy,
  )
const cog = (teeth: number, outer: number, inner: number) =>
  polar(
    Array.from({ length: teeth }, (_, i) =>
      [
        [inner, -0.3],
        [outer, -0.19],
        [outer, 0.19],
        [inner, 0.3],
      ].map(([r = 0, t = 0]) => [r, (i + t) / teeth] as const),
    ).flat(),
  )

const DRAWINGS = {
  hourglass: [
    fill('M22 10h56v9H22ZM22 81h56v9H22Z'),
    fill('M28 22h44c0 17-13 20-15 28c2 8 15 11 15 28H28c0-17 13-20 15-28c-2-8-15-11-15-28Z'),
    cut('M34 26h32c-1 4-3 7-6 10H40c-3-3-5-6-6-10Z'),
    cut('M50 58c-7 8-15 8-16 17h32c-1-9-9-9-16-17Z'),
    fill('M50 64c-4 5-9 6-10 11h20c-1-5-6-6-10-11Z'),
  ],
  gear: [fill(cog(9, 44, 34)), cut(dot(50, 50, 19)), fill(dot(50, 50, 10))],
  eye: [
    fill('M4 50C22 24 36 20 50 20s28 4 46 30C78 76 64 80 50 80S22 76 4 50Z'),
    cut('M15 50c13-17 23-21 35-21s22 4 35 21C72 67 62 71 50 71S28 67 15 50Z'),
    fill(dot(50, 50, 18)),
    cut(dot(50, 50, 8)),
    fill(dot(55, 44, 3.5)),
  ],
  star: [fill(star(5, 46, 19)), cut(star(5, 22, 9))],
  wave: [
    fill(
      'M4 78c14 0 18-12 22-26C31 33 42 18 62 18c18 0 28 12 28 24c0 10-7 17-16 17c-8 0-13-5-13-12c0-5 3-9 8-10c-15-3-23 10-23 21c0 12 10 20 22 20Z',
    ),
    fill('M4 86h92v6H4Z'),
  ],
  claw: [
    fill('M20 92C10 60 14 30 30 6c-2 26 4 50 8 84Z'),
    fill('M44 92C36 62 40 34 54 10c-2 24 6 46 8 80Z'),
    fill('M68 92C62 66 66 42 78 20c-1 22 6 40 6 68Z'),
  ],
  cube: [fill('M50 6L90 28L50 50L10 28Z'), fill('M8 34L47 56V96L8 73Z'), fill('M92 34L53 56V96L92 73Z'), cut(dot(50, 28, 7))],
  helm: [
    fill('M50 6c25 0 36 18 36 40v30L68 94H58V58h14l6-9H22l6 9h14v36H32L14 76V46C14 24 25 6 50 6Z'),
    cut('M46 6h8v30h-8Z'),
    fill('M47 60h6v34h-6Z'),
  ],
  skull: [
    fill('M50 6c26 0 40 16 40 38c0 14-6 22-14 27v21H24V71C16 66 10 58 10 44C10 22 24 6 50 6Z'),
    cut(dot(33, 47, 11)),
    cut(dot(67, 47, 11)),
    cut('M50 58l7 13H43Z'),
    score('M38 78v14M50 78v14M62 78v14', 4),
  ],
  heart: [
    fill('M50 92C20 68 6 52 6 34C6 18 18 9 30 9c9 0 16 5 20 13c4-8 11-13 20-13c12 0 24 9 24 25c0 18-14 34-44 58Z'),
    score('M20 34c0-7 5-12 11-12', 5),
  ],
  key: [fill(`${dot(32, 32, 26)}${dot(32, 32, 13)}`), fill('M46 56l9-9l41 41v8H84l-6-6l0-7h-8v-8h-8Z')],
  ring: [
    fill(`${dot(50, 60, 35)}${dot(50, 60, 25)}`),
    fill('M36 10h28l10 13L50 38L26 23Z'),
    score('M26 23h48M42 10l8 26l8-26', 2.5),
  ],
  crown: [
    fill('M8 28l20 22L50 12l22 38l20-22l-8 48H16Z'),
    fill('M16 81h68v9H16Z'),
    fill(`${dot(8, 24, 6)}${dot(50, 10, 6)}${dot(92, 24, 6)}`),
    cut(dot(50, 60, 6)),
  ],
  flame: [
    fill('M52 4c4 20 30 30 30 58c0 20-14 34-32 34S18 82 18 64c0-14 8-22 13-34c4 6 7 9 8 16C47 36 52 22 52 4Z'),
    cut('M51 50c2 12 15 17 15 29c0 8-7 13-16 13s-16-6-16-14c0-7 5-10 7-17c3 3 4 5 5 8c4-5 5-11 5-19Z'),
  ],
  tower: [
    fill('M20 8h14v11h10V8h12v11h10V8h14v26l-9 8v38h9v12H20V80h9V42l-9-8Z'),
    cut('M43 92V74c0-5 3-8 7-8s7 3 7 8v18Z'),
    cut('M46 48h8v10h-8Z'),
  ],
  ship: [
    fill('M50 4c10 12 15 26 15 44l22 22v14L65 76l-4 10H39l-4-10l-22 8V70l22-22C35 30 40 16 50 4Z'),
    cut(dot(50, 38, 8)),
    fill('M43 89h14l-7 9Z'),
  ],
  tree: [
    fill('M44 64h12v22h10v8H34v-8h10Z'),
    fill('M50 4c15 0 25 9 25 20c11 3 17 11 17 20c0 13-11 22-25 22H33C19 66 8 57 8 44c0-9 6-17 17-20C25 13 35 4 50 4Z'),
    score('M50 70V38M50 54L36 42M50 48l13-11', 4.5),
  ],
  mountain: [
    fill('M2 90L38 16l17 33l11-17l32 58Z'),
    cut('M38 16l12 24l-8 7l-6-7l-7 8l-4-5Z'),
    cut('M66 32l11 20l-7 5l-5-6l-6 4l-3-7Z'),
  ],
  mask: [
    fill('M10 14c26 8 54 8 80 0c4 42-8 72-40 84C18 86 6 56 10 14Z'),
    cut('M22 40c8-6 16-4 21 4c-8 6-16 5-21-4Z'),
    cut('M78 40c-8-6-16-4-21 4c8 6 16 5 21-4Z'),
    cut('M34 70c10 6 22 6 32 0c-4 12-28 12-32 0Z'),
  ],
  book: [
    fill('M50 22C40 12 24 10 6 14v66c18-4 34-2 44 8c10-10 26-12 44-8V14c-18-4-34-2-44 8Z'),
    score('M50 22v66', 4),
    score(
      'M16 30c10-2 18-1 26 4M16 44c10-2 18-1 26 4M16 58c10-2 18-1 26 4M84 30c-10-2-18-1-26 4M84 44c-10-2-18-1-26 4M84 58c-10-2-18-1-26 4',
      3.5,
    ),
  ],
  lens: [fill(`${dot(41, 41, 35)}${dot(41, 41, 24)}`), fill('M62 70l8-8l26 25c3 5-4 12-9 9Z'), line('M26 42c0-9 7-15 15-15', 5)],
  bolt: [fill('M60 2L18 56h24L32 98L82 38H54Z')],
  leaf: [
    fill('M92 8C46 6 14 22 12 56c0 10 3 18 6 22C26 44 46 30 70 26C46 38 30 54 22 84c4 4 12 6 22 6C82 88 94 50 92 8Z'),
    line('M10 96c4-8 8-14 14-20', 6),
  ],
  moon: [
    fill('M62 6C34 8 14 26 14 52c0 26 20 44 46 44c12 0 22-4 30-12C60 86 42 70 42 46C42 28 50 14 62 6Z'),
    fill(star(4, 14, 5, 74, 34)),
    fill(star(4, 8, 3, 88, 58)),
  ],
  sun: [fill(star(12, 48, 30)), cut(dot(50, 50, 25)), fill(dot(50, 50, 19))],
  sword: [
    fill('M50 2l9 12v48H41V14Z'),
    score('M50 12v48', 3),
    fill('M22 62h56v9H22Z'),
    fill('M44 72h12v16H44Z'),
    fill(dot(50, 92, 7)),
  ],
  shield: [
    fill('M50 4c12 8 26 11 40 11c2 38-10 66-40 81C20 81 8 53 10 15C24 15 38 12 50 4Z'),
    cut('M50 16c9 5 19 8 29 9c0 27-9 46-29 58Z'),
  ],
  hand: [
    fill(
      'M30 96C16 82 10 70 6 56c-1-6 6-9 10-4l10 12V20c0-8 11-8 11 0v26V10c0-8 12-8 12 0v36V14c0-8 12-8 12 0v34V26c0-8 11-8 11 0v40c0 16-6 24-14 30Z',
    ),
  ],
  orbit: [fill(dot(50, 50, 15)), line('M8 66C2 50 24 26 52 20s44 4 42 16S70 72 44 79S12 76 8 66Z', 5), fill(dot(84, 25, 8))],
  beacon: [
    fill('M44 40h12l8 54H36Z'),
    fill(dot(50, 28, 9)),
    line('M32 46C22 36 22 20 32 10M68 46c10-10 10-26 0-36', 6),
    line('M18 56C2 40 2 16 18 0M82 56c16-16 16-40 0-56', 6),
  ],
  spiral: [
    line(
      'M50 50c0-6 9-6 10 2c1 11-13 17-22 8c-11-12-2-31 15-32c21-1 33 20 27 38c-7 22-36 28-54 14C6 64 4 36 22 18C34 7 52 3 68 8',
      8,
    ),
  ],
  gate: [fill('M10 94V50C10 24 26 8 50 8s40 16 40 42v44H74V52c0-17-9-28-24-28S26 35 26 52v42Z'), fill(star(4, 20, 6, 50, 62))],
} as const satisfies Record<string, readonly EmblemLayer[]>

export type EmblemName = keyof typeof DRAWINGS
export const EMBLEMS = Object.keys(DRAWINGS) as readonly EmblemName[]

/** The layers of an emblem; a plain lozenge for an unknown name. */
export function emblem(name: string): readonly EmblemLayer[] {
  return Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as EmblemName] : PLAIN
}
const PLAIN: readonly EmblemLayer[] = [fill('M50 6L90 50L50 94L10 50Z'), cut('M50 26L72 50L50 74L28 50Z')]
