import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSharedStore } from './sharedStore.ts'

let folder: string
const inFolder = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('CF17 a text is placed with its compressed form', () => {
  createSharedStore(inFolder('store')).place('let a = 1', inFolder('a.js'))
  expect(readFileSync(inFolder('a.js'), 'utf8')).toBe('let a = 1')
  expect(brotliDecompressSync(readFileSync(inFolder('a.js.br'))).toString()).toBe('let a = 1')
})

test('CF17 a file that comes compressed keeps the form it came with', () => {
  const packed = Buffer.from('small')
  createSharedStore(inFolder('store')).place('let b = 1', inFolder('b.js'), packed)
  expect(readFileSync(inFolder('b.js.br'), 'utf8')).toBe('small')
})
