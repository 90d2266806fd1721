import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import preview from '../../../.storybook/preview.tsx'
import { cleanUp, render } from '../testing/render.tsx'
import { withoutNames } from './storyNames.ts'

setProjectAnnotations([preview])
const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>(
  ['./BrandPages.stories.tsx', '../src/**/*.stories.tsx', '!../src/**/*.matrix.stories.tsx'],
  { eager: true },
)
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']
const english = /\b(?:the|of|and|your|ago|yesterday|tonight|tomorrow|every|games|from|with|not|is|for)\b/i

/** Every text that somebody reads, hears or has written. */
function readAll(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) texts.push(...spoken.map((name) => node.getAttribute(name) ?? ''))
    if (node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type === 'text'))
      texts.push(node.value)
    if (node instanceof Text && !node.parentElement?.closest('style, script')) texts.push(node.data)
  }
  return texts
}

/** The texts that have words, without those that are names. */
function readPage(): string[] {
  // Names of devices, files and accounts that differ by a number or a system.
  const named = /^(?:(?:Firefox|Safari|Chrome|Edge) · \w+( \d)?|Kontoauszug-.*|Ines \d+ \(downline\d+\)|no)$/
  return readAll()
    .map(withoutNames)
    .filter((text) => /\p{L}{2}/u.test(text) && !named.test(text))
}

/** What stands there in English and Turkish alike, or has English words in it. */
async function findEnglish(path: string): Promise<Record<string, string[]>> {
  const { default: meta, ...stories } = modules[path] as { default: Meta } & Record<string, StoryObj>
  const found: Record<string, string[]> = {}
  for (const [name, story] of Object.entries(stories)) {
    const show = async (language: string): Promise<string[]> => {
      cleanUp()
      const initialGlobals = { ...preview.initialGlobals, motion: 'reduced', clock: 'frozen', language }
      const title = path.slice('../src/'.length, -'.stories.tsx'.length)
      const Story = composeStory(story, { title, ...meta }, { ...preview, initialGlobals })
      const { container } = render(<Story />)
      await Story.play?.({ canvasElement: container })
      return readPage()
    }
    const before = new Set(await show('en'))
    const left = (await show('tr')).filter((text) => before.has(text) || english.test(text))
    if (left.length > 0) found[name] = [...new Set(left)]
  }
  return found
}

test.each(Object.keys(modules).map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))(
  'UK12 the stories of %s say everything in Turkish, and what they do works in it',
  { timeout: 60_000 },
  async (_, path = '') => {
    expect(await findEnglish(path)).toEqual({})
  },
)

test.each(Object.keys(modules).map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))(
  'UK12 V31 the stories of %s write amounts in Turkish as Turkish does',
  (_, path = '') => {
    const { default: meta, ...stories } = modules[path] as { default: Meta } & Record<string, StoryObj>
    const found: Record<string, string[]> = {}
    for (const [name, story] of Object.entries(stories)) {
      cleanUp()
      const initialGlobals = { ...preview.initialGlobals, motion: 'reduced', clock: 'frozen', language: 'tr' }
      const Story = composeStory(
        story,
        { title: path.slice(0, -'.stories.tsx'.length), ...meta },
        { ...preview, initialGlobals },
      )
      render(<Story />)
      const amounts = readAll().flatMap((text) => text.match(/[$€₿¥]\d[\d.,]*\.(?:\d{8}|\d{2})(?!\d)/g) ?? [])
      if (amounts.length > 0) found[name] = [...new Set(amounts)]
    }
    expect(found).toEqual({})
  },
)
