import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import preview from '../../../.storybook/preview.tsx'
import { defaultTheme, shapes } from '../src/tokens/index.ts'
import { cleanUp, render } from '../testing/render.tsx'
import { applyTheme } from './applyTheme.ts'

setProjectAnnotations([preview])
const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>(
  ['../src/**/*.stories.tsx', '!../src/**/*.matrix.stories.tsx'],
  { eager: true },
)

/** Smaller things are dots and bars, which have no corners to see; what turns is a ring on every brand. */
const leastSide = 16

function roundParts(container: HTMLElement): string[] {
  // A square radio is taken for a checkbox.
  return [...container.querySelectorAll<HTMLElement>(':not([type=radio])')].flatMap((element) => {
    const { borderStartStartRadius, animationName } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isRound =
      borderStartStartRadius.endsWith('%') || Number.parseFloat(borderStartStartRadius) > shapes.sharp.large
    if (!isRound || Math.min(width, height) < leastSide || animationName !== 'none') return []
    return [`${element.localName}[data-part=${element.dataset.part}]: ${borderStartStartRadius}`]
  })
}

test.each(Object.keys(modules))('FP22 nothing in %s has round corners on a sharp brand', (path) => {
  const { default: meta, ...stories } = modules[path] as { default: Meta } & Record<string, StoryObj>
  const found = new Set<string>()
  for (const story of Object.values(stories)) {
    if (story.tags?.includes('!test')) continue
    cleanUp()
    const Story = composeStory(story, meta)
    const { container } = render(<Story />)
    applyTheme(document, { ...defaultTheme, shape: 'sharp' }, 'dark', false)
    for (const one of roundParts(container)) found.add(one)
  }
  expect([...found]).toEqual([])
})
