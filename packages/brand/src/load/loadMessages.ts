import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Issue } from '../issues/issue.ts'
import { findNode, isJsonObject, plainValue } from '../source/jsonNode.ts'
import { parseStrictJson } from '../source/parseStrictJson.ts'
import { readSource } from '../source/readSource.ts'
import { placeAt } from '../source/sourceFile.ts'

/** Texts a brand changes: language tag, feature, key, text (CF11). */
export type BrandMessages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

interface LoadedMessages {
  readonly messages: BrandMessages
  readonly issues: readonly Issue[]
}

/** Reads `messages/<tag>.json` of a brand: `{ "<feature>": { "<key>": "text" } }`. A missing folder means no changes. */
export async function loadMessages(dir: string, shown: string): Promise<LoadedMessages> {
  const names: readonly string[] = await readdir(dir).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const parts = await Promise.all(
    files.map(async (name) => ({ tag: name.slice(0, -5), ...(await loadFile(join(dir, name), `${shown}/${name}`)) })),
  )
  return {
    messages: Object.fromEntries(parts.map(({ tag, texts }) => [tag, texts])),
    issues: parts.flatMap(({ issues }) => issues),
  }
}

async function loadFile(path: string, shown: string) {
  const texts: Record<string, Record<string, string>> = {}
  const { source, issues: readIssues } = await readSource(path, shown)
  if (!source) return { texts, issues: readIssues }
  const { root, issues: parseIssues } = parseStrictJson(source)
  if (!root) return { texts, issues: parseIssues }
  const issues: Issue[] = []
  const refuse = (at: readonly string[], message: string) => {
    const node = findNode(root, at)?.value ?? root
    issues.push({
      code: 'wrong-type',
      severity: 'error',
      ...placeAt(source, node.offset, node.type === 'string' || node.type === 'number' ? node.length : 1),
      path: at.join('.'),
      message,
      why: 'Players would read the standard text instead of the brand’s.',
      hint: 'Write { "<feature>": { "<key>": "text" } }',
    })
  }
  const value = plainValue(root)
  if (!isJsonObject(value)) refuse([], 'A file of messages is one object in { }')
  else {
    for (const [namespace, keys] of Object.entries(value)) {
      if (namespace.startsWith('x-')) continue
      if (!isJsonObject(keys)) {
        refuse([namespace], 'Here the texts of one feature are expected, in { }')
        continue
      }
      for (const [key, text] of Object.entries(keys)) {
        if (typeof text !== 'string') refuse([namespace, key], 'A message is a text in double quotes')
        else (texts[namespace] ??= {})[key] = text
      }
    }
  }
  return { texts, issues }
}
