import type { Finding, Issue } from '../issues/issue.ts'
import { suggest } from '../issues/nearest.ts'
import { activeLanguages, findLanguage, siteLanguages } from '../languages/languages.ts'
import { pageReferences } from '../pages/compilePage.ts'
import { pageNames, pagePath } from '../pages/pagePaths.ts'
import { headKeys, type ParsedPage } from '../pages/parsePage.ts'
import { contentSection } from '../schema/site.ts'
import { textLimits } from '../schema/text.ts'
import { sourceIssue } from '../source/sourceFile.ts'
import { activeRoutes } from './activeRoutes.ts'
import { checkText } from './checkCharacters.ts'
import type { Check, CheckContext } from './checkContext.ts'
import { linkedPaths, linkProblem } from './checkLinks.ts'
import { pageHtmlProblems } from './pageHtmlProblems.ts'
import { builtInLayouts } from './product.ts'

/** Paths that belong to the server or to the files of the site. */
const reserved =
  /^\/(api|media|assets|wps|lgw|lotto|seamless|brand-files|desk|healthz|readyz|(payments|wallet|partner|rounds)\/v1|404)(\/|$)/

/** What brand.json says of own pages belongs to pages that are there, at addresses that are free (N01). */
export const checkPageSettings: Check = (context) => {
  const { resolved, product, pages } = context
  const names = pageNames(pages)
  const taken = new Set(product.routes.flatMap(({ paths }) => paths))
  // The default language is at the root, and addresses below its name lead there.
  const prefixes = siteLanguages(resolved.languages).map(({ tag }) => `/${tag.toLowerCase()}`)
  const layouts = [...Object.keys(builtInLayouts), ...Object.keys(resolved.layouts)]
  const strangers = Object.keys(resolved.pages).flatMap((name): readonly Finding[] =>
    names.includes(name)
      ? []
      : [
          {
            code: 'unknown-page',
            path: ['pages', name],
            atKey: true,
            message: `There is no page "${name}"`,
            why: 'The settings would have no effect.',
            hint: suggest(name, names) ?? `Write the page to pages/${name}.en.md, or take this out`,
          },
        ],
  )
  const wrong = names.flatMap((name): readonly Finding[] => {
    const path = pagePath(resolved, name)
    const at = ['pages', name, 'path']
    const layout = resolved.pages[name]?.layout
    const unknown: readonly Finding[] =
      layout === undefined || layouts.includes(layout)
        ? []
        : [
            {
              code: 'unknown-layout',
              path: ['pages', name, 'layout'],
              message: `There is no layout "${layout}"`,
              why: 'The page would miss its header and footer.',
              hint: suggest(layout, layouts) ?? 'Write "plain"',
            },
          ]
    const isPrefix = prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    const twin = names.find((other) => other < name && pagePath(resolved, other) === path)
    if (!taken.has(path) && !isPrefix && !reserved.test(path) && twin === undefined) return unknown
    const owner = twin
      ? `the page "${twin}"`
      : isPrefix
        ? 'a language'
        : taken.has(path)
          ? 'a page of the product'
          : 'the server'
    return [
      ...unknown,
      {
        code: 'page-path',
        path: at,
        message: `${path} belongs to ${owner}`,
        why: 'Only one of the two could ever be seen.',
        hint: `Write "/pages/${name}"`,
      },
    ]
  })
  return [...strangers, ...wrong]
}

/** The server answers below the address of its API, so no page can stand there. */
export const checkApiBase: Check = (context) => {
  const { base } = context.resolved.api
  const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
  const page = activeRoutes(context)
    .flatMap(({ paths }) => paths)
    .find((path) => within(path, base))
  const prefix = siteLanguages(context.resolved.languages).find(
    (language) => language.prefix && within(base, language.prefix),
  )
  if (page === undefined && prefix === undefined) return []
  return [
    {
      code: 'api-path',
      path: ['api', 'base'],
      message: page ? `${page} is a page of the site` : `Pages in ${prefix?.name} stand below ${prefix?.prefix}`,
      why: 'Players would get an answer of the server where the page should be.',
      hint: 'Write "/api"',
    },
  ]
}

/** Every own page can be read, found and left again: title, languages, links, pictures, a link that leads to it (N01). */
export function checkPages(context: CheckContext): readonly Issue[] {
  const { pages, resolved } = context
  const languages = activeLanguages(resolved.languages)
  const linked = new Set([...linkedPaths(context), ...pageLinks(context)])
  const first = pageNames(pages).flatMap((name) => pages.find((page) => page.name === name) ?? [])
  return [
    ...pages.flatMap((page) => checkPage(page, context)),
    ...first.flatMap((page) => {
      const at = (code: string, message: string, why: string, hint: string) =>
        sourceIssue(page.source, { code, severity: 'warning', offset: 0, message, why, hint })
      const missing = languages.filter(({ tag }) => !pages.some((one) => one.name === page.name && one.tag === tag))
      const path = pagePath(resolved, page.name)
      return [
        ...missing.map(({ name, tag }) =>
          at(
            'page-language',
            `This page is missing in ${name}`,
            `Players who read the site in ${name} would get it in another language, with a note.`,
            `Write pages/${page.name}.${tag}.md`,
          ),
        ),
        ...(linked.has(path)
          ? []
          : [
              at(
                'unreachable-route',
                `No link of the site leads to ${path}`,
                'Players could only open the page by typing its address.',
                `Link "${path}" in footer.columns or on a banner`,
              ),
            ]),
      ]
    }),
  ]
}

/** The name of the file when its language is written as the code of the platform. */
function tagHint(name: string, tag: string): string | undefined {
  const language = findLanguage(tag.toUpperCase())
  return language && language.tag !== tag ? `Name it ${name}.${language.tag}.md` : undefined
}

const pageLinks = ({ pages }: CheckContext): readonly string[] =>
  pages.flatMap(({ markdown }) => pageReferences(markdown).map(({ href }) => href.split(/[?#]/)[0] ?? ''))

function checkPage(page: ParsedPage, context: CheckContext): readonly Issue[] {
  const { source, start, title, markdown, tag, strangers } = page
  const tags = siteLanguages(context.resolved.languages).map((language) => language.tag)
  const at = (offset: number, length: number, problem: Omit<Finding, 'path'>) =>
    sourceIssue(source, { ...problem, offset, length })
  const issues: Issue[] = []
  if (!tags.includes(tag))
    issues.push(
      at(0, 1, {
        code: 'language-off',
        severity: 'warning',
        message: `No active language has the tag "${tag}"`,
        why: 'Players never read this page.',
        hint: tagHint(page.name, tag) ?? suggest(tag, tags) ?? '',
      }),
    )
  const why = 'It stands at the top of the page, in the tab of the browser and in search results.'
  if (title === '')
    issues.push(
      at(0, 1, { code: 'missing-key', message: 'The page has no title', why, hint: 'Begin it with "# " and a title' }),
    )
  if ([...title].length > textLimits.title)
    issues.push(
      at(0, 1, {
        code: 'too-long',
        message: `The title has ${[...title].length} characters; at most ${textLimits.title} fit`,
        why,
        hint: `Take out ${[...title].length - textLimits.title} or more`,
      }),
    )
  const hasSections = context.resolved.pages[page.name]?.sections?.some(({ type }) => type !== contentSection) ?? false
  if (!hasSections && markdown.replace(/^\s*#.*$/gm, '').trim() === '')
    issues.push(
      at(0, 1, {
        code: 'empty-page',
        severity: 'warning',
        message: 'The page has nothing below its title',
        why: 'Players who come to it would find nothing to read.',
        hint: 'Write its words below the title',
      }),
    )
  for (const { key, offset } of strangers)
    issues.push(
      at(offset, key.length, {
        code: 'unknown-key',
        message: `The head of a page has no "${key}"`,
        why: 'It would have no effect.',
        hint: suggest(key, headKeys) ?? 'Take it out',
      }),
    )
  const [broken] = checkText(source.text.replace(/\r|\t/g, ' '), [])
  if (broken) issues.push(at(0, 1, broken))
  for (const { offset, length, ...problem } of pageHtmlProblems(markdown, context.product.htmlTags))
    issues.push(at(start + offset, length, problem))
  for (const { kind, href, words, offset, length } of pageReferences(markdown)) {
    const place = start + offset
    if (kind === 'link') {
      const problem = linkProblem(href, context)
      if (problem) issues.push(at(place, length, problem))
      continue
    }
    const facts = context.assets.get(href)
    if (!href.startsWith('assets/') || facts?.kind !== 'file' || !facts.type || facts.isBroken || facts.active)
      issues.push(
        at(place, length, {
          code: 'asset-missing',
          message:
            facts?.kind === 'file' ? `${href} is no picture that can be shown` : `The picture ${href} does not exist`,
          why: 'Players would see a gap where the picture should be.',
          hint:
            facts?.kind === 'missing' && facts.near
              ? `Did you mean "${facts.near}"?`
              : 'Put the file into assets/ and name it so, e.g. ![A calm lake](assets/lake.webp)',
        }),
      )
    if (words.trim() === '')
      issues.push(
        at(place, length, {
          code: 'text-missing',
          message: 'The picture has no words',
          why: 'Players who cannot see it would not know what it shows.',
          hint: 'Write what it shows between [ and ]',
        }),
      )
  }
  return issues
}
