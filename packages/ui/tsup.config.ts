import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/tokens/index.ts', 'src/labels/index.ts', 'src/components/*/index.ts', 'src/centre/*/index.ts'],
  outDir: 'dist',
  format: ['esm'],
  splitting: true,
  dts: true,
  target: 'es2022',
  clean: true,
  sourcemap: true,
  metafile: true,
  external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
})
