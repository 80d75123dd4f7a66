/** A button that lets a file be chosen. */
import { type ReactNode, useRef } from 'react'
import { Button } from './button'

export interface FileButtonProps {
  /** The types that may be chosen, in the notation of the file dialog; any type if left out. */
  readonly accept?: string
  readonly busy: boolean
  readonly children: ReactNode
  onFile(file: File): void
}

export function FileButton({ accept, busy, children, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className="ui-hidden"
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) onFile(file)
          // The same file may be chosen again after it failed.
          event.currentTarget.value = ''
        }}
      />
      <Button icon="import" disabled={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
