export function bundled(...files: readonly string[]): Promise<{ readonly programs: readonly URL[]; remove(): void }>
