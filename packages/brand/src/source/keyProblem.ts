import type { JsonNode } from './jsonNode.ts'
import { placeAt, type SourceFile, type SourceProblem } from './sourceFile.ts'

const dangerous = new Set(['__proto__', 'constructor', 'prototype'])

/** A key that occurs twice, where readers disagree which one counts, or one that means something to JavaScript objects. */
export function keyProblem(source: SourceFile, key: JsonNode, first: JsonNode | undefined): SourceProblem | undefined {
  const name = String(key.value)
  const place = { offset: key.offset, length: key.length }
  if (dangerous.has(name)) {
    return {
      code: 'forbidden-key',
      ...place,
      message: `"${name}" cannot be a key`,
      why: 'Programs that read the file could be made to treat every player alike, e.g. as an administrator.',
      hint: 'Choose another name',
    }
  }
  if (!first) return undefined
  return {
    code: 'duplicate-key',
    ...place,
    message: `The key "${name}" stands here a second time; the first is in line ${placeAt(source, first.offset).line}`,
    why: 'Only one of the two can count, and it may not be the one players should see.',
    hint: 'Keep one of them',
  }
}
