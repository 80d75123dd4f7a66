/** A link to be sent to somebody: as text, through the device's share dialog, and as a QR code for a phone nearby. */
import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import { Button } from '../button'
import { useWords } from '../words/words-context'

export interface LinkBoxProps {
  readonly label: string
  readonly hint?: string
  /** Undefined if this device does not hold it. */
  readonly link: string | undefined
  /** Makes a new link, which replaces the old one. */
  onNew?: (() => void) | undefined
}

export function LinkBox({ label, hint, link, onNew }: LinkBoxProps) {
  const { say } = useWords()
  const [isCopied, setIsCopied] = useState(false)
  const [isCodeShown, setIsCodeShown] = useState(false)
  const canShare = typeof navigator.share === 'function'
  const copy = (field: HTMLInputElement | null, text: string) => {
    // Without TLS, browsers may forbid the clipboard: the text is then selected, to be copied by keyboard.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setIsCopied(true),
      () => field?.select(),
    )
  }
  return (
    <div className="ui-link-box">
      <span className="ui-label">{label}</span>
      {hint && <span className="ui-note">{hint}</span>}
      {link === undefined ? (
        <span className="ui-note">{say('link-gone')}</span>
      ) : (
        <div className="ui-link-row">
          <input
            className="ui-input ui-link"
            readOnly
            value={link}
            aria-label={label}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button
            icon={isCopied ? 'confirm' : 'copy'}
            aria-label={`${say('link-copy')}: ${label}`}
            onClick={(event) => copy(event.currentTarget.parentElement?.querySelector('input') ?? null, link)}
          >
            {say(isCopied ? 'link-copied' : 'link-copy')}
          </Button>
          {canShare && (
            <Button icon="export" onClick={() => void navigator.share({ title: 'Sightline', url: link }).catch(() => undefined)}>
              {say('link-share')}
            </Button>
          )}
          <Button
            aria-expanded={isCodeShown}
            aria-label={say('link-qr', { name: label })}
            onClick={() => setIsCodeShown(!isCodeShown)}
          >
            {say('link-code')}
          </Button>
        </div>
      )}
      {onNew && (
        <Button tone="quiet" onClick={onNew}>
          {say('link-new')}
        </Button>
      )}
      {isCodeShown && link !== undefined && <QrCode text={link} label={say('link-qr', { name: label })} />}
    </div>
  )
}

/** Always black on white with a white border of four modules, as QR readers expect. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { side, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 4 })
    const rows = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { side: size, path: rows.join('') }
  }, [text])
  return (
    <svg className="ui-qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
