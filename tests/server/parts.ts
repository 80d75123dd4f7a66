/** Pages that have a part in chance, with a device that keeps what they hold as text. */
import { randomBytes } from 'node:crypto'
import { createPart, type Holding, type Part, type PartOptions, readHolding } from '../../src/app/online/part'
import type { PlayerSeat } from '../../src/kernel'

/** What a device keeps, by seat. */
export type Device = Map<PlayerSeat, string>

export const holdingOn = (device: Device, seat: PlayerSeat): Holding | undefined => readHolding(device.get(seat))

export const partOf = (device: Device, say: PartOptions['say']): Part =>
  createPart({
    read: (seat) => holdingOn(device, seat),
    keep(seat, holding) {
      device.set(seat, JSON.stringify(holding))
      return true
    },
    fresh: () => randomBytes(32).toString('hex'),
    say,
  })
