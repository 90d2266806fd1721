import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import preview from '../../../.storybook/preview.tsx'
import { cleanUp } from '../testing/render.tsx'

setProjectAnnotations([preview])
const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>(
  ['../../features/src/*/stories/*.stories.tsx', '../../../apps/portal/src/**/*.stories.tsx'],
  { eager: true },
)
const cases = Object.keys(modules).flatMap((path) =>
  ['tr', 'en-XA'].map((language) => [path.slice(path.lastIndexOf('/') + 1), language, path] as const),
)

test.each(cases)('UK12 UK17 what the stories of %s do works in %s', { timeout: 120_000 }, async (_, language, path) => {
  const { default: meta, ...stories } = modules[path] as { default: Meta } & Record<string, StoryObj>
  const initialGlobals = { ...preview.initialGlobals, motion: 'reduced', clock: 'frozen', language }
  const failed: Record<string, string> = {}
  for (const [name, story] of Object.entries(stories)) {
    if (!story.play) continue
    cleanUp()
    const Story = composeStory(story, meta, { initialGlobals })
    try {
      await Story.run()
    } catch (error) {
      failed[name] = String(error).split('\n').slice(0, 3).join(' ')
    }
  }
  expect(failed).toEqual({})
})
