import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUpDown, LogOut, Pencil, ReceiptText } from 'lucide'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { Menu, type MenuProps } from './Menu.tsx'

const icons = [
  <Glyph of={Pencil} key="name" />,
  <Glyph of={ReceiptText} key="logins" />,
  <Glyph of={LogOut} key="out" />,
]
const actions = (words: readonly [string, string, string]) => [
  { id: 'name', label: words[0], icon: icons[0] },
  { id: 'logins', label: words[1], icon: icons[1], href: '#logins' },
  { id: 'out', label: words[2], icon: icons[2], isDanger: true, isSeparated: true },
]

const meta = {
  component: Menu,
  args: {
    label: 'Actions for Chrome on Windows',
    items: actions(['Rename', 'Logins on this device', 'Sign out there']),
    align: 'start',
    onSelect: fn(),
  },
  argTypes: {
    label: { control: 'text' },
    items: {
      control: false,
      description:
        'The actions in order: `id`, `label`, and as needed `icon`, `hint`, `href`, `isChecked`, `isDanger`, `disabled`, `isSeparated`.',
    },
    onSelect: { description: 'An entry was chosen, told by its `id`; a link is followed all the same.' },
    trigger: { control: false },
    side: {
      description: 'Where it opens when there is room: `below` or `above` its button.',
      control: 'inline-radio',
      options: ['below', 'above'],
    },
    align: {
      description: 'Which edges of button and menu meet.',
      control: 'inline-radio',
      options: ['start', 'middle', 'end'],
    },
  },
  parameters: {
    tr: {
      label: 'Windows üzerinde Chrome için işlemler',
      items: actions(['Yeniden adlandır', 'Bu cihazdaki girişler', 'Oradan çıkış yap']),
    },
  },
  decorators: (Story) => (
    <div style={{ minHeight: 260 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}

/** Opened with an arrow, moved through by arrows and first letters, left with Escape. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('menuitem')[1]).toHaveFocus()
  },
}

const orders = (words: readonly [string, string, string, string], hint: string) => [
  { id: 'popular', label: words[0], isChecked: true },
  { id: 'new', label: words[1], isChecked: false },
  { id: 'return', label: words[2], hint, isChecked: false },
  { id: 'stake', label: words[3], isChecked: false, disabled: true },
]
const orderButton =
  (words: string): NonNullable<MenuProps['trigger']> =>
  (button) => (
    <Button {...button} icon={<Glyph of={ArrowUpDown} />}>
      {words}
    </Button>
  )

/** Of several one is on; a button with words opens it. */
export const Choice: Story = {
  args: {
    label: 'Order',
    align: 'start',
    trigger: orderButton('Order'),
    items: orders(['Most played', 'Newest', 'Highest return', 'Smallest stake'], 'As the makers state it'),
  },
  parameters: {
    tr: {
      label: 'Sıralama',
      trigger: orderButton('Sıralama'),
      items: orders(
        ['En çok oynanan', 'En yeni', 'En yüksek getiri', 'En küçük bahis'],
        'Yapımcıların bildirdiği gibi',
      ),
    },
  },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}
