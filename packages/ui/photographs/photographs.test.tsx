import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../../.storybook/preview.tsx'
import { cleanUp, render } from '../testing/render.tsx'
import { photograph } from './photograph.ts'
import { settle } from './settle.ts'

const wide = 1440
const narrow = 390
/**
 * Matrices that are photographed on a phone too: what changes its form there, and what is used there most. Half of them
 * are light, by the story that is.
 */
const onPhones: Readonly<Record<string, string>> = {
  Banner: 'Dark',
  BottomBar: 'Light',
  Button: 'Dark',
  DrawCard: 'Light',
  Form: 'Light',
  GameGrid: 'Dark',
  Header: 'Light',
  Table: 'Light',
  VendorTile: 'Dark',
  WinnerBoard: 'Dark',
}

setProjectAnnotations([preview])

/**
 * Makes the window as high as what is photographed: past its end the browser draws nothing but white. What takes a
 * share of the window's height grows with it, so that its height is asked again.
 */
async function fitWindow(subject: Element, width: number, least: number): Promise<void> {
  const height = (): number => Math.max(least, Math.ceil(subject.getBoundingClientRect().height))
  for (let tries = 0; tries < 8; tries++) {
    await page.viewport(width, height())
    await settle()
    if (height() <= innerHeight) return
  }
  expect(height(), 'the window holds what is photographed').toBeLessThanOrEqual(innerHeight)
}

const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>('../src/**/*.matrix.stories.tsx', {
  eager: true,
})

for (const [path, { default: meta, ...stories }] of Object.entries(modules)) {
  const folder = path.slice('../src/'.length, path.lastIndexOf('/'))
  const component = folder.slice(folder.lastIndexOf('/') + 1)
  describe(component, () => {
    for (const [name, story] of Object.entries(stories)) {
      const Story = composeStory(story, meta)
      const isPage = Story.parameters.photograph === 'page'
      const take = async (width: number, file: string): Promise<void> => {
        cleanUp()
        await page.viewport(width, 600)
        const { container } = render(<Story />)
        await Story.play?.({ canvasElement: container })
        await settle()
        const subject = isPage ? document.body : container.querySelector('[data-photograph]')
        expect(subject, 'the story renders through matrix()').not.toBeNull()
        await fitWindow(subject as Element, width, isPage ? 600 : 0)
        await photograph(subject as Element, `${folder}/__screenshots__/${file}`)
      }
      test(`UK15 the ${name} matrix looks as photographed`, () => take(wide, name))
      if (onPhones[component] === name)
        test(`UK15 the ${name} matrix looks on a phone as photographed`, () => take(narrow, `${name} at 390`))
    }
  })
}
