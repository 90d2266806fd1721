import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../../.storybook/preview.tsx'
import { cleanUp, render } from '../testing/render.tsx'

setProjectAnnotations([preview])
const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>('../src/**/*.matrix.stories.tsx', {
  eager: true,
})

test.each(Object.keys(modules))('FK04 the matrix %s fits a window of 390 px', async (path) => {
  await page.viewport(390, 800)
  const { default: meta, ...stories } = modules[path] as { default: Meta } & Record<string, StoryObj>
  const found = Object.entries(stories).map(([name, story]) => {
    cleanUp()
    const Story = composeStory(story, meta)
    render(<Story />)
    return [name, Math.max(0, document.documentElement.scrollWidth - innerWidth)]
  })
  expect(found).toEqual(Object.keys(stories).map((name) => [name, 0]))
})

test.each(Object.keys(modules))('UK12 the captions of the matrix %s are words', (path) => {
  const { default: meta, ...stories } = modules[path] as { default: Meta } & Record<string, StoryObj>
  for (const story of Object.values(stories)) {
    cleanUp()
    const Story = composeStory(story, meta)
    const { container } = render(<Story />)
    const captions = [...container.querySelectorAll('[data-photograph] :is([data-part=name], [data-part=row-name])')]
    const numbered = captions.map(({ textContent }) => textContent).filter((caption) => /\(\d+\)/.test(caption ?? ''))
    expect(numbered).toEqual([])
  }
})
