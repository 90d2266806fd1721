import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sayIn } from '../../storyWords.ts'
import { LotteryPage } from '../pages/LotteryPage.tsx'
import { portal } from './lotteryWorld.ts'

const meta = {
  title: 'site/One lottery',
  component: LotteryPage,
  tags: ['!autodocs'],
  args: { routeId: 'lotteryCenter' },
  parameters: portal('?gameCode=EVENING6'),
} satisfies Meta<typeof LotteryPage>

export default meta
type Story = StoryObj<typeof meta>

/** R13 as on a tablet, with two panels side by side: what stands below Play in the narrow one has the edges of all. */
export const NarrowPanel: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 780 }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    const say = sayIn(context, 'lottery')
    const canvas = within(context.canvasElement)
    const buttonOf = (key: string) => canvas.getByRole('button', { name: say(key) })
    await canvas.findByRole('button', { name: say('play') })
    await waitFor(async () => {
      const [play, below] = [buttonOf('play'), buttonOf('commitment')].map((one) => one.getBoundingClientRect())
      // Where words are long there is room for another button beside Play, and none for this one.
      const row = buttonOf('play').parentElement?.getBoundingClientRect()
      await expect(below?.top).toBeGreaterThan(play?.bottom ?? 0)
      await expect([below?.left, below?.right, play?.left]).toEqual([row?.left, row?.right, row?.left])
    })
  },
}

/** R13 the way to play of the address is the chosen one; one that the lottery has not is none. */
export const WayToPlay: Story = {
  parameters: portal('?gameCode=EVENING6&playType=spots'),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'lottery')
    const ways = within(await within(canvasElement).findByRole('group', { name: say('ways') }))
    await expect(ways.getByRole('button', { name: say('way_spots') })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(ways.getByRole('button', { name: say('way_line') }))
    await waitFor(() =>
      expect(ways.getByRole('button', { name: say('way_line') })).toHaveAttribute('aria-pressed', 'true'),
    )
  },
}
