import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Build, development server and tests in one place. The page is served from any folder: all paths are relative. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: { target: 'es2022', outDir: 'dist/client', chunkSizeWarningLimit: 4000 },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/browser/**'], testTimeout: 60_000 },
      },
    ],
  },
})
