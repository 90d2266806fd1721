/** Every optional dependency of every locked package is in the lock itself, or other systems could not install it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const names = new Set(
  Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
)
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `${path || 'the root'}: optional ${name} is not in the lock`),
)
const addresses = Object.entries(packages).filter(
  ([, entry]) => entry.resolved && !/^(https:\/\/registry\.npmjs\.org\/|[a-z0-9-]+(\/|$))/.test(entry.resolved),
)
const problems = [...missing, ...addresses.map(([path, entry]) => `${path}: fetched from ${entry.resolved}`)]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
