import { composeStory } from '@storybook/react-vite'
import { afterEach, expect, test } from 'vitest'
import preview from '../../../.storybook/preview.tsx'
import meta, { Primary } from '../src/components/Button/Button.stories.tsx'
import { cleanUp, render } from '../testing/render.tsx'

afterEach(cleanUp)

const choices = ['brand', 'theme', 'language', 'role', 'clock', 'network'] as const

test.each(choices)('UK13 the toolbar offers a choice of %s, and begins with one of them', (choice) => {
  const items: readonly (string | { readonly value?: string })[] = preview.globalTypes?.[choice]?.toolbar?.items ?? []
  const values = items.map((item) => (typeof item === 'string' ? item : item.value))
  expect(values.length).toBeGreaterThan(1)
  expect(values).toContain(preview.initialGlobals?.[choice])
})

/** What the document says of itself around a story. */
function documentWith(chosen: Readonly<Record<string, string>>) {
  const Story = composeStory(Primary, meta, { ...preview, initialGlobals: { ...preview.initialGlobals, ...chosen } })
  render(<Story />)
  const root = document.documentElement
  const { colorScheme } = getComputedStyle(root)
  const accent = getComputedStyle(root).getPropertyValue('--fy-color-accent')
  return { accent, colorScheme, lang: root.lang, dir: root.dir }
}

test('UK13 brand, theme and language of the toolbar are those of the document around a story', () => {
  const neutral = documentWith({})
  expect(neutral).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(documentWith({ brand: 'comet' }).accent).not.toBe(neutral.accent)
  expect(documentWith({ theme: 'light' }).colorScheme).not.toBe(neutral.colorScheme)
  expect(documentWith({ language: 'tr' }).lang).toBe('tr')
  expect(documentWith({ direction: 'rtl' }).dir).toBe('rtl')
})
