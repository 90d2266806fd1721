import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandOf } from '../../../.storybook/brands.ts'
import { BrandPage } from './BrandPage.tsx'
import { CometHome } from './homes/CometHome.tsx'
import type { HomeProps } from './homes/inLanguage.ts'
import { KeystoneHome } from './homes/KeystoneHome.tsx'
import { MarigoldHome } from './homes/MarigoldHome.tsx'

const meta = {
  title: 'Pages/Homes',
  component: BrandPage,
  tags: ['!autodocs'],
  args: { children: null, name: '', language: 'en' },
  argTypes: {
    children: { control: false },
    opening: { control: false },
    name: { control: false },
    language: { control: false },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandPage>

export default meta
type Story = StoryObj<typeof meta>

/** A home of the brand and in the language of the toolbar. */
const draw =
  (Home: (props: HomeProps) => React.ReactNode): NonNullable<Story['render']> =>
  (_args, { globals }) => <Home language={globals.language} name={brandOf(globals.brand).title} />

/** A cinema at night: one picture to the edges, then rails that run off the screen. */
export const VelvetComet: Story = { globals: { brand: 'comet', theme: 'dark' }, render: draw(CometHome) }

/** A dark brand for those who read in the light. */
export const VelvetCometLight: Story = { ...VelvetComet, globals: { brand: 'comet', theme: 'light' } }

/** Paper, sun and numbers: the next draw first, games last and small. */
export const MarigoldDraw: Story = { globals: { brand: 'marigold', theme: 'light' }, render: draw(MarigoldHome) }

/** Paper by night. */
export const MarigoldDrawDark: Story = { ...MarigoldDraw, globals: { brand: 'marigold', theme: 'dark' } }

/** A desk: figures, a plot and dense rows; lines instead of cards. */
export const KeystonePartners: Story = { globals: { brand: 'keystone', theme: 'light' }, render: draw(KeystoneHome) }

/** The desk with the lamp off. */
export const KeystonePartnersDark: Story = { ...KeystonePartners, globals: { brand: 'keystone', theme: 'dark' } }
