/** The summary of an exposure layer, in a sentence. */
import type { Summary } from '../../lab/exposure'
import type { LabGround } from '../../lab/ground'
import type { LabLayer } from '../../lab/layers'
import { percentText } from '../words/length'
import { capital } from '../words/plural'
import { useWords } from '../words/words-context'
import { areaName } from './readings'

export interface SummaryProps {
  readonly layer: LabLayer
  readonly summary: Summary
  readonly ground: LabGround
}

export function SummaryLine({ layer, summary, ground: { areas } }: SummaryProps) {
  const { say, speak } = useWords()
  const percent = (share: number) => percentText(share, speak.language)
  const from = 'area' in layer ? layer.area : ''
  const named = (isFrom: boolean) =>
    areaName(
      areas.find(({ ref }) => (ref === from) === isFrom),
      say,
      speak,
    )
  const text = () => {
    switch (summary.type) {
      case 'cross':
        return say('lab-sum-cross', {
          share: percent(summary.share),
          hidden: summary.hidden,
          of: summary.of,
          from: named(true),
          to: named(false),
        })
      case 'objective':
        return say('lab-sum-objective', { share: percent(summary.share) })
      case 'lanes':
        return say('lab-sum-lanes', { lengths: summary.lanes.map(({ length }) => speak.length(length)).join(', ') })
      case 'fair':
        return summary.unequal === 0 ? say('lab-sum-fair') : say('lab-sum-unfair', { share: percent(summary.unequal) })
    }
  }
  return <p className="ui-exposure-sum">{capital(text())}</p>
}
