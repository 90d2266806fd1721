import { globSync } from 'node:fs'

/** Files that a user of the package can import, relative to the package. */
export const entries = (): string[] =>
  globSync([
    'src/tokens/index.ts',
    'src/tokens/design-tokens/index.ts',
    'src/labels/index.ts',
    'src/styles/index.ts',
    'src/{components,centre}/*/index.ts',
  ])
