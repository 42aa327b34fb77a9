import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const table = process.env.ARGEAD_TABLE ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: { outDir: '../src/argead/web', emptyOutDir: true, target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  server: { host: '127.0.0.1', proxy: { '/api': { target: table, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
