/** A seat's colour and pattern, always together, so that colour is never the only sign. */
import type { PlayerSeat } from '../kernel'

export interface SeatMarkProps {
  readonly seat: PlayerSeat
  readonly size?: 'small' | 'large'
}

/** A base seen from above with its ring, drawn like the rings on the table. */
export function SeatMark({ seat, size = 'small' }: SeatMarkProps) {
  return (
    <svg
      className={`ui-seat-mark ui-seat-mark-${size}`}
      data-seat={seat}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="ui-seat-mark-base" cx="12" cy="12" r="6" />
      <circle className="ui-seat-mark-ring" cx="12" cy="12" r="10" pathLength="48" />
      {seat === 'D' && <circle className="ui-seat-mark-ring" cx="12" cy="12" r="7" />}
    </svg>
  )
}

export function SeatName({ seat, name }: { readonly seat: PlayerSeat; readonly name: string }) {
  return (
    <span className="ui-seat-name" data-seat={seat}>
      <SeatMark seat={seat} />
      <span className="ui-seat-name-text">{name}</span>
    </span>
  )
}
