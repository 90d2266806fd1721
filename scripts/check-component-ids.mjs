// Fails where a styled root of the kit has no fixed component id, or one that is not `fy-` and its file's name.
// Generated ids depend on the order modules are evaluated in, and would differ between the prerendered page and the browser.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * What is wrong in one source file, as `line: message`.
 * @param {string} name the component: its folder, whose one root may stand in any of its files
 * @param {string} source
 */
export function checkComponentIds(name, source) {
  const found = []
  const roots = [...source.matchAll(/\bstyled(?:\.\w+|\([^)]*\))/g)]
  for (const root of roots) {
    const line = source.slice(0, root.index).split('\n').length
    const id = /^\s*\.withConfig\(\{\s*componentId:\s*'([^']*)'/.exec(source.slice(root.index + root[0].length))?.[1]
    if (id === undefined) found.push(`${line}: ${root[0]} has no .withConfig({ componentId: 'fy-${name}' })`)
    else if (id !== `fy-${name}`) found.push(`${line}: componentId '${id}' must be 'fy-${name}'`)
  }
  if (roots.length > 1)
    found.push(`1: ${roots.length} styled roots; a component has one, its parts are selected by data-part`)
  return found
}

function findProblems() {
  const files = globSync('packages/ui/{src,stories}/**/*.{ts,tsx}', { cwd: repository })
  return files.flatMap((file) => {
    const isComponent = /\/(components|centre)\//.test(file)
    const name = isComponent ? basename(dirname(file)) : basename(file).split('.')[0]
    const source = readFileSync(join(repository, file), 'utf8')
    return checkComponentIds(name, source).map(
      (problem) => `${relative(repository, join(repository, file))}:${problem}`,
    )
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = findProblems()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
