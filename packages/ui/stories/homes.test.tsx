import { composeStory, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../../.storybook/preview.tsx'
import { cleanUp, render } from '../testing/render.tsx'
import * as homes from './BrandPages.stories.tsx'

setProjectAnnotations([preview])
const { default: meta, ...stories } = homes
afterEach(() => page.viewport(1024, 768))

test.each(Object.keys(stories))('UK12 names in the home %s have their whole width on a phone', async (name) => {
  await page.viewport(390, 800)
  cleanUp()
  // Every export of the file but its meta is a story.
  const story = stories[name as keyof typeof stories] as StoryObj
  const Story = composeStory(story, meta, { ...preview, initialGlobals: preview.initialGlobals })
  render(<Story />)
  const names = [...document.querySelectorAll('main [data-part=name]')].filter((found) => found.checkVisibility())
  // A name of two words needs more than the longer of them.
  const narrow = names.filter((found) => found.getBoundingClientRect().width < 60)
  expect(narrow.map(({ textContent }) => textContent)).toEqual([])
})
