/** How a card is drawn: small in a fan, whole when it is read, and its back. The design is our own; the marks are the game's. */
import type { CSSProperties } from 'react'
import type { CardFace } from '../../../games/hands'
import type { GameView } from '../../../games/view'
import type { PlayerSeat } from '../../../kernel'

/** The game's component for marks on cards and tokens. */
export type MarkIcon = GameView['panels']['icon']

/** Number of frame colours. A colour carries no information beyond the title and the named marks. */
const INKS = 6

/** The colour index follows from the first mark, so that cards of one sort have the same frame. */
function inkOf({ id, icons, ink }: CardFace): number {
  if (ink !== undefined) return ink % INKS
  let sum = 0
  for (const letter of icons[0]?.id ?? id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % INKS
}

export interface MarkProps {
  readonly id: string
  readonly label: string
  readonly icon: MarkIcon
  readonly size: number
}

/** A mark of the game, or the first letter of its name if the game draws none. Hidden from screen readers, which get the name. */
export function Mark({ id, label, icon: Icon, size }: MarkProps) {
  return (
    <span className="ui-mark" aria-hidden="true" style={{ '--mark': size / 16 } as CSSProperties}>
      {Icon ? <Icon id={id} size={size} /> : label.charAt(0)}
    </span>
  )
}

export interface FaceProps {
  readonly face: CardFace
  readonly icon: MarkIcon
}

/** The small face: marks, title and one large sign. The button around it is labelled with the card's name. */
export function SmallFace({ face, icon }: FaceProps) {
  const first = face.sign ?? face.icons[0]
  return (
    <span className="ui-card" data-ink={inkOf(face)} data-signed={face.sign && ''} aria-hidden="true">
      <span className="ui-card-marks">
        {face.icons.slice(0, 3).map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may have the same mark twice.
          <Mark key={at} {...mark} icon={icon} size={20} />
        ))}
      </span>
      <span className="ui-card-title">{face.title}</span>
      {first && (
        <span className="ui-card-sign">
          <Mark {...first} icon={icon} size={56} />
        </span>
      )}
    </span>
  )
}

/** The large face, with everything printed on the card. `idOfWords`: element id of its text, for `aria-describedby`. */
export function WholeFace({
  face,
  icon,
  idOfWords,
  large,
}: FaceProps & { readonly idOfWords?: string; readonly large?: boolean }) {
  const first = face.sign ?? face.icons[0]
  return (
    <span className={large ? 'ui-sheet ui-sheet-large' : 'ui-sheet'} data-ink={inkOf(face)}>
      <span className="ui-sheet-title">{face.title}</span>
      <span className="ui-sheet-sign">{first && <Mark {...first} icon={icon} size={large ? 88 : 40} />}</span>
      <span className="ui-sheet-words" id={idOfWords}>
        {face.icons.length > 0 && (
          <span className="ui-sheet-marks">
            {face.icons.map((mark, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card may have the same mark twice.
              <span key={at}>
                <Mark {...mark} icon={icon} size={18} />
                <span>{mark.label}</span>
              </span>
            ))}
          </span>
        )}
        <span className="ui-sheet-text">{face.text}</span>
        {face.facts?.map((fact) => (
          <span key={fact} className="ui-sheet-fact">
            {fact}
          </span>
        ))}
        {face.note && <span className="ui-sheet-note">{face.note}</span>}
      </span>
    </span>
  )
}

/** The backs of a hand: one to three, depending on the number of cards. The exact number is written beside them. */
export function Backs({ count, seat }: { readonly count: number; readonly seat?: PlayerSeat }) {
  return (
    <span className="ui-backs" data-seat={seat} data-many={Math.min(count, 3)} aria-hidden="true">
      {Array.from({ length: Math.min(count, 3) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all backs are alike.
        <span key={at} className="ui-back" />
      ))}
    </span>
  )
}

/** A card small enough for a strip: its first mark, turned sideways if the card is exhausted. */
export function TinyFace({ face, icon, exhausted }: FaceProps & { readonly exhausted?: boolean }) {
  const first = face.sign ?? face.icons[0]
  return (
    <span className="ui-tiny" data-ink={inkOf(face)} data-exhausted={exhausted ? '' : undefined} aria-hidden="true">
      {first && <Mark {...first} icon={icon} size={16} />}
    </span>
  )
}
