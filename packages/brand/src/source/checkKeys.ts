import type { Node } from 'jsonc-parser'
import type { Issue } from '../issues/issue.ts'
import { placeAt, type SourceFile, sourceIssue } from './sourceFile.ts'

const dangerous = new Set(['__proto__', 'constructor', 'prototype'])

/** Keys that occur twice, where readers disagree which one counts, and keys that mean something to JavaScript objects. */
export function checkKeys(source: SourceFile, root: Node): readonly Issue[] {
  const issues: Issue[] = []
  const pending: Node[] = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'object') checkObject(source, node, issues)
    for (const child of node.children ?? []) pending.push(child)
  }
  return issues
}

function checkObject(source: SourceFile, node: Node, issues: Issue[]): void {
  const seen = new Map<string, Node>()
  for (const property of node.children ?? []) {
    const key = property.children?.[0]
    if (!key) continue
    const name = String(key.value)
    const place = { offset: key.offset, length: key.length }
    const first = seen.get(name)
    if (first) {
      issues.push(
        sourceIssue(source, {
          code: 'duplicate-key',
          ...place,
          message: `The key "${name}" stands here a second time; the first is in line ${placeAt(source, first.offset).line}`,
          why: 'Only one of the two can count, and it may not be the one players should see.',
          hint: 'Keep one of them',
        }),
      )
    } else seen.set(name, key)
    if (dangerous.has(name)) {
      issues.push(
        sourceIssue(source, {
          code: 'forbidden-key',
          ...place,
          message: `"${name}" cannot be a key`,
          hint: 'Choose another name',
        }),
      )
    }
  }
}
