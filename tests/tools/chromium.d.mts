export function findChromium(): string
export function chromiumFlags(): string[]
