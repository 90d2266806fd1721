import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kitHealth, storiesChecked, storyReport, visualChanges } from './kitHealth.ts'

test('N12 every component is listed with its stories, photographs and languages', async () => {
  const health = await kitHealth()
  const folders = ['components', 'centre'].flatMap((group) =>
    readdirSync(new URL(`../src/${group}`, import.meta.url)).map((name) => `${group}/${name}`),
  )
  expect(health.map(({ group, name }) => `${group}/${name}`)).toEqual(folders)
  expect(health.filter(({ stories, photographs }) => stories === 0 || photographs === 0)).toEqual([])
  expect(health.find(({ name }) => name === 'Pagination')?.languages).toEqual(['en', 'tr'])
  expect(health.find(({ name }) => name === 'Icon')?.languages).toEqual([])
})

test('N12 the last visual change is the newest commit that touched a photograph', () => {
  const at = (folder: string, file: string) => `packages/ui/src/${folder}/__screenshots__/${file}`
  const log = [
    '2026-11-21',
    '',
    at('components/Button', 'Dark.png'),
    '2026-11-02',
    '',
    at('components/Button', 'a.png'),
  ]
  const changes = visualChanges([...log, at('centre/RecordsPage', 'stories/All.png')].join('\n'))
  expect([...changes]).toEqual([
    ['components/Button', '2026-11-21'],
    ['centre/RecordsPage', '2026-11-02'],
  ])
})

test('N12 axe is as the last run of the stories found it', () => {
  const results = (...states: string[]) => states.map((status) => ({ status }))
  const report = {
    startTime: Date.UTC(2026, 10, 22),
    testResults: [
      {
        name: '/x/packages/ui/src/components/Button/Button.stories.tsx',
        assertionResults: results('passed', 'failed'),
      },
      { name: '/x/packages/ui/src/components/ButtonRow/B.stories.tsx', assertionResults: results('passed') },
    ],
  }
  expect(storiesChecked(report, 'components/Button')).toEqual({ stories: 2, failed: 1, day: '2026-11-22' })
  expect(storiesChecked(report, 'components/Tabs')).toBeUndefined()
})

test('N12 stories count in however many parts the tests ran them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-reports-'))
  try {
    expect(storyReport(folder)).toBeUndefined()
    const names = ['Button', 'Tabs', 'Table']
    for (const [at, name] of names.entries())
      writeFileSync(
        join(folder, `stories ${at + 1}.json`),
        JSON.stringify({ startTime: 0, testResults: [{ name, assertionResults: [] }] }),
      )
    writeFileSync(join(folder, 'unit.json'), '{}')
    expect(storyReport(folder)?.testResults.map(({ name }) => name)).toEqual(names)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
