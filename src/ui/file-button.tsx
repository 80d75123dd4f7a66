/** A button that opens the file dialog. */
import { type ReactNode, useRef } from 'react'
import { Button } from './button'

/** File types of models, and files that glTF refers to. */
export const MODEL_FILES = '.glb,.gltf,.bin,.png,.jpg,.jpeg,.stl,.obj,.ply,.3mf,.zip'

export interface FileButtonProps {
  /** The accepted types, in the notation of the file dialog; all types if undefined. */
  readonly accept?: string
  /** Whether several files may be chosen together. */
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
          // Allows the same file to be chosen again after it failed.
          event.currentTarget.value = ''
        }}
      />
      <Button icon="import" disabled={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
