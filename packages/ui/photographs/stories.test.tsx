import type { StoryObj } from '@storybook/react-vite'
import { describe, test } from 'vitest'
import { controlsOf } from './controlsOf.ts'
import { openStory, type StoryModule } from './openStory.tsx'
import { photograph } from './photograph.ts'
import { hold, letGo, point, reach, rest } from './pointer.ts'

const modules = import.meta.glob<StoryModule>(['../src/**/*.stories.tsx', '!../src/**/*.matrix.stories.tsx'], {
  eager: true,
})

for (const [path, module] of Object.entries(modules)) {
  const { default: _meta, ...all } = module
  const stories: [string, StoryObj][] = Object.entries(all).filter(([, { tags }]) => !tags?.includes('!test'))
  const folder = path.slice('../src/'.length, path.lastIndexOf('/'))
  const component = path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length)
  const take = (subject: Element, name: string) => photograph(subject, `${folder}/__screenshots__/${name}`)

  describe(component, () => {
    test.each(stories)('UK15 the story %s looks on a phone as photographed', async (name, story) => {
      await rest()
      await openStory(module, story, 390)
      await take(document.body, `stories/${name}`)
    })

    const words = 'UK15 FK04 pointed at, reached by keyboard and pressed its controls look as photographed'
    test(words, { timeout: 60_000 }, async () => {
      const seen = new Set<string>()
      for (const [, story] of stories) {
        await rest()
        const container = await openStory(module, story, 1024)
        for (const { name, control, frame } of controlsOf(container, component)) {
          // What was found may have given way to something else since, as a calendar that comes once there is room.
          if (seen.has(name) || !control.isConnected) continue
          seen.add(name)
          await point(control)
          await take(frame, `states/${name} hovered`)
          // A select answers a press with a list of the system's, which is no part of the page.
          if (control.localName !== 'select') {
            await hold()
            await take(frame, `states/${name} pressed`)
            await letGo()
          }
          await rest()
          await reach(control)
          await take(frame, `states/${name} focused`)
          control.blur()
        }
      }
    })
  })
}
