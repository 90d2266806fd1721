import { expect, test } from 'vitest'
import { findLabels, languages } from '../../../.storybook/words.ts'

const doors = import.meta.glob<string>('../src/{components,centre}/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const lists = import.meta.glob<string>('../src/labels/kitLabels.ts', { query: '?raw', import: 'default', eager: true })

const withWords = Object.entries(doors).flatMap(([path, source]) => {
  const folder = path.split('/').at(-2)
  return folder && source.includes('.labels.ts') ? [folder] : []
})
const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{+\s*\w+\s*\}+/g)].map(String).sort()

test.each(languages)(
  'UK12 every component that has words of its own has them in %s, with the same placeholders',
  (tag) => {
    expect(withWords.length).toBeGreaterThan(5)
    for (const name of withWords) {
      const english = findLabels('en', name) ?? {}
      const own = findLabels(tag, name) ?? {}
      expect([name, Object.keys(own).filter((key) => own[key]?.trim() === '')]).toEqual([name, []])
      for (const [key, text] of Object.entries(english)) {
        if (key === 'language') continue
        expect([name, key, placeholders(own[key] ?? '')]).toEqual([name, key, placeholders(text)])
        expect([name, key, text.replaceAll(/\{\{\w+\}\}/g, '')]).not.toEqual([name, key, expect.stringMatching(/[{}]/)])
      }
    }
  },
)

const defaults = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  '../src/{components,centre}/*/*.labels.ts',
  { eager: true },
)

test('UK12 W06 the words that a component is given hold all that it says, those of the components in it too', () => {
  const said = Object.entries(defaults).map(([path, exported]) => {
    const name = path.split('/').at(-2) ?? ''
    const own = exported[`${name[0]?.toLowerCase()}${name.slice(1)}Labels`] ?? {}
    return { name, given: Object.keys(findLabels('en', name) ?? {}), says: Object.keys(own) }
  })
  expect(said.filter(({ says }) => says.length > 0).length).toBeGreaterThan(30)
  const lacking = said.flatMap(({ name, given, says }) =>
    says.filter((key) => !given.includes(key)).map((key) => `${name}.${key}`),
  )
  expect(lacking).toEqual([])
})

const withMessages = withWords.filter((name) => findLabels('en', name) !== undefined)

test('UK12 every component that has words is listed with its labels', () => {
  const kitLabels = Object.values(lists).join('')
  expect(withMessages.filter((name) => !kitLabels.includes(`readonly ${name}: ${name}Labels`))).toEqual([])
})
