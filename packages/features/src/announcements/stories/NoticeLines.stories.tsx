import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NoticeLines } from '../components/NoticeLines.tsx'

const titles = ['New tables in the live room', 'Faster withdrawals', 'Short maintenance on Tuesday morning', 'Limits']
const player = titles.map((title, place) => ({
  id: `news-${place}`,
  title,
  content: '',
  publishedAt: `2026-11-${20 - place}T09:00:00Z`,
}))

const meta = {
  title: 'site/Announcements in lines',
  component: NoticeLines,
  tags: ['!autodocs'],
  parameters: {
    portal: {
      session: { status: 'signedIn', role: 'agent' },
      answers: { announcements: () => ({ player, banners: [], popup: [], promotion: [] }) },
    },
  },
} satisfies Meta<typeof NoticeLines>

export default meta
type Story = StoryObj<typeof meta>

/** L01 on a wide page a line begins with its day, which is not looked for at the page's other end. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('button', { name: /New tables/ })
    const [title, day] = ['span', 'time'].map((one) => line.querySelector(one)?.getBoundingClientRect())
    if (canvasElement.clientWidth < 720) return
    await expect(day?.right).toBeLessThan(title?.left ?? 0)
    await expect((title?.left ?? 0) - (day?.right ?? 0)).toBeLessThan(48)
  },
}
