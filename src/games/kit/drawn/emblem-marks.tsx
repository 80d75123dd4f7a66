/** Marks made from the scene's emblems, as on the table's cards, and numbers in a badge; distinguishable without colour. */
import { useId } from 'react'
import { type EmblemLayer, emblem } from '../../../scene/cards/emblems'

export function Sign({ name, size }: { readonly name: string; readonly size: number }) {
  const mask = useId()
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <mask id={mask}>
        {emblem(name).map((layer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a drawing never change places.
          <Layer key={at} {...layer} />
        ))}
      </mask>
      <rect width="100" height="100" fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  )
}

/** Layers with `fill` or `line` are visible; the others cut their shape out of the layers below. */
function Layer({ how, d, width = 5 }: EmblemLayer) {
  const paint = how === 'fill' || how === 'line' ? 'white' : 'black'
  return how === 'fill' || how === 'cut' ? (
    <path d={d} fill={paint} fillRule="evenodd" />
  ) : (
    <path d={d} fill="none" stroke={paint} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  )
}

export function Numeral({ value, size }: { readonly value: string; readonly size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <text x="12" y="19.4" textAnchor="middle" fontSize="21" fontWeight="780" fill="currentColor">
        {value}
      </text>
    </svg>
  )
}

/** A number beside a sign that says what it counts. */
export function Signed({ value, sign, size }: { readonly value: string; readonly sign: string; readonly size: number }) {
  const mask = useId()
  return (
    <svg viewBox="0 0 34 24" width={(size * 34) / 24} height={size} aria-hidden="true" focusable="false">
      <mask id={mask}>
        <g transform="translate(16.5 3.5) scale(0.17)">
          {emblem(sign).map((layer, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a drawing never change places.
            <Layer key={at} {...layer} />
          ))}
        </g>
      </mask>
      <text x="8" y="17.8" textAnchor="middle" fontSize={value.length > 1 ? 14 : 17} fontWeight="750" fill="currentColor">
        {value}
      </text>
      <rect width="34" height="24" fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  )
}
