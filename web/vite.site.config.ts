// The site without a server: the same client with another door, its workers, and a service worker beside the page.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('site'),
  base: './',
  plugins: [svelte({ configFile: here('svelte.config.js') })],
  resolve: { conditions: ['site', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: here('../src/argead/offline'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rollupOptions: {
      input: { index: here('site/index.html'), sw: here('src/site/worker/sw.ts') },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
})
