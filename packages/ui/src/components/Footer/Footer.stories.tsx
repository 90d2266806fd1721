import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyVendors } from '../../stories/art/vendors.ts'
import { Footer } from './Footer.tsx'

const column = (id: string, title: string, words: readonly string[]) => ({
  id,
  title,
  links: words.map((label, index) => ({ id: `${id}-${index}`, label, href: `#${id}-${index}` })),
})

const meta = {
  component: Footer,
  args: {
    logo: <strong style={{ fontSize: 20 }}>Lantern</strong>,
    about: 'Lantern is an invented house of games, drawn to show this kit. Nobody can play here.',
    columns: [
      column('help', 'Help', ['Getting started', 'Deposits', 'Withdrawals', 'Terms']),
      column('contact', 'Contact', ['Customer service', 'Feedback']),
    ],
    vendors: storyVendors,
    notices: '18+ only. Set limits before you play.',
    copyright: '© 2026 Lantern',
  },
  argTypes: { logo: { control: false }, columns: { control: false }, vendors: { control: false } },
  parameters: {
    layout: 'fullscreen',
    tr: {
      about: 'Lantern, bu kiti göstermek için uydurulmuş bir oyun evidir. Burada oynanamaz.',
      columns: [
        column('help', 'Yardım', ['Başlarken', 'Para yatırma', 'Para çekme', 'Koşullar']),
        column('contact', 'İletişim', ['Müşteri hizmetleri', 'Geri bildirim']),
      ],
      notices: 'Yalnızca 18 yaş üstü. Oynamadan önce sınır koyun.',
    },
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

/** A brand with little to say. */
export const Short: Story = { args: { about: undefined, columns: [], vendors: [] } }

/** Logos that do not come are named in words. */
export const LogosMissing: Story = {
  args: {
    about: undefined,
    columns: [],
    vendors: storyVendors.map((vendor, at) => (at % 2 ? vendor : { ...vendor, image: '' })),
  },
}
