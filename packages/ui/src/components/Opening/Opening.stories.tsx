import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Figures } from '../Figures/Figures.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Opening } from './Opening.tsx'

const meta = {
  component: Opening,
  args: {
    title: 'A desk for those who play a little every day',
    text: 'Every figure on this site can be traced to a bet, and every bet to a record.',
    action: (
      <Button canWrap tone="primary">
        Open an account
      </Button>
    ),
    children: (
      <Figures
        figures={[
          { id: 'a', label: 'Games', value: '8,412' },
          { id: 'b', label: 'Makers', value: '22' },
        ]}
      />
    ),
  },
  argTypes: { children: { control: false }, action: { control: false } },
  parameters: { tr: { title: 'Her gün biraz oynayanların masası', text: 'Bu sitedeki her sayı bir bahse dayanır.' } },
} satisfies Meta<typeof Opening>

export default meta
type Story = StoryObj<typeof meta>

export const Paragraph: Story = {}

export const Headline: Story = {
  args: { form: 'headline', title: 'Tonight at nine', children: <Skeleton shape="block" ratio="wide" /> },
}

/** Words beside a picture further down on a page. */
export const Part: Story = {
  args: { form: 'part', title: 'A shelf of light games', children: <Skeleton shape="block" ratio="wide" /> },
}

/** The picture first. */
export const Mirrored: Story = { args: { ...Part.args, isMirrored: true } }
