import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyVendors } from '../../stories/art/vendors.ts'
import { Button } from '../Button/index.ts'
import { MemberMenu } from '../MemberMenu/index.ts'
import { NavDropdown } from '../NavDropdown/index.ts'
import { Header } from './Header.tsx'

const items = storyVendors.map(({ id, name, image }) => ({ id, label: name, image, href: `#${id}` }))
const nav = (names: readonly string[]) =>
  names.map((label, index) => (
    <NavDropdown key={label} label={label} href={`#${index}`} items={items} moreHref="#more" isActive={index === 3} />
  ))
const logo = (
  <a href="#home" style={{ color: 'inherit', font: '800 20px var(--fy-font-display)', textDecoration: 'none' }}>
    Lantern
  </a>
)
const guest = (
  <>
    <Button tone="quiet" size="small">
      Sign in
    </Button>
    <Button tone="primary" size="small">
      Register
    </Button>
  </>
)

const member = (clubLabel: string, deposit: string, bets: string, out: string) => (
  <MemberMenu
    name="demoplayer"
    clubLabel={clubLabel}
    balance="$1,250.50"
    deposit={
      <Button tone="primary" size="small">
        {deposit}
      </Button>
    }
    entries={[
      { id: 'bets', label: bets, href: '#bets' },
      { id: 'out', label: out, isSeparated: true },
    ]}
  />
)

const meta = {
  component: Header,
  args: { logo, nav: nav(['Lottery', 'Live', 'Sports', 'Slots', 'Fish', 'Cards', 'Esports']), actions: guest },
  argTypes: { logo: { control: false }, nav: { control: false }, actions: { control: false } },
  parameters: {
    layout: 'fullscreen',
    tr: { nav: nav(['Loto', 'Canlı', 'Spor', 'Slotlar', 'Balık', 'Kart', 'E-spor']) },
  },
  decorators: (Story) => (
    <div style={{ minHeight: 420 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

/** Below 960 px the entries stand in a drawer. */
export const Guest: Story = {}

export const Member: Story = {
  args: { actions: member('Silver', 'Deposit', 'Betting record', 'Sign out') },
  parameters: {
    tr: {
      nav: nav(['Loto', 'Canlı', 'Spor', 'Slotlar', 'Balık', 'Kart', 'E-spor']),
      actions: member('Gümüş', 'Para yatır', 'Bahis kayıtları', 'Çıkış yap'),
    },
  },
}

/** Some routes show the logo alone. */
export const LogoOnly: Story = { args: { nav: undefined, actions: undefined } }
