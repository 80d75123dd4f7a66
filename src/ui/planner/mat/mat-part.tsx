/** The part of the table's panel about a picture on the mat. */
import { Button } from '../../button'
import { FileButton } from '../../file-button'
import { useWords } from '../../words/words-context'
import { PICTURE_FILES } from './mat-dialog'

export interface MatPartProps {
  readonly hasPicture: boolean
  onFile(file: File): void
  onAdjust(): void
  onRemove(): void
}

export function MatPart({ hasPicture, onFile, onAdjust, onRemove }: MatPartProps) {
  const { say } = useWords()
  return (
    <div className="ui-plan-chips">
      {hasPicture ? (
        <>
          <Button icon="move" onClick={onAdjust}>
            {say('plan-mat-adjust')}
          </Button>
          <Button icon="delete" onClick={onRemove}>
            {say('plan-mat-remove')}
          </Button>
        </>
      ) : (
        <FileButton accept={PICTURE_FILES} busy={false} onFile={onFile}>
          {say('plan-mat-choose')}
        </FileButton>
      )}
    </div>
  )
}
