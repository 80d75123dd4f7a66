/** Ids for things stored on this device. */

/** 128 random bits. `randomUUID` is not used, because browsers offer it only on secure origins. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
