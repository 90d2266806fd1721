import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import preview from '../../../.storybook/preview.tsx'
import { cleanUp, render } from '../testing/render.tsx'
import { findTurnedSigns } from '../testing/signs.ts'

setProjectAnnotations([preview])
const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>(
  [
    './BrandPages.stories.tsx',
    '../src/**/{ActivityStatement,Figures,MemberTransfer,PaymentItem,PeriodPlot,Receipt,RecordsPage,SecondPage,Table}.stories.tsx',
  ],
  { eager: true },
)

test.each(Object.keys(modules).map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))(
  'UK17 no amount of %s has its sign behind it from right to left',
  (_, path = '') => {
    const { default: meta, ...stories } = modules[path] as { default: Meta } & Record<string, StoryObj>
    const initialGlobals = { ...preview.initialGlobals, motion: 'reduced', clock: 'frozen', direction: 'rtl' }
    const found: Record<string, string[]> = {}
    for (const [name, story] of Object.entries(stories)) {
      cleanUp()
      const Story = composeStory(story, { title: path, ...meta }, { initialGlobals })
      const turned = findTurnedSigns(render(<Story />).container)
      if (turned.length > 0) found[name] = [...new Set(turned)]
    }
    expect(found).toEqual({})
  },
)
