import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyTickets, turkishTickets } from '../../stories/art/lotteries.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { LotteryWidget, type LotteryWidgetProps } from './LotteryWidget.tsx'

const turkish = {
  title: 'Çekiliş sırasına göre',
  tabs: [
    { id: 'all', label: 'Tümü' },
    { id: 'NATIONAL', label: 'Ulusal' },
    { id: 'RAPID', label: 'Hızlı' },
  ],
  days: [
    { value: '-1', label: 'Her gün' },
    { value: '2', label: 'Pazartesi' },
  ],
}

const meta = {
  component: LotteryWidget,
  args: {
    title: 'In the order they are drawn',
    tabs: [
      { id: 'all', label: 'All' },
      { id: 'NATIONAL', label: 'National' },
      { id: 'RAPID', label: 'Rapid' },
    ],
    tab: 'all',
    onTab: () => undefined,
    list: '',
    onList: () => undefined,
    days: [
      { value: '-1', label: 'Every day' },
      { value: '2', label: 'Monday' },
    ],
    day: '-1',
    onDay: () => undefined,
    tickets: storyTickets,
    onStart: () => undefined,
    onFavourite: () => undefined,
  },
  parameters: {
    tr: ({ tickets }: LotteryWidgetProps) => ({ ...turkish, tickets: turkishTickets(tickets) }),
  },
  argTypes: { tickets: { control: false } },
} satisfies Meta<LotteryWidgetProps>

export default meta
type Story = StoryObj<typeof meta>

/** On a page of lotteries (W09). */
export const Lobby: Story = {}

/** One row of a home page (W10). */
export const HomeSlider: Story = {
  args: {
    layout: 'slider',
    title: 'Next draws',
    more: { href: '#all', text: 'All lotteries' },
    days: undefined,
    tickets: [...storyTickets, ...storyTickets.map((ticket) => ({ ...ticket, id: `${ticket.id}2` }))],
  },
  parameters: {
    tr: ({ tickets }: LotteryWidgetProps) => ({
      ...turkish,
      title: 'Sıradaki çekilişler',
      more: { href: '#all', text: 'Tüm lotolar' },
      days: undefined,
      tickets: turkishTickets(tickets),
    }),
  },
}

/** A page that has one lottery. */
export const Alone: Story = {
  args: { tickets: storyTickets.slice(1, 2), tabs: [] },
  parameters: {
    tr: ({ tickets }: LotteryWidgetProps) => ({ ...turkish, tickets: turkishTickets(tickets), tabs: [] }),
  },
}

export const Loading: Story = { args: { tickets: undefined } }

/** What stands there instead says why, and the way out. */
export const NoneLeft: Story = {
  args: {
    list: 'fav',
    tickets: [],
    children: <EmptyState title="No lotteries here">Press the heart of a lottery to find it here again.</EmptyState>,
  },
  parameters: {
    tr: {
      ...turkish,
      children: <EmptyState title="Burada loto yok">Bir lotoyu burada bulmak için kalbine basın.</EmptyState>,
    },
  },
}

/** A page that is written ahead knows neither the visitor's day nor the server's clock. */
export const NotKnownYet: Story = {
  args: {
    tickets: storyTickets.map((ticket) => ({
      ...ticket,
      drawn: undefined,
      sale: undefined,
      card: { remark: ticket.card.remark, isOnItsWay: true },
    })),
  },
  parameters: {
    tr: ({ tickets }: LotteryWidgetProps) => ({ ...turkish, tickets: turkishTickets(tickets) }),
  },
}
