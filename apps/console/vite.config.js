import { join } from 'node:path'
import { defineConfig } from 'vite'
import { scalarFile } from './scalar.mjs'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  define: { SCALAR_FILE: JSON.stringify(scalarFile) },
  logLevel: 'warn',
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // Everything stands in files of its own: the page's policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: ['index.html', 'docs.html', 'capture.html'].map((name) => join(import.meta.dirname, name)),
    },
  },
  // `npm start` in one terminal, `npx vite apps/console` in another.
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/console': 'http://127.0.0.1:8080',
      '/openapi': 'http://127.0.0.1:8080',
      '/vivid-capture.js': 'http://127.0.0.1:8080',
    },
  },
})
