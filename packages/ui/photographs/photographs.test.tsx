import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../../.storybook/preview.tsx'
import { cleanUp, render } from '../testing/render.tsx'
import { settle } from './settle.ts'

const width = 1024
setProjectAnnotations([preview])
const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>('../src/**/*.matrix.stories.tsx', {
  eager: true,
})

for (const [path, { default: meta, ...stories }] of Object.entries(modules)) {
  const folder = path.slice('../src/'.length, path.lastIndexOf('/'))
  describe(folder.slice(folder.lastIndexOf('/') + 1), () => {
    for (const [name, story] of Object.entries(stories)) {
      const Story = composeStory(story, meta)
      test(`UK15 the ${name} matrix looks as photographed`, async () => {
        cleanUp()
        await page.viewport(width, 600)
        const { container } = render(<Story />)
        await Story.play?.({ canvasElement: container })
        await settle()
        const isPage = Story.parameters.photograph === 'page'
        const subject = isPage ? document.body : container.querySelector('[data-photograph]')
        expect(subject, 'the story renders through matrix()').not.toBeNull()
        await page.viewport(width, isPage ? 600 : Math.ceil((subject as Element).getBoundingClientRect().height))
        await settle()
        await expect(page.elementLocator(subject as Element)).toMatchScreenshot(`${folder}/__screenshots__/${name}`)
      })
    }
  })
}
