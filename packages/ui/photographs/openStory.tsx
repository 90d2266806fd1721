import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { commands, page } from 'vitest/browser'
import preview from '../../../.storybook/preview.tsx'
import { cleanUp, render } from '../testing/render.tsx'
import { settle } from './settle.ts'

export type StoryModule = { default: Meta } & Record<string, StoryObj>

setProjectAnnotations([preview])

/** A page is photographed to here at most. */
const tallest = 900

/** Opens a story as a page of that width, as tall as what it shows, at rest and in the stories' evening. */
export async function openStory({ default: meta }: StoryModule, story: StoryObj, width: number): Promise<HTMLElement> {
  cleanUp()
  const initialGlobals = { ...preview.initialGlobals, motion: 'reduced', clock: 'frozen' }
  const Story = composeStory(story, meta, { ...preview, initialGlobals })
  await page.viewport(width, tallest)
  const { container } = render(<Story />)
  container.style.padding = Story.parameters.layout === 'fullscreen' ? '' : '16px'
  // What shows for the keyboard alone asks the browser which of its devices was used last.
  if (Story.parameters.keyboard) await commands.touchKeyboard()
  await Story.play?.({ canvasElement: container })
  await settle()
  const isCovered = document.querySelector('dialog[open], :popover-open') !== null
  const { height } = container.getBoundingClientRect()
  if (height > tallest)
    Object.assign(container.style, { boxSizing: 'border-box', blockSize: `${tallest}px`, overflow: 'clip' })
  const shown = isCovered ? 640 : Math.min(tallest, Math.max(48, Math.ceil(height)))
  await page.viewport(width, shown)
  await settle()
  return container
}
