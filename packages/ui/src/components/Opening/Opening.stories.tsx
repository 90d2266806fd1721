import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Figures } from '../Figures/Figures.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Opening } from './Opening.tsx'

const open = (words: string) => (
  <Button canWrap tone="primary">
    {words}
  </Button>
)
const figures = (games: string, makers: string, count: string) => (
  <Figures
    figures={[
      { id: 'a', label: games, value: count },
      { id: 'b', label: makers, value: '22' },
    ]}
  />
)

const meta = {
  component: Opening,
  args: {
    title: 'A desk for those who play a little every day',
    text: 'Every figure on this site can be traced to a bet, and every bet to a record.',
    action: open('Sign up'),
    children: figures('Games', 'Makers', '8,412'),
  },
  argTypes: { children: { control: false }, action: { control: false } },
  parameters: {
    tr: {
      title: 'Her gün biraz oynayanların masası',
      text: 'Bu sitedeki her sayı bir bahse, her bahis de bir kayda dayanır.',
      action: open('Kaydol'),
      children: figures('Oyunlar', 'Yapımcılar', '8.412'),
    },
  },
} satisfies Meta<typeof Opening>

export default meta
type Story = StoryObj<typeof meta>

export const Paragraph: Story = {}

export const Headline: Story = {
  args: { form: 'headline', title: 'Tonight at nine', children: <Skeleton shape="block" ratio="wide" /> },
  parameters: { tr: { title: 'Bu akşam dokuzda' } },
}

/** Words beside a picture further down on a page. */
export const Part: Story = {
  args: { form: 'part', title: 'A shelf of light games', children: <Skeleton shape="block" ratio="wide" /> },
  parameters: { tr: { title: 'Hafif oyunlar rafı' } },
}

/** The picture first. */
export const Mirrored: Story = { ...Part, args: { ...Part.args, isMirrored: true } }
