import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyVendors } from '../../stories/art/vendors.ts'
import { Button } from '../Button/index.ts'
import { MemberMenu, type MemberMenuProps } from '../MemberMenu/index.ts'
import turkishMenu from '../MemberMenu/messages/tr.json'
import { NavDropdown, type NavDropdownProps } from '../NavDropdown/index.ts'
import turkishDropdown from '../NavDropdown/messages/tr.json'
import { Header } from './Header.tsx'

const items = storyVendors.map(({ id, name, image }) => ({ id, label: name, image, href: `#${id}` }))
const nav = (names: readonly string[], dropdown: Pick<NavDropdownProps, 'labels'> = {}) =>
  names.map((label, index) => (
    <NavDropdown
      key={label}
      {...dropdown}
      label={label}
      href={`#${index}`}
      items={items}
      moreHref="#more"
      isActive={index === 3}
    />
  ))
const logo = (
  <a href="#home" style={{ color: 'inherit', font: '800 20px var(--fy-font-display)', textDecoration: 'none' }}>
    Lantern
  </a>
)
const guest = (logIn: string, signUp: string) => (
  <>
    <Button tone="quiet" size="small">
      {logIn}
    </Button>
    <Button tone="primary" size="small">
      {signUp}
    </Button>
  </>
)

const signedIn = (
  name: string,
  clubLabel: string,
  deposit: string,
  words: readonly string[],
  menu: Pick<MemberMenuProps, 'labels'> = {},
) => (
  <MemberMenu
    {...menu}
    name={name}
    clubLabel={clubLabel}
    balance="$1,250.50"
    deposit={
      <Button tone="primary" size="small">
        {deposit}
      </Button>
    }
    entries={words.map((label, index) => ({
      id: label,
      label,
      isSeparated: index === words.length - 1,
      ...(index < words.length - 1 && { href: `#${index}` }),
    }))}
  />
)

const inTurkish = { labels: turkishMenu }

const meta = {
  component: Header,
  args: {
    logo,
    nav: nav(['Lottery', 'Live', 'Sports', 'Slots', 'Fish', 'Cards', 'Esports']),
    actions: signedIn('demoplayer', 'Silver', 'Deposit', ['Betting record', 'Sign out']),
  },
  argTypes: { logo: { control: false }, nav: { control: false }, actions: { control: false } },
  parameters: {
    layout: 'fullscreen',
    role: {
      guest: { actions: guest('Log in', 'Sign up') },
      agent: {
        actions: signedIn('demoagent', 'Agent', 'Deposit', ['Agent centre', 'Betting record', 'Sign out']),
      },
    },
    tr: {
      nav: nav(['Loto', 'Canlı', 'Spor', 'Slotlar', 'Balık', 'Kart', 'E-spor'], { labels: turkishDropdown }),
      actions: signedIn('demoplayer', 'Gümüş', 'Para yatır', ['Bahis kayıtları', 'Çıkış yap'], inTurkish),
      role: {
        guest: { actions: guest('Giriş yap', 'Kaydol') },
        agent: {
          actions: signedIn(
            'demoagent',
            'Acente',
            'Para yatır',
            ['Acente merkezi', 'Bahis kayıtları', 'Çıkış yap'],
            inTurkish,
          ),
        },
      },
    },
  },
  decorators: (Story) => (
    <div style={{ minHeight: 420 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

/** Whoever the toolbar's role says. Below 960 px the entries stand in a drawer. */
export const Bar: Story = {}

/** Nobody is signed in. */
export const Guest: Story = { globals: { role: 'guest' } }

/** Some routes show the logo alone. */
export const LogoOnly: Story = { args: { nav: undefined, actions: undefined } }
