import { readFileSync, rmSync, writeFileSync } from 'node:fs'

interface Output {
  readonly entryPoint?: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly imports: readonly { readonly path: string; readonly external?: boolean }[]
}

const metafile = 'dist/metafile-esm.json'

/** Hooks that only a browser's React has, contexts, and elements given a handler. */
const browserOnly =
  /\buse(?:State|Effect|LayoutEffect|InsertionEffect|EffectEvent|Ref|ImperativeHandle|Reducer|SyncExternalStore|Context|Transition|DeferredValue|Optimistic|ActionState)\b|\bcreateContext\b|\son[A-Z]\w*=\{/

const needsBrowser = (source: string): boolean =>
  /^src\/.*\.tsx?$/.test(source) && browserOnly.test(readFileSync(source, 'utf8'))

/**
 * Puts `'use client'` on every entry whose components have handlers or state, wherever below it they are. The others
 * stay free of it, so that a server component may use them without sending their code.
 */
export function markClientEntries(): void {
  const outputs: Readonly<Record<string, Output>> = JSON.parse(readFileSync(metafile, 'utf8')).outputs
  const sourcesOf = (path: string, seen = new Set<string>()): string[] => {
    const output = outputs[path]
    if (!output || seen.has(path)) return []
    seen.add(path)
    const below = output.imports.filter(({ external }) => !external)
    return [...Object.keys(output.inputs), ...below.flatMap((from) => sourcesOf(from.path, seen))]
  }
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint || !sourcesOf(path).some(needsBrowser)) continue
    writeFileSync(path, `'use client'\n${readFileSync(path, 'utf8')}`)
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'))
    writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
  }
  rmSync(metafile)
}
