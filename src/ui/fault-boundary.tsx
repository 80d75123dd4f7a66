/** When part of the page fails, tells the player so and that the match is safe, and offers a report to copy. */
import { Component, type ErrorInfo, type ReactNode, useState } from 'react'
import { Button } from './button'
import { Icon } from './icons'
import { useWords } from './words/words-context'

export interface FaultBoundaryProps {
  /** Further facts for a report: version, game, last entry. Must not contain names or files. */
  about?: () => { readonly [name: string]: string | number }
  onReload?: () => void
  readonly children: ReactNode
}
interface State {
  readonly report?: string
}

/** The report as text: the error, where in the page it happened, and the app's facts. */
export function faultReport(error: unknown, where: string, about: { readonly [name: string]: string | number } = {}): string {
  const said = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  const facts = Object.entries(about).map(([name, value]) => `${name}: ${value}`)
  return [...facts, said.trim(), where.trim()].filter(Boolean).join('\n\n')
}

/** Whether this browser can draw the table at all. Asked only after something failed: a try costs a drawing context. */
function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** A class, because React reports render errors only to classes. */
export class FaultBoundary extends Component<FaultBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { report: faultReport(error, '') }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.setState({ report: faultReport(error, info.componentStack ?? '', this.props.about?.()) })
  }

  override render() {
    if (this.state.report === undefined) return this.props.children
    return (
      <FaultPage report={this.state.report} canDraw={canDraw()} onReload={this.props.onReload ?? (() => location.reload())} />
    )
  }
}

export interface FaultPageProps {
  readonly report: string
  /** False if the browser offers no 3D drawing (WebGL 2), which is then the cause. */
  readonly canDraw: boolean
  onReload(): void
}

export function FaultPage({ report, canDraw, onReload }: FaultPageProps) {
  const { say } = useWords()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report)
      setIsCopied(true)
    } catch {
      // If the clipboard is not allowed, the text below can still be selected.
    }
  }
  return (
    <div className="ui-cover ui-cover-opaque" role="alert">
      <section className="ui-panel ui-fault">
        <h1>
          <Icon name="refused" />
          {say(canDraw ? 'fault-title' : 'undrawn-title')}
        </h1>
        <p>{say(canDraw ? 'fault-body' : 'undrawn-body')}</p>
        <details>
          <summary>{say('fault-details')}</summary>
          <pre>{report}</pre>
        </details>
        <div className="ui-row-of-buttons">
          <Button icon={isCopied ? 'confirm' : 'copy'} onClick={copy}>
            {say(isCopied ? 'fault-copied' : 'fault-copy')}
          </Button>
          <Button tone="main" icon="redo" onClick={onReload}>
            {say('fault-reload')}
          </Button>
        </div>
      </section>
    </div>
  )
}
