/** Opens a match from a file, chosen here or dropped anywhere on the page. */
import { useEffect, useRef, useState } from 'react'
import { FileButton } from './file-button'
import { Icon } from './icons'
import { useWords } from './words/words-context'

export interface FileDropProps {
  readonly busy: boolean
  /** Why the last file was not opened, in words. */
  readonly error?: string | undefined
  onFile(file: File): void
}

export function FileDrop({ busy, error, onFile }: FileDropProps) {
  const { say } = useWords()
  return (
    <section className="ui-panel ui-file" aria-labelledby="ui-file-title">
      <div className="ui-file-row">
        <div>
          <h2 id="ui-file-title">{say('import-title')}</h2>
          <p className="ui-note">{busy ? say('import-reading') : say('import-hint')}</p>
        </div>
        <FileButton busy={busy} onFile={onFile}>
          {say('import-choose')}
        </FileButton>
      </div>
      {error && (
        <p className="ui-refusal" role="alert">
          <Icon name="refused" />
          <span>
            <strong>{say('import-failed')}</strong>
            <span>{error}</span>
          </span>
        </p>
      )}
    </section>
  )
}

const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Whether a file is being dragged over the window. `onFile` is called with the first dropped file and with `all` of them. */
export function useFileOver(onFile: (file: File, all: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  }, [onFile])
  useEffect(() => {
    // Every element sends its own enter and leave events, so they are counted; the drag has left when the count is 0.
    let inside = 0
    const enter = (event: DragEvent) => {
      if (!hasFile(event)) return
      inside++
      setIsOver(true)
    }
    const leave = () => {
      inside = Math.max(0, inside - 1)
      if (inside === 0) setIsOver(false)
    }
    const over = (event: DragEvent) => hasFile(event) && event.preventDefault()
    const drop = (event: DragEvent) => {
      inside = 0
      setIsOver(false)
      const all = [...(event.dataTransfer?.files ?? [])]
      const [file] = all
      if (!file) return
      event.preventDefault()
      take.current(file, all)
    }
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('dragenter', enter, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => stop.abort()
  }, [])
  return isOver
}
