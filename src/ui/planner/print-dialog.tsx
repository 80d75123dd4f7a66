/** Print and analysis: a layout's figures as text and tables, previews of its sheets, and buttons to save or print them. */
import { useState } from 'react'
import type { LayoutDocument } from '../../planner/document'
import { PAPERS, type Paper, type SheetFacts, type SheetWords } from '../../planner/print'
import { Button, IconButton } from '../button'
import { Segments } from '../controls'
import { DialogFrame } from '../dialog'
import { useWords } from '../words/words-context'
import { PrintAnalysis } from './print-analysis'

/** Computing, ready, writing a file, or failed. */
export type PrintState = 'working' | 'ready' | 'saving' | 'failed'
/** A sheet as a picture; sizes in millimetres. */
export interface SheetPicture {
  readonly id: string
  readonly title: string
  readonly told: string
  readonly url: string
  readonly width: number
  readonly height: number
}
export interface PrintDialogProps {
  readonly document: LayoutDocument
  /** Undefined while they are being computed. */
  readonly facts: SheetFacts | undefined
  /** The finished share of that work, 0 to 1. */
  readonly done: number
  readonly words: SheetWords
  readonly state: PrintState
  readonly told: string | undefined
  readonly pictures: readonly SheetPicture[] | undefined
  readonly paper: Paper
  onPaper(paper: Paper): void
  onPdf(): void
  onSvg(): void
  onPrint(): void
  onClose(): void
}

/** The widths at which sheets can be shown, in rem. */
const SIZES = [14, 24, 44, 80] as const

export function PrintDialog(props: PrintDialogProps) {
  const { document, facts, done, words, state, told, pictures, paper, onClose } = props
  const { say } = useWords()
  const [size, setSize] = useState(0)
  const isReady = state === 'ready' && pictures !== undefined
  const status =
    state === 'failed'
      ? say('print-failed')
      : state === 'saving'
        ? say('print-saving')
        : isReady
          ? (told ?? '')
          : say('print-working')
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={say('print-title-of', { name: document.name || say('plan-untitled') })}
      hint={say('print-hint')}
      wide
    >
      <div className="ui-print">
        <div className="ui-print-acts">
          <Segments
            label={say('print-paper')}
            options={PAPERS.map((id) => ({ id, label: say(`print-paper-${id}`) }))}
            value={paper}
            onChange={props.onPaper}
          />
          <span className="ui-plan-gap" />
          <Button icon="print" disabled={!isReady} onClick={props.onPrint}>
            {say('print-print')}
          </Button>
          <Button icon="export" disabled={!isReady} onClick={props.onSvg}>
            {say('print-svg')}
          </Button>
          <Button tone="main" icon="export" disabled={!isReady} onClick={props.onPdf}>
            {say('print-pdf')}
          </Button>
        </div>
        <p className="ui-note ui-print-status" role={state === 'failed' ? 'alert' : 'status'}>
          {status}
        </p>
        {!facts && state === 'working' && <progress className="ui-progress" value={done} aria-label={say('print-working')} />}
        {facts && <PrintAnalysis document={document} facts={facts} words={words} />}
        {pictures && (
          <section aria-label={say('print-sheets', { count: pictures.length })}>
            <header className="ui-print-head">
              <h3>{say('print-sheets', { count: pictures.length })}</h3>
              <IconButton icon="minus" label={say('print-smaller')} disabled={size === 0} onClick={() => setSize(size - 1)} />
              <IconButton
                icon="plus"
                label={say('print-larger')}
                disabled={size === SIZES.length - 1}
                onClick={() => setSize(size + 1)}
              />
            </header>
            <ul className="ui-print-sheets">
              {pictures.map(({ id, title, told: alt, url, width, height }, index) => (
                <li key={id} style={{ width: `${SIZES[size]}rem` }}>
                  <img src={url} alt={alt} width={Math.round(width * 4)} height={Math.round(height * 4)} />
                  <span>
                    {index + 1} · {title}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </DialogFrame>
  )
}
