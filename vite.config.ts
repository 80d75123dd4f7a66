import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * Build, development server and tests in one place. `--mode server` builds the small server instead of the page.
 * The page works from any folder: all its paths are relative.
 */
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [react()],
  // One physics engine for page and workers, as a .wasm file of its own; Node and the tests use the packaged build of the same version.
  resolve: {
    alias:
      mode === 'server' || process.env.VITEST
        ? []
        : [
            {
              find: '@dimforge/rapier3d-compat',
              replacement: fileURLToPath(new URL('./src/dice/rapier-browser.ts', import.meta.url)),
            },
            // What the PDF library would load to draw web pages: nothing here asks for it.
            {
              find: /^(canvg|html2canvas|dompurify)$/,
              replacement: fileURLToPath(new URL('./src/planner/print/unused.ts', import.meta.url)),
            },
          ],
  },
  optimizeDeps: { exclude: ['@dimforge/rapier3d', '@dimforge/rapier3d-compat'] },
  build:
    mode === 'server'
      ? { ssr: 'src/server/main.ts', outDir: 'dist/server', target: 'node20', copyPublicDir: false }
      : { target: 'es2022', outDir: 'dist/client', chunkSizeWarningLimit: 4000 },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          setupFiles: 'tests/tools/seed.ts',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/serve.ts',
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}))
