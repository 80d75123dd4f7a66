/** An empty module that replaces, in the build, what libraries would load and nothing here asks for: see `vite.config.ts`. */
export default undefined
