import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sites = join(import.meta.dirname, '..', '.foyer', 'e2e', 'sites')

/** Paths of every prerendered page of a brand from its sitemap, in all languages or the first alone. */
export function pathsOf(brand: string, { everyLanguage = true } = {}): string[] {
  const sitemap = readFileSync(join(sites, brand, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/')
  // Those of another language begin with its tag.
  return everyLanguage ? paths : paths.filter((path) => !/^\/[a-z]{2}(?=\/|$)/.test(path))
}

/** Every prerendered page of a brand, by its file: those too that search engines do not list. */
export function pagesOf(brand: string): readonly (readonly [path: string, html: string])[] {
  const folder = join(sites, brand)
  return globSync('**/*.html', { cwd: folder }).map((path) => [path, readFileSync(join(folder, path), 'utf8')])
}
