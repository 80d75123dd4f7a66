/** A share with its error as a bar: the interval as a band, the share as a notch, one half as a line. */
import type { Share } from '../../../planner/selfplay/odds'
import { percentText } from '../../words/length'
import { useWords } from '../../words/words-context'

export function ShareBar({ share, low, high }: Pick<Share, 'share' | 'low' | 'high'>) {
  const { say, speak } = useWords()
  const percent = (part: number) => percentText(part, speak.language)
  return (
    <svg
      className="ui-tried-bar"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="img"
      aria-label={say('tried-error-bar', { low: percent(low), high: percent(high) })}
    >
      <rect className="ui-tried-all" x="0" y="2.5" width="100" height="3" />
      <rect className="ui-tried-band" x={low * 100} y="1" width={Math.max(0.5, (high - low) * 100)} height="6" />
      <line className="ui-tried-half" x1="50" x2="50" y1="0" y2="8" />
      <line className="ui-tried-share" x1={share * 100} x2={share * 100} y1="0" y2="8" />
    </svg>
  )
}
