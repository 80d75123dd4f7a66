import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Serves the harness page from the repository's root, so that it imports the scene as the app does. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../../..'),
  plugins: [react()],
  cacheDir: 'node_modules/.vite-scene',
  server: { watch: null, hmr: false },
  optimizeDeps: {
    entries: ['tests/scene/harness/index.html'],
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@react-three/fiber',
      'three',
      'postprocessing',
      'n8ao',
    ],
  },
})
