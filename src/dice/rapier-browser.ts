/** The physics engine for the browser: its WebAssembly is a separate file, shared by page and workers. */
export * from '@dimforge/rapier3d'
/** Does nothing: this build starts when it is imported, whereas the packaged build for Node must be started. */
export async function init(): Promise<void> {}
