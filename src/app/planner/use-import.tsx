/** Maps of other programs at the planner's door: they are laid out anew at every answer, and taken when the user says so. */
import { type ReactNode, useMemo, useState } from 'react'
import type { LayoutDocument } from '../../planner/document'
import { layoutOfTts, TTS_ASKED, tableThatFits } from '../../planner/imports/tts'
import { type Imported, layoutOfUvtt, squareThatFits, UVTT_ASKED } from '../../planner/imports/uvtt'
import { type Outcome, plannerSays } from '../../planner/said'
import { type ImportAsked, ImportDialog } from '../../ui/planner/import-dialog'
import { useWords } from '../../ui/words/words-context'
import type { ForeignMap } from './begin'

/** Other answers with which all of it would be on the table, where something is beside it now. */
function fitOf(foreign: ForeignMap | undefined, asked: ImportAsked, made: Outcome<Imported>): ImportAsked | undefined {
  if (foreign?.looks === 'uvtt' && asked.looks === 'uvtt') {
    const square = made.ok || made.reason.key !== 'edit-table-size' ? undefined : squareThatFits(foreign.map)
    return square === undefined ? undefined : { looks: 'uvtt', how: { ...asked.how, square } }
  }
  if (foreign?.looks !== 'tabletop-simulator' || asked.looks !== foreign.looks) return undefined
  const isBeside = made.ok
    ? made.value.left.some(({ says }) => says?.why === 'off-table')
    : made.reason.key === 'import-all-beyond' || made.reason.key === 'edit-table-size'
  const table = isBeside ? tableThatFits(foreign.save) : undefined
  return table && { looks: asked.looks, how: { ...asked.how, ...table } }
}

export function useImport(onTake: (document: LayoutDocument) => void): {
  readonly dialog: ReactNode
  onForeign(foreign: ForeignMap): void
} {
  const { say } = useWords()
  const names = {
    wall: say('plan-import-wall'),
    object: say('plan-import-object'),
    door: say('plan-import-door'),
    window: say('plan-import-window'),
  }
  const [foreign, setForeign] = useState<ForeignMap>()
  const [asked, setAsked] = useState<ImportAsked>({ looks: 'uvtt', how: UVTT_ASKED })
  const made = useMemo((): Outcome<Imported> => {
    if (foreign?.looks === 'uvtt' && asked.looks === 'uvtt') return layoutOfUvtt(foreign.map, asked.how)
    if (foreign?.looks === 'tabletop-simulator' && asked.looks === foreign.looks) return layoutOfTts(foreign.save, asked.how)
    return { ok: false, reason: plannerSays('import-nothing', {}) }
  }, [foreign, asked])
  return {
    onForeign(map) {
      setAsked(
        map.looks === 'uvtt'
          ? { looks: map.looks, how: { ...UVTT_ASKED, name: map.name, names } }
          : { looks: map.looks, how: { ...TTS_ASKED, unnamed: say('plan-import-box-name') } },
      )
      setForeign(map)
    },
    dialog: (
      <ImportDialog
        open={foreign !== undefined}
        asked={asked}
        made={made}
        fit={fitOf(foreign, asked, made)}
        onAsked={setAsked}
        onClose={() => setForeign(undefined)}
        onTake={(document) => {
          setForeign(undefined)
          onTake(document)
        }}
      />
    ),
  }
}
