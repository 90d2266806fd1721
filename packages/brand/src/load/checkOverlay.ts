import type { Issue } from '../issues/issue.ts'
import { reasonFor } from '../shape/reasons.ts'
import type { Layer } from '../source/brandDocument.ts'
import { findNode } from '../source/jsonNode.ts'
import { sourceIssue } from '../source/sourceFile.ts'

/** An overlay is read in the version of the file it is laid over, so it cannot be of another. */
export function checkOverlay(base: Layer, { source, root }: Layer): readonly Issue[] {
  const [below, above] = [base, { root }].map((layer) => findNode(layer.root, ['schemaVersion'])?.value)
  if (!above || above.value === below?.value) return []
  const why = reasonFor(['schemaVersion'])
  return [
    sourceIssue(source, {
      code: 'unknown-version',
      offset: above.offset,
      length: above.length,
      message: 'The overlay is written for another schema version than its brand.json',
      ...(why ? { why } : {}),
      hint: 'Take the key out; the version of brand.json counts',
    }),
  ]
}
