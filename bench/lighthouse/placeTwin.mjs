import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Lays the hand-written page into an assembled site, so that the same server sends it with the same headers; its
 * pictures and font are the site's own.
 */
export function placeTwin(site) {
  const read = (name) => readFileSync(new URL(`twin/${name}`, import.meta.url), 'utf8')
  const assets = readdirSync(join(site, 'assets'))
  const hashed = (text) =>
    text.replaceAll(/\/assets\/([\w-]+)\.(svg|woff2)/g, (_, name, end) => {
      const found = assets.find((file) => new RegExp(`^${name}\\.[\\da-f]+\\.${end}$`).test(file))
      if (!found) throw new Error(`the site has no ${name}.${end}`)
      return `/assets/${found}`
    })
  const home = readFileSync(join(site, 'index.html'), 'utf8')
  const tiles = [...home.matchAll(/src="(\/media\/art\/tile\/[^"]+)"/g)].map(([, source]) => source)
  const html = hashed(read('index.html')).replaceAll(/\/tile\/(\d)/g, (_, number) => {
    const source = tiles[Number(number) - 1]
    if (!source) throw new Error(`the site's home shows no tile ${number}`)
    return source
  })
  const place = (name, text) => {
    writeFileSync(join(site, name), text)
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(text))
  }
  place('twin.html', html)
  place('assets/twin.css', hashed(read('twin.css')))
}
