/** A button that lets a file be chosen. */
import { type ReactNode, useRef } from 'react'
import { Button } from './button'

/** Models, and what glTF keeps beside them. */
export const MODEL_FILES = '.glb,.gltf,.bin,.png,.jpg,.jpeg,.stl,.obj,.ply,.3mf,.zip'

export interface FileButtonProps {
  /** The types that may be chosen, in the notation of the file dialog; any type if left out. */
  readonly accept?: string
  /** Whether files may be chosen together. */
  readonly multiple?: boolean
  readonly busy: boolean
  readonly children: ReactNode
  onFile(file: File, all: readonly File[]): void
}

export function FileButton({ accept, multiple = false, busy, children, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className="ui-hidden"
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const all = [...(event.currentTarget.files ?? [])]
          if (all[0]) onFile(all[0], all)
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
