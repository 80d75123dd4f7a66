/** The physics engine as the browser loads it: its WebAssembly is a file of its own, fetched once for page and workers. */
export * from '@dimforge/rapier3d'
/** The packaged build needs starting; this one starts when it is imported. */
export async function init(): Promise<void> {}
