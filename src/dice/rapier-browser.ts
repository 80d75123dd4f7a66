/** The physics engine as the browser loads it: its WebAssembly is a separate file, fetched once for page and workers. */
export * from '@dimforge/rapier3d'
/** The packaged build that Node uses must be started; this one starts when it is imported. */
export async function init(): Promise<void> {}
