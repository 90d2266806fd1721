import type { Issue } from '../issues/issue.ts'
import type { Layer } from '../source/brandDocument.ts'
import { parseStrictJson } from '../source/parseStrictJson.ts'
import { readSource } from '../source/readSource.ts'

/** Reads one JSON file of a brand; no layer when too little of it can be read. `shown` is its path as printed. */
export async function loadLayer(path: string, shown: string): Promise<{ layer?: Layer; issues: readonly Issue[] }> {
  const read = await readSource(path, shown)
  if (!read.source) return { issues: read.issues }
  const { root, issues } = parseStrictJson(read.source)
  return root ? { layer: { source: read.source, root }, issues } : { issues }
}
