/** Test files that replace a module, which would stay replaced for every file run by the same process. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Their paths in `folder`, of those that `patterns` name. */
export const replacingTests = (folder, patterns) =>
  globSync(patterns, { cwd: folder, exclude: (name) => name.includes('node_modules') }).filter((file) =>
    /\bvi\.(mock|doMock)\(/.test(readFileSync(join(folder, file), 'utf8')),
  )
