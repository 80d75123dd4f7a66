/** Ids of what this device keeps. */

/** 128 random bits. Not by `randomUUID`, which browsers keep from pages without a certificate. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
