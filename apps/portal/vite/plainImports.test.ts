import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { plainCode } from './plainImports.ts'

test('Z23 lazy imports are plain, and performed by what the boot script brings', () => {
  const lazy = '__vitePreload(() => import("./page-ab12.js").then((n) => n.t), __VITE_PRELOAD__)'
  expect(plainCode(`const load = () => ${lazy}`, false)).toBe(
    'const load = () => import_("./page-ab12.js").then((n) => n.t)',
  )
  expect(plainCode('import("https://example.org/a.js")', false)).toBe('import("https://example.org/a.js")')
})

test('Z22 Z23 C18 a script that could not be fetched is asked for at another address, and stays with the one it came from', async () => {
  const asked: string[] = []
  let isOffline = true
  const load = async (address: string) => {
    asked.push(address)
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return address
  }
  // The browser's own import stands for itself in the script; here it is a function.
  const page = { load, import_: load }
  runInNewContext(plainCode('', true).replace(/\bimport\(/g, 'load('), page)
  const fetchScript = page.import_
  await expect(fetchScript('./page.js')).rejects.toThrow('Failed to fetch')
  isOffline = false
  const first = await fetchScript('./page.js')
  expect(first).toMatch(/^\.\/page\.js\?\d+$/)
  expect(await fetchScript('./page.js')).toBe(first)
  expect(await fetchScript('./other.js')).toBe('./other.js')
  expect(asked[0]).toBe('./page.js')
})
