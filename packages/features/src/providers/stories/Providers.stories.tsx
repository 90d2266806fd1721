import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { never } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { ProvidersPage } from '../pages/ProvidersPage.tsx'
import { category, fails, house, portal } from './providersWorld.ts'

const meta = {
  title: 'games/Providers',
  component: ProvidersPage,
  tags: ['!autodocs'],
  parameters: portal(() => house),
} satisfies Meta<typeof ProvidersPage>

export default meta
type Story = StoryObj<typeof meta>

/** R04 by category; a maker of two is counted once. */
export const Some: Story = {
  play: async (context) => {
    const say = sayIn(context, 'providers')
    const canvas = within(context.canvasElement)
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(3)
    await expect(canvas.getByText(say('found', { count: 6 }))).toBeVisible()
  },
}

export const Many: Story = { parameters: portal(() => [category('RNG', 0, 120), category('LIVE', 60, 40)]) }

/** Found by a part of the name. */
export const Found: Story = {
  play: async (context) => {
    const say = sayIn(context, 'providers')
    const canvas = within(context.canvasElement)
    await canvas.findAllByRole('heading', { level: 2 })
    await userEvent.type(canvas.getByRole('searchbox'), 'pool')
    await expect(await canvas.findByText(say('found', { count: 1 }))).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async (context) => {
    const say = sayIn(context, 'providers')
    const canvas = within(context.canvasElement)
    await canvas.findAllByRole('heading', { level: 2 })
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
    await expect(await canvas.findByText(say('emptyTitle', { text: 'zebra' }))).toBeVisible()
  },
}

export const Loading: Story = { parameters: portal(never) }

/** A house whose makers are none. */
export const None: Story = {
  parameters: portal(() => []),
  play: async (context) => {
    const say = sayIn(context, 'providers')
    await expect(await within(context.canvasElement).findByText(say('noneTitle'))).toBeVisible()
  },
}

export const Failed: Story = { parameters: portal(fails) }
