import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyTables } from '../../stories/art/tables.ts'
import { LiveRail, type LiveRailProps } from './LiveRail.tsx'

const meta = {
  component: LiveRail,
  args: {
    title: 'Live now',
    more: { href: '#live', text: 'More games', name: 'More games: Live casino' },
    tables: storyTables,
    onPlay: () => undefined,
  },
  parameters: {
    tr: {
      title: 'Şimdi canlı',
      more: { href: '#live', text: 'Daha fazla oyun', name: 'Daha fazla oyun: Canlı casino' },
    },
  },
  argTypes: { tables: { control: false }, more: { control: false } },
} satisfies Meta<LiveRailProps>

export default meta
type Story = StoryObj<typeof meta>

/** Table, limits, free seats and how the last rounds ended, the newest first. */
export const Tables: Story = {}

/** A server may tell the limits alone, or nothing; cards keep their height. */
export const NamesOnly: Story = {
  args: {
    tables: storyTables.map(({ table, ...card }, index) =>
      index % 2 ? card : { ...card, table: { limits: table?.limits } },
    ),
  },
}

export const Loading: Story = { args: { tables: [], skeletonCount: 4 } }
