import { defineConfig } from 'tsup'
import { entries } from './build/entries.ts'

export default defineConfig({
  entry: entries(),
  outDir: 'dist',
  format: ['esm'],
  splitting: true,
  target: 'es2022',
  clean: true,
  sourcemap: true,
  metafile: true,
  external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components', 'react-final-form', 'final-form'],
})
