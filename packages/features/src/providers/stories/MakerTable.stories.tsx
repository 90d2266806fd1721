import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { never } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { MakerTable } from '../components/MakerTable.tsx'
import { category, fails, house, portal } from './providersWorld.ts'

const meta = {
  title: 'games/Makers in a table',
  component: MakerTable,
  tags: ['!autodocs'],
  parameters: portal(() => house),
} satisfies Meta<typeof MakerTable>

export default meta
type Story = StoryObj<typeof meta>

/** R04 one line for each, with all it offers. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('rowheader')).toHaveLength(6)
  },
}

/** A house of one category has no column for it. */
export const OneCategory: Story = {
  parameters: portal(() => [category('RNG', 0, 60)]),
  play: async (context) => {
    const say = sayIn(context, 'providers')
    const canvas = within(context.canvasElement)
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(60)
    await expect(canvas.queryByRole('columnheader', { name: say('columnCategories') })).toBeNull()
  },
}

export const Loading: Story = { parameters: portal(never) }

export const None: Story = {
  parameters: portal(() => []),
  play: async (context) => {
    const say = sayIn(context, 'providers')
    await expect(await within(context.canvasElement).findByText(say('noneTitle'))).toBeVisible()
  },
}

export const Failed: Story = { parameters: portal(fails) }
