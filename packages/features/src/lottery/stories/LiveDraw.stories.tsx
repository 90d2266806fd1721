import type { LotteryMenu } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sayIn } from '../../storyWords.ts'
import { LotteryPage } from '../pages/LotteryPage.tsx'
import { lottery, portal, results } from './lotteryWorld.ts'

const numbers = ['7', '40', '12', '33', '9', '21']
let at = 0
/** A lottery that draws some seconds after it was first asked for, and again in a minute. */
const answer = (): LotteryMenu[] => {
  const now = Date.now()
  if (at === 0) at = now + 5000
  const [next, last] = now < at ? [at, at - 60_000] : [at + 60_000, at]
  const instant = (moment: number): string => new Date(moment).toISOString()
  return [
    lottery('QUICK10', 'Quick Ten', {
      nextDraw: instant(next),
      previousDraw: instant(last),
      previousNumbers: now < at ? ['1', '2', '3'] : numbers,
      lockTime: 1,
      isSale: next - now > 1000,
      remainTime: Math.max(0, Math.floor((next - now) / 1000) - 1),
    }),
  ]
}

const meta = {
  title: 'site/Live draw',
  component: LotteryPage,
  tags: ['!autodocs'],
  args: { routeId: 'lotteryCenter' },
  beforeEach: () => {
    at = 0
  },
  play: async (context) => {
    const { canvasElement } = context
    const kit = sayIn(context, 'kit/DrawCard')
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Quick Ten' })
    const [focused] = await canvas.findAllByRole('link')
    focused?.focus()
    await expect(await canvas.findByText(kit('drawsNow'))).toBeVisible()
    await expect(await canvas.findByText(kit('drawn'))).toBeVisible()
    const balls = () => [...canvasElement.querySelectorAll('[data-arriving] > *')].map((ball) => ball.textContent)
    await expect(balls()).toEqual(numbers)
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('[aria-live=polite]')].map((one) => one.textContent)).toContain(
        `Quick Ten: ${kit('drawn')}, ${numbers.join(', ')}`,
      ),
    )
    // Then the next draw is counted.
    await waitFor(() => expect(canvas.queryByText(kit('drawn'))).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('timer')[0]).not.toHaveTextContent('--'))
    await expect(focused).toHaveFocus()
  },
} satisfies Meta<typeof LotteryPage>

export default meta
type Story = StoryObj<typeof meta>

/** W05 W06 the draw of a ticket passes while it is on the screen: its numbers come, then the next one is counted. */
export const InTheList: Story = { parameters: portal('', { lotteryMenus: answer }) }

/** The same where less motion is asked for: the numbers are there at once. */
export const WithoutMotion: Story = { ...InTheList, globals: { motion: 'reduced' } }

/** On the lottery's own page. */
export const OnItsPage: Story = {
  parameters: portal('?gameCode=QUICK10', {
    lotteryMenus: answer,
    openedNumbers: results({ kind: 'balls', picks: 6, of: 40 }),
  }),
}
