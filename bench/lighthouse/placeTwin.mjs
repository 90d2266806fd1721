import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const styleLinks = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/** A page without script, its data and what only script or a search engine reads. */
const still = (html) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:manifest|canonical|alternate|modulepreload)"[^>]*>/g, '')
    .replace(/<meta property="og:[^>]*>/g, '')

function place(site, name, html, css) {
  const write = (file, text) => {
    writeFileSync(join(site, file), text)
    writeFileSync(join(site, `${file}.br`), brotliCompressSync(text))
  }
  write(`assets/${name}.css`, css)
  write(`${name}.html`, html.replace('</title>', `</title><link rel="stylesheet" href="/assets/${name}.css">`))
  return `/${name}.html`
}

/**
 * Lays the twin of a written page into an assembled site, so that the same server sends it with the same headers: the
 * same elements, pictures and fonts under the same rules in one style sheet, and nothing else. No page that shows the
 * same can paint sooner, whatever its script.
 */
export function placeTwin(site, name, file) {
  const html = readFileSync(join(site, file), 'utf8')
  const css = [...html.matchAll(styleLinks)].map(([, href]) => readFileSync(join(site, href), 'utf8'))
  return place(site, name, still(html).replace(styleLinks, ''), css.join(''))
}

/** The twin of a page that script draws, from the page as it stands once script is done. */
export async function placeTwinOf(site, name, page) {
  const css = await page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(''),
  )
  const html = (await page.content())
    .replace(styleLinks, '')
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<link rel="preload" as="fetch"[^>]*>/g, '')
    // The policy of the site refuses them.
    .replace(/ style="[^"]*"/g, '')
  return place(site, name, still(html), css)
}
