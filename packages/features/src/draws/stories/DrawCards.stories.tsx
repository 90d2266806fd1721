import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { never } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { DrawCards } from '../components/DrawCards.tsx'
import { fails, lotteries, lottery, portal } from './drawsWorld.ts'

const meta = {
  title: 'site/Draws to come',
  component: DrawCards,
  tags: ['!autodocs'],
  args: { settings: { count: 12 } },
  parameters: portal(() => lotteries(6)),
} satisfies Meta<typeof DrawCards>

export default meta
type Story = StoryObj<typeof meta>

/** EN08 the lotteries in the order they are drawn; a ticket leads to the page of its lottery. */
export const Some: Story = {
  play: async (context) => {
    const say = sayIn(context, 'draws')
    const canvas = within(context.canvasElement)
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: say('open', { name: 'Evening Six' }) })).toBeVisible()
  },
}

/** No more than a brand asks for. */
export const Many: Story = {
  parameters: portal(() => lotteries(40)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('heading', { level: 3 })).toHaveLength(12)
  },
}

export const One: Story = { parameters: portal(() => lotteries(1)) }

/** The sale of the first is over, the second has no draw to come. */
export const Closed: Story = {
  parameters: portal(() => [
    lottery('Evening Six', 0, { isSale: false, remainTime: 0 }),
    lottery('The Great Harbour Lottery of the Seven Northern Islands', 1),
  ]),
}

/** The places of as many as are asked for. */
export const Loading: Story = { parameters: portal(never) }

/** Nothing stands there. */
export const None: Story = {
  parameters: portal(() => []),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-labelledby]')).toBeNull())
  },
}

export const Failed: Story = {
  parameters: portal(fails),
  play: async (context) => {
    const say = sayIn(context, 'draws')
    await expect(await within(context.canvasElement).findByText(say('error'))).toBeVisible()
  },
}
