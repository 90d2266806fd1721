import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Marquee } from './Marquee.tsx'

const meta = {
  component: Marquee,
  args: {
    items: [
      { id: 'works', text: 'Deposits by card pause on Sunday from 02:00 to 03:00.' },
      { id: 'new', text: 'Twelve new titles from Halyard are in the lobby.' },
      { id: 'limits', text: 'You can set your own limits at any time in the security centre.', href: '#limits' },
    ],
    onSelect: fn(),
  },
  parameters: {
    tr: {
      items: [
        { id: 'works', text: 'Kartla para yatırma pazar günü 02:00 ile 03:00 arasında kapalıdır.' },
        { id: 'new', text: "Halyard'dan on iki yeni oyun lobide." },
        { id: 'limits', text: 'Güvenlik merkezinde kendi sınırlarınızı koyabilirsiniz.', href: '#limits' },
      ],
    },
  },
} satisfies Meta<typeof Marquee>

export default meta
type Story = StoryObj<typeof meta>

/** Runs, holds under the pointer, can be paused. Under reduced motion it is a still list. */
export const Notices: Story = {}

/** Nothing to press. */
export const PlainText: Story = { args: { onSelect: undefined } }

export const One: Story = {
  args: { items: [{ id: 'works', text: 'Deposits by card pause on Sunday.' }] },
  parameters: { tr: { items: [{ id: 'works', text: 'Kartla para yatırma pazar günü kapalıdır.' }] } },
}
