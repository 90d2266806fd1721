import type { Operations, ValueOf } from '@foyer/contract'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { never } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { SinceVisit } from '../components/SinceVisit.tsx'
import { fails, history, portal } from './recordsWorld.ts'

const visit = '2026-11-17T19:20:00Z'
const news = (...titles: string[]) => ({
  announcements: (): ValueOf<Operations['announcements']> => ({
    player: titles.map((title, place) => ({
      id: `news-${place}`,
      title,
      content: '',
      publishedAt: `2026-11-${20 - place}T09:00:00Z`,
    })),
    banners: [],
    popup: [],
    promotion: [],
  }),
})
/** Asked for twice: what is open, and what came of the bets since. */
const bets = (nets: readonly number[], open = 0) => ({ betHistory: () => history(nets, open) })

const meta = {
  title: 'site/Since the last visit',
  component: SinceVisit,
  tags: ['!autodocs'],
  parameters: portal({ ...news('New tables in the live room', 'Faster withdrawals'), ...bets([8_400], 3) }, visit),
} satisfies Meta<typeof SinceVisit>

export default meta
type Story = StoryObj<typeof meta>

/** EN08 each line leads to what it is about. */
export const Won: Story = {
  play: async (context) => {
    const say = sayIn(context, 'records')
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('heading', { name: say('sinceVisit') })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3))
  },
}

export const Lost: Story = { parameters: portal({ ...news(), ...bets([-12_650], 1) }, visit) }

/** Many of each, and a title that no line holds. */
export const Much: Story = {
  parameters: portal(
    {
      ...news(
        'From Monday on the harbour lottery is drawn twice an evening, at seven and at half past ten',
        ...Array.from({ length: 3 }, (_, place) => `Notice ${place}`),
      ),
      ...bets([123_456_789], 1_240),
    },
    '2026-11-02T19:20:00Z',
  ),
}

/** Nothing asks for anything: lines keep their places, what has no news is the last of them. */
export const Quiet: Story = {
  parameters: portal({ ...news(), ...bets([]) }, visit),
  play: async (context) => {
    const say = sayIn(context, 'records')
    const canvas = within(context.canvasElement)
    await canvas.findByText(say('noNews'))
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(lines[0]).toContain(say('openBets', { count: 0 }))
    await expect(lines.at(-1)).toBe(say('noNews'))
  },
}

const wide: Decorator = (Story) => (
  <div style={{ inlineSize: 1200 }}>
    <Story />
  </div>
)

/** EN08 on a wide page what a line says stands with its name, not at the page's other end. */
export const Wide: Story = {
  decorators: [wide],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('button')).toHaveLength(3))
    for (const value of canvasElement.querySelectorAll<HTMLElement>('[data-part=value]')) {
      const [name, box] = [value.previousElementSibling, value].map((one) => one?.getBoundingClientRect())
      await expect(Math.abs((box?.left ?? 0) - (name?.left ?? 0))).toBeLessThan(2)
    }
  },
}

/** An account that was never here before. */
export const FirstVisit: Story = {
  parameters: portal({ ...news(), ...bets([], 2) }, ''),
  play: async (context) => {
    const say = sayIn(context, 'records')
    await expect(await within(context.canvasElement).findByRole('heading', { name: say('firstVisit') })).toBeVisible()
  },
}

export const Loading: Story = { parameters: portal({ announcements: never, betHistory: never }, visit) }

/** What could not be loaded says so, and is asked for again by a press. */
export const Failed: Story = {
  parameters: portal({ announcements: fails, betHistory: fails }, visit),
  play: async (context) => {
    const say = sayIn(context, 'records')
    const canvas = within(context.canvasElement)
    for (const key of ['newsError', 'openBetsError', 'netError']) {
      await expect(await canvas.findByText(say(key))).toBeVisible()
    }
    await expect(canvas.getAllByText(sayIn(context, 'kit/ErrorState')('retry'))).toHaveLength(3)
  },
}
