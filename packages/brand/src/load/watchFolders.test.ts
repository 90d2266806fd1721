import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolders } from './watchFolders.ts'

function watched() {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-watch-'))
  const names: string[] = []
  mkdirSync(join(dir, 'pages'))
  writeFileSync(join(dir, 'brand.json'), '0')
  const stop = watchFolders(
    dir,
    (name) => names.push(name),
    (error) => expect.unreachable(String(error)),
  )
  onTestFinished(() => {
    stop()
    rmSync(dir, { recursive: true })
  })
  return { dir, told: (name: string) => vi.waitFor(() => expect(names.splice(0)).toContain(name)) }
}

test('FB13 tells every save of an editor that puts a new file in the place of the old one', async () => {
  const { dir, told } = watched()
  for (const text of ['1', '2', '3']) {
    writeFileSync(join(dir, 'brand.json~'), text)
    renameSync(join(dir, 'brand.json~'), join(dir, 'brand.json'))
    await told('brand.json')
  }
  writeFileSync(join(dir, 'brand.json'), '4')
  await told('brand.json')
})

test('FB13 tells a save in a folder below, also in one that is new', async () => {
  const { dir, told } = watched()
  writeFileSync(join(dir, 'pages', 'help.en.md'), '# Help')
  await told('pages/help.en.md')
  mkdirSync(join(dir, 'messages'))
  await told('messages')
  writeFileSync(join(dir, 'messages', 'en.json'), '{}')
  await told('messages/en.json')
})

test('FB13 tells a save in a folder that was taken away and came back', async () => {
  const { dir, told } = watched()
  rmSync(join(dir, 'pages'), { recursive: true })
  mkdirSync(join(dir, 'pages'))
  await told('pages')
  writeFileSync(join(dir, 'pages', 'help.en.md'), '# Help')
  await told('pages/help.en.md')
})
