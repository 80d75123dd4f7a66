/** An empty module that replaces, in the build, optional dependencies of libraries: see `vite.config.ts`. */
export default undefined
