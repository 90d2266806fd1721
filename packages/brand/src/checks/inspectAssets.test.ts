import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectAssets } from './inspectAssets.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'foyer-assets-'))
  await mkdir(join(dir, 'brand/assets'), { recursive: true })
  await writeFile(join(dir, 'outside.svg'), '<svg viewBox="0 0 1 1"/>')
  await writeFile(join(dir, 'brand/assets/logo.svg'), '<svg viewBox="0 0 160 40"/>')
  await symlink(join(dir, 'outside.svg'), join(dir, 'brand/assets/link.svg'))
  await symlink('loop.svg', join(dir, 'brand/assets/loop.svg'))
  await symlink('logo.svg', join(dir, 'brand/assets/same.svg'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('CF14 a file is found with its facts, a misspelt one with the file that was meant', async () => {
  const facts = await inspectAssets(join(dir, 'brand'), [{ asset: 'assets/logo.svg' }, { asset: 'assets/lgoo.svg' }])
  expect(facts.get('assets/logo.svg')).toMatchObject({ kind: 'file', type: 'svg', width: 160 })
  expect(facts.get('assets/lgoo.svg')).toEqual({ kind: 'missing', near: 'assets/logo.svg' })
})

test('FB05 CF13 a link that leads out of the folder, or nowhere, is told as one', async () => {
  const facts = await inspectAssets(join(dir, 'brand'), [{ asset: 'assets/link.svg' }, { asset: 'assets/loop.svg' }])
  expect(facts.get('assets/link.svg')).toEqual({ kind: 'link', leads: 'outside' })
  expect(facts.get('assets/loop.svg')).toEqual({ kind: 'link', leads: 'nowhere' })
})

test('FB05 a link to another file of the folder is that file', async () => {
  const facts = await inspectAssets(join(dir, 'brand'), [{ asset: 'assets/same.svg' }])
  expect(facts.get('assets/same.svg')).toMatchObject({ kind: 'file', width: 160 })
})
