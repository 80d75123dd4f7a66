/** The sample table with tokens on it: eight face-down nodes, three face up, one carried, one waiting to be placed, an unknown kind. */
import type { Cue } from '../../../src/scene/cue'
import type { Look, TokenLook } from '../../../src/scene/look'
import type { Overlay } from '../../../src/scene/overlay'
import { at, inch, sample } from './sample'

const node = (ref: string, kind: string, x: number, y: number, more: Partial<TokenLook> = {}): TokenLook => ({
  ref,
  kind,
  name: kind === 'node-down' ? 'Vortex node' : `${kind.slice(5)} node, ${more.label ?? 0} points`,
  radius: inch(0.5),
  at: at(x, y),
  z: 0,
  ...more,
})

export const TOKENS: readonly TokenLook[] = [
  node('n1', 'node-down', 15.2, 12.4, { lit: true }),
  node('n2', 'node-down', 20.6, 13.2),
  node('n3', 'node-down', 7.4, 12.6),
  node('n4', 'node-down', 28.6, 15.2),
  node('n5', 'node-down', 16.4, 23.4),
  node('n6', 'node-down', 21.8, 22.6),
  node('n7', 'node-down', 30, 27.6),
  node('n8', 'node-down', 9.4, 29.4),
  node('u1', 'node-black', 12.8, 14.2, { label: '3' }),
  node('u2', 'node-temporal', 17.2, 14.8, { label: '2' }),
  node('u3', 'node-spatial', 22.2, 16, { label: '1', lit: true, tone: 'costly' }),
  node('c1', 'node-black', 0, 0, { label: '3', carriedBy: 'A3' }),
  node('c2', 'node-spatial', 0, 0, { label: '1', carriedBy: 'A1' }),
  node('c3', 'node-temporal', 0, 0, { label: '2', carriedBy: 'A1' }),
  node('o1', 'objective', 26, 12, { label: '12', radius: inch(0.6) }),
  node('p1', 'node-down', 18, -2.1, { z: inch(0.55), liftable: true }),
]

export const withTokens: Look = { ...sample, tokens: TOKENS }

const ghost = (x: number, y: number, tone: 'allowed' | 'refused'): Overlay => ({
  type: 'ghost',
  id: 'placing',
  ref: 'n9',
  at: at(x, y),
  z: 0,
  tone,
  token: { kind: 'node-down', radius: inch(0.5) },
})

export const TOKEN_OVERLAYS: Readonly<Record<string, readonly Overlay[]>> = {
  'node-allowed': [ghost(17, 11.6, 'allowed')],
  'node-refused': [
    ghost(14.4, 13.6, 'refused'),
    { type: 'tag', id: 'why', over: at(14.4, 13.6), z: inch(0.3), text: 'Too near', detail: '1.1″ of 6″', tone: 'refused' },
  ],
}

export const TOKEN_CUES: Readonly<Record<string, readonly Cue[]>> = {
  reveal: [{ type: 'token', ref: 'n1', to: 'reveal', kind: 'node-temporal', label: '2' }],
  lift: [
    { type: 'token', ref: 'n1', to: 'lift', by: 'A4' },
    { type: 'walk', ref: 'A4', gait: 'slide', path: [{ at: at(20.5, 9), z: 0 }] },
  ],
  drop: [{ type: 'token', ref: 'c1', to: 'drop', at: at(15.2, 8.6), z: 0 }],
  card: [
    {
      type: 'card',
      seat: 'B',
      title: 'Escape plan',
      text: 'One of your miniatures that is being shot at may move up to 2 inches before the dice are thrown.',
      icons: [{ id: 'lightning', label: 'Lightning' }],
    },
  ],
  'card-short': [
    {
      type: 'card',
      seat: 'A',
      title: 'Reroll',
      icons: [
        { id: 'reroll', label: 'Reroll' },
        { id: 'fate', label: 'Fate' },
      ],
    },
  ],
}
