/** The height of letters on a plan, in table units, so that they appear as large on the screen as small print elsewhere. */
import { type RefObject, useEffect, useState } from 'react'
import type { Units } from '../../../geometry/types'

/** The size in rem. */
const SMALL = 0.8125

export function useLetters(svg: RefObject<SVGSVGElement | null>, width: Units, depth: Units): Units {
  const [text, setText] = useState(Math.max(width, depth) / 60)
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const measure = () => {
      const { width: wide, height } = element.getBoundingClientRect()
      const scale = Math.min(wide / width, height / depth)
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (scale > 0) setText(Math.round((SMALL * rem) / scale))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [svg, width, depth])
  return text
}
