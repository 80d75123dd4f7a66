/** Thrown while a request to the tables of a device is served; its reason is the answer. */
import type { Reason } from '../kernel'

export class Refusal extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason.key)
    this.reason = reason
  }
}
