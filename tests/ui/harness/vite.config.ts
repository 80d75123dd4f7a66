import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Serves the chrome by itself, without a table: `npx vite --config tests/ui/harness/vite.config.ts`. */
export default defineConfig({ root: import.meta.dirname, plugins: [react()], cacheDir: '../../../node_modules/.vite-harness' })
