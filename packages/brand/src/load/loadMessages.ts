import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding, Issue } from '../issues/issue.ts'
import { type BrandDocument, createBrandDocument } from '../source/brandDocument.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'
import { parseStrictJson } from '../source/parseStrictJson.ts'
import { readSource } from '../source/readSource.ts'

/** Texts a brand changes: language tag, feature, key, text (CF11). */
export type BrandMessages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

export interface LoadedMessages {
  readonly messages: BrandMessages
  readonly issues: readonly Issue[]
  /** The files, by language tag. */
  readonly documents: ReadonlyMap<string, BrandDocument>
}

/** Reads `messages/<tag>.json` of a brand: `{ "<feature>": { "<key>": "text" } }`. A missing folder means no changes. */
export async function loadMessages(dir: string, shown: string): Promise<LoadedMessages> {
  const names: readonly string[] = await readdir(dir).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const parts = await Promise.all(files.map((name) => loadFile(join(dir, name), `${shown}/${name}`)))
  const tagged = parts.map((part, index) => ({ ...part, tag: (files[index] ?? '').slice(0, -'.json'.length) }))
  return {
    messages: Object.fromEntries(tagged.map(({ tag, texts }) => [tag, texts])),
    issues: tagged.flatMap(({ issues }) => issues),
    documents: new Map(tagged.flatMap(({ tag, document }) => (document ? [[tag, document] as const] : []))),
  }
}

type Texts = Record<string, Record<string, string>>

async function loadFile(path: string, shown: string) {
  const { source, issues: readIssues } = await readSource(path, shown)
  if (!source) return { texts: {}, issues: readIssues }
  const { root, issues: parseIssues } = parseStrictJson(source)
  if (!root) return { texts: {}, issues: parseIssues }
  const document = createBrandDocument([{ source, root }])
  const { texts, findings } = readTexts(document.value)
  return { texts, document, issues: [...parseIssues, ...findings.map(document.issue)] }
}

const refusal = (path: readonly string[], message: string): Finding => ({
  code: 'wrong-type',
  path,
  message,
  why: 'Players would read the standard text instead of the brand’s.',
  hint: 'Write { "<feature>": { "<key>": "text" } }',
})

function readTexts(value: Json): { readonly texts: Texts; readonly findings: readonly Finding[] } {
  if (!isJsonObject(value)) return { texts: {}, findings: [refusal([], 'A file of messages is one object in { }')] }
  const texts: Texts = {}
  const findings = Object.entries(value).flatMap(([namespace, keys]): readonly Finding[] => {
    // Editors find the names of all texts there.
    if (namespace.startsWith('x-') || namespace === '$schema') return []
    if (!isJsonObject(keys)) return [refusal([namespace], 'Here the texts of one feature are expected, in { }')]
    const pairs = Object.entries(keys)
    texts[namespace] = Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
    return pairs
      .filter(([, text]) => typeof text !== 'string')
      .map(([key]) => refusal([namespace, key], 'A message is a text in double quotes'))
  })
  return { texts, findings }
}
