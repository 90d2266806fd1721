import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../../.storybook/preview.tsx'
import { cutWords } from '../testing/cutWords.ts'
import { cleanUp, render } from '../testing/render.tsx'

setProjectAnnotations([preview])
const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>(
  ['./*.stories.tsx', '../src/**/*.stories.tsx', '!../src/**/*.matrix.stories.tsx'],
  { eager: true },
)

const cases = Object.keys(modules).flatMap((path) =>
  (['en-XA', 'en-XB'] as const).map((language) => [path.slice(path.lastIndexOf('/') + 1), language, path] as const),
)

test.each(cases)('UK17 FK04 no story of %s cuts off a word at 390 px in %s', async (file, language, path) => {
  await page.viewport(390, 844)
  const { default: meta, ...stories } = modules[path] as { default: Meta } & Record<string, StoryObj>
  const initialGlobals = { ...preview.initialGlobals, motion: 'reduced', clock: 'frozen', language }
  const found: Record<string, string[]> = {}
  for (const [name, story] of Object.entries(stories)) {
    if (story.tags?.includes('!test')) continue
    cleanUp()
    const title = file.slice(0, -'.stories.tsx'.length)
    const Story = composeStory(story, { title, ...meta }, { ...preview, initialGlobals })
    const { container } = render(<Story />)
    container.style.padding = Story.parameters.layout === 'fullscreen' ? '' : '16px'
    await Story.play?.({ canvasElement: container })
    // A width that is asked for starts the fonts, and words have theirs only once they are there.
    container.getBoundingClientRect()
    await document.fonts.ready
    const cut = cutWords()
    if (cut.length > 0) found[name] = cut
  }
  expect(found).toEqual({})
})
