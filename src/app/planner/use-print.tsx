/** Print and analysis of a layout: a worker computes the facts, and sheets show them. The open layout is not changed. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LayoutDocument } from '../../planner/document'
import { type Paper, type Sheet, type SheetFacts, type SheetLink, sheetFacts, sheetSteps } from '../../planner/print'
import { shared } from '../../planner/share'
import { mayTake } from '../../ui/bind-commands'
import { PrintDialog, type PrintState, type SheetPicture } from '../../ui/planner/print-dialog'
import { sheetWords } from '../../ui/planner/sheet-words'
import { useWords } from '../../ui/words/words-context'
import { gameName } from '../games'
import { keepPicture } from '../lab/sight-picture'
import { useSettings } from '../settings'
import { printGround } from './mat/print-ground'
import { fileName, pdfBlob, pictureAddress, printSheets, svgBlob } from './print-files'
import { keptFor } from './selfplay/kept-reports'
import { documentOf, type PlannerStore } from './store'
import { useSystemWords } from './system-words'
import { layoutWork, lean } from './work'

export interface Print {
  readonly dialog: ReactNode
  /** `after`: called when the print page is closed. */
  open(document: LayoutDocument, after?: () => void): void
  /** Opens it for the layout being edited. */
  openThis(): void
}

interface Asked {
  readonly document: LayoutDocument
  readonly after: (() => void) | undefined
}

export function usePrint(store: PlannerStore): Print {
  const [asked, setAsked] = useState<Asked>()
  const close = useCallback(() => {
    setAsked(undefined)
    asked?.after?.()
  }, [asked])
  const openThis = useCallback(() => setAsked({ document: documentOf(store.getState()), after: undefined }), [store])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyI' || event.ctrlKey || event.metaKey || event.altKey || !mayTake(event)) return
      event.preventDefault()
      openThis()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [openThis])
  return {
    open: useCallback((document, after) => setAsked({ document, after }), []),
    openThis,
    dialog: asked && <OnePrint store={store} document={asked.document} onClose={close} />,
  }
}

const linkOf = (document: LayoutDocument): SheetLink => {
  // Short, because it is printed and may be typed: other parameters of the page's address are left out.
  const address = `${location.origin}${location.pathname}#/plan`
  const link = shared(document)
  return link.ok
    ? {
        address,
        link: `${address}/${link.value.fragment}`,
        without: link.value.without.length,
        withoutMat: link.value.withoutMat,
      }
    : { address, link: undefined, without: 0, withoutMat: false }
}

interface OnePrintProps {
  readonly store: PlannerStore
  readonly document: LayoutDocument
  onClose(): void
}

function OnePrint({ store, document, onClose }: OnePrintProps) {
  const { language } = useSettings()
  const { phrases } = useSystemWords(store, language)
  const { say } = useWords()
  const [facts, setFacts] = useState<SheetFacts>()
  const [done, setDone] = useState(0)
  const [state, setState] = useState<PrintState>('working')
  const [paper, setPaper] = useState<Paper>(language === 'en' && /-(US|CA)$/.test(navigator.language) ? 'letter' : 'a4')
  const [told, setTold] = useState<string>()
  const words = useMemo(
    () => sheetWords(document, language, (game) => gameName(game, language), phrases),
    [document, language, phrases],
  )

  useEffect(() => {
    const work = layoutWork()
    const analysis = work.run('analysis', { document: lean(document) }, { onProgress: setDone })
    const tried = keptFor(document).catch(() => undefined)
    void Promise.all([analysis, printGround(document).catch(() => undefined), tried]).then(([made, ground, selfplay]) => {
      if (made.ok)
        setFacts({
          ...sheetFacts(document, made.value.known, made.value.sight),
          ...(ground === undefined ? {} : { ground }),
          ...(selfplay ? { selfplay } : {}),
        })
      else if (made.reason.key !== 'work-cancelled') setState('failed')
    })
    return () => work.close()
  }, [document])
  const { sheets, pictures } = useSheets(document, facts, words, paper)

  const saving = useRef(new AbortController())
  useEffect(() => {
    const cancel = new AbortController()
    saving.current = cancel
    return () => cancel.abort()
  }, [])
  const save = async (make: (sheets: readonly Sheet[]) => Promise<void>) => {
    if (!sheets) return
    setState('saving')
    setTold(undefined)
    try {
      await make(sheets)
    } catch {
      if (!saving.current.signal.aborted) setTold(say('print-not-saved'))
    }
    setState('ready')
  }
  const keep = (blob: Blob, ending: string) => {
    const file = fileName(document.name, ending)
    keepPicture(blob, file)
    setTold(say('print-saved', { file }))
  }
  return (
    <PrintDialog
      document={document}
      facts={facts}
      done={done}
      words={words}
      state={state === 'ready' || state === 'working' ? (sheets ? 'ready' : 'working') : state}
      told={told}
      pictures={pictures}
      paper={paper}
      onPaper={setPaper}
      onPdf={() =>
        void save(async (all) =>
          keep(await pdfBlob(all, document.name || words.untitled, language, saving.current.signal), 'pdf'),
        )
      }
      onSvg={() =>
        void save(async (all) => {
          const { blob, ending } = svgBlob(all)
          keep(blob, ending)
        })
      }
      onPrint={() => void save((all) => printSheets(all, paper))}
      onClose={onClose}
    />
  )
}

/** The sheets and their pictures, drawn with pauses so that the page stays responsive; undefined until all are ready. */
function useSheets(document: LayoutDocument, facts: SheetFacts | undefined, words: ReturnType<typeof sheetWords>, paper: Paper) {
  const [drawn, setDrawn] = useState<{
    readonly paper: Paper
    readonly sheets: readonly Sheet[]
    readonly pictures: readonly SheetPicture[]
  }>()
  useEffect(() => {
    if (!facts) return
    let isCurrent = true
    void (async () => {
      const steps = sheetSteps(document, facts, words, paper, linkOf(document))
      let step = steps.next()
      while (!step.done) {
        await new Promise((rest) => setTimeout(rest))
        if (!isCurrent) return
        step = steps.next()
      }
      const pictures: SheetPicture[] = []
      for (const sheet of step.value) {
        const { id, title, told, width, height } = sheet
        pictures.push({ id, title, told, url: pictureAddress(sheet), width, height })
        await new Promise((rest) => setTimeout(rest))
        if (!isCurrent) return
      }
      setDrawn({ paper, sheets: step.value, pictures })
    })()
    return () => {
      isCurrent = false
    }
  }, [document, facts, words, paper])
  // The pictures for another paper size stay until the new ones are ready, but its sheets cannot be exported.
  return { sheets: drawn?.paper === paper ? drawn.sheets : undefined, pictures: drawn?.pictures }
}
