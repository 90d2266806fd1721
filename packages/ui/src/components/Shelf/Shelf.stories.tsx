import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Shelf } from './Shelf.tsx'

const meta = {
  component: Shelf,
  args: {
    title: 'Popular now',
    moreHref: '#more',
    more: 'More',
    moreName: 'More popular games',
    children: <Skeleton shape="block" ratio="wide" />,
  },
  argTypes: { children: { control: false } },
  parameters: { tr: { title: 'Şimdi popüler', more: 'Daha fazla', moreName: 'Daha fazla popüler oyun' } },
} satisfies Meta<typeof Shelf>

export default meta
type Story = StoryObj<typeof meta>

export const WithMore: Story = {}

/** There is nothing more of its kind. */
export const TitleOnly: Story = { args: { moreHref: undefined } }

/** The row leaves room for the arrows of a carousel below. */
export const BesideControls: Story = { args: { hasControls: true } }
