import type { StoryObj } from '@storybook/react-vite'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { controlsOf } from './controlsOf.ts'
import { openStory, type StoryModule } from './openStory.tsx'
import { hold, letGo, reach, rest } from './pointer.ts'

const modules = import.meta.glob<StoryModule>(['../src/**/*.stories.tsx', '!../src/**/*.matrix.stories.tsx'], {
  eager: true,
})

for (const [path, module] of Object.entries(modules)) {
  const { default: _meta, ...all } = module
  const stories: [string, StoryObj][] = Object.entries(all).filter(([, { tags }]) => !tags?.includes('!test'))
  const folder = path.slice('../src/'.length, path.lastIndexOf('/'))
  const component = path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length)
  const photograph = (subject: Element, name: string) =>
    expect(page.elementLocator(subject)).toMatchScreenshot(`${folder}/__screenshots__/${name}`)

  describe(component, () => {
    test.each(stories)('UK15 the story %s looks on a phone as photographed', async (name, story) => {
      await rest()
      await openStory(module, story, 390)
      await photograph(document.body, `stories/${name}`)
    })

    const words = 'UK15 FK04 pointed at, reached by keyboard and pressed its controls look as photographed'
    test(words, { timeout: 60_000 }, async () => {
      const seen = new Set<string>()
      for (const [, story] of stories) {
        await rest()
        const container = await openStory(module, story, 1024)
        for (const { name, control, frame } of controlsOf(container, component)) {
          if (seen.has(name)) continue
          seen.add(name)
          await page.elementLocator(control).hover()
          await photograph(frame, `states/${name} hovered`)
          // A select answers a press with a list of the system's, which is no part of the page.
          if (control.localName !== 'select') {
            await hold()
            await photograph(frame, `states/${name} pressed`)
            await letGo()
          }
          await rest()
          await reach(control)
          await photograph(frame, `states/${name} focused`)
          control.blur()
        }
      }
    })
  })
}
