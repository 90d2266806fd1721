import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Issue } from '../issues/issue.ts'
import { findLanguage, platformLanguages } from '../languages/languages.ts'
import { languageTag, pageName } from '../schema/text.ts'
import { readSource } from '../source/readSource.ts'
import { createSourceFile, sourceIssue } from '../source/sourceFile.ts'
import { type ParsedPage, parsePage } from './parsePage.ts'

export interface LoadedPages {
  readonly pages: readonly ParsedPage[]
  readonly issues: readonly Issue[]
}

const isName = new RegExp(pageName)
const isTag = new RegExp(languageTag)

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '') || 'page'

/** The tag that stands in a name, also as the code of the platform or in upper case. */
const tagOf = (text: string): string | undefined =>
  isTag.test(text) ? text : (findLanguage(text) ?? platformLanguages.find(({ tag }) => tag === text.toLowerCase()))?.tag

function wrongName(file: string, shown: string): Issue {
  const parts = file.replace(/\.(md|markdown|txt)$/i, '').split('.')
  const last = parts.at(-1) ?? ''
  const meant = parts.length > 1 ? tagOf(last) : undefined
  const tag = meant ?? 'en'
  const words = meant ? parts.slice(0, -1).join('-') : parts.join('-')
  const { source: _unread, ...issue } = sourceIssue(createSourceFile(`${shown}/${file}`, ''), {
    code: 'page-name',
    offset: 0,
    message: `"${file}" is not the name of a page`,
    why: 'The name is part of the page’s address; under this one nothing reads the file.',
    hint: `Name it ${slug(words)}.${tag}.md`,
  })
  return issue
}

/** Reads `pages/<name>.<tag>.md` of a brand. A missing folder means no pages. */
export async function loadPages(dir: string, shown: string): Promise<LoadedPages> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => !entry.name.startsWith('.') && !entry.name.startsWith('x-'))
    .map(({ name }) => name)
    .sort()
  const loaded = await Promise.all(
    files.map(async (file): Promise<LoadedPages> => {
      const [, name = '', tag = ''] = /^([^.]+)\.([^.]+)\.md$/.exec(file) ?? []
      if (!isName.test(name) || !isTag.test(tag)) return { pages: [], issues: [wrongName(file, shown)] }
      const { source, issues } = await readSource(join(dir, file), `${shown}/${file}`)
      return { pages: source ? [parsePage(name, tag, source)] : [], issues }
    }),
  )
  return { pages: loaded.flatMap(({ pages }) => pages), issues: loaded.flatMap(({ issues }) => issues) }
}
