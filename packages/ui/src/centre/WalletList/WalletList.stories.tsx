import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import turkishLabels from './messages/tr.json'
import { WalletList } from './WalletList.tsx'
import { WalletRow, type WalletRowProps } from './WalletRow.tsx'

type Row = WalletRowProps & { readonly id: string }
const show = (rows: readonly Row[]) => rows.map(({ id, ...row }) => <WalletRow key={id} {...row} />)

const back = (words: string) => <Button size="small">{words}</Button>
const rows = (main: string, button: string): readonly Row[] => [
  { id: 'main', name: main, balance: '$1,250.50' },
  { id: 'BGS', name: 'Backstage Games', balance: '$40.00', action: back(button) },
  { id: 'GPI', name: 'Gameplay Interactive', balance: '$0.00' },
]
const english = rows('Main wallet', 'Bring back')
const turkish = rows('Ana cüzdan', 'Geri al').map((row) => ({ ...row, labels: turkishLabels }))

const meta = {
  component: WalletList,
  args: {
    label: 'Wallets',
    children: show(english),
    footer: <Button canWrap>Everything back to the main wallet</Button>,
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: {
    tr: { label: 'Cüzdanlar', children: show(turkish), footer: <Button canWrap>Hepsini ana cüzdana al</Button> },
  },
} satisfies Meta<typeof WalletList>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}

const asking = (all: readonly Row[]) =>
  all.map((row, index) => (index === 0 ? row : { ...row, balance: undefined, action: undefined, isAsking: true }))

export const Loading: Story = {
  args: { children: show(asking(english)) },
  parameters: { tr: { children: show(asking(turkish)) } },
}

const failing = (all: readonly Row[], note: string, again: string) =>
  all.map((row, index) =>
    index === 1 ? { ...row, balance: undefined, note, noteTone: 'negative' as const, action: back(again) } : row,
  )

export const OneFails: Story = {
  args: { children: show(failing(english, 'It does not answer at present. What is in it stays there.', 'Ask again')) },
  parameters: {
    tr: { children: show(failing(turkish, 'Şu anda yanıt vermiyor. İçindeki para yerinde durur.', 'Yeniden sor')) },
  },
}

const brought = (all: readonly Row[], done: string, refused: string) =>
  all.map((row, index) =>
    index === 0
      ? row
      : {
          ...row,
          action: undefined,
          balance: index === 1 ? '$0.00' : '$12.00',
          note: index === 1 ? done : refused,
          noteTone: index === 1 ? ('positive' as const) : ('negative' as const),
        },
  )

export const EverythingBack: Story = {
  args: {
    children: show(brought(english, '$40.00 is back in the main wallet', 'Not moved: there is less in it by now.')),
  },
  parameters: {
    tr: {
      children: show(brought(turkish, '$40,00 yeniden ana cüzdanda', 'Aktarılmadı: içinde artık daha az para var.')),
    },
  },
}

const many = (all: readonly Row[]) => [
  ...all.slice(0, 1),
  ...Array.from({ length: 14 }, (_, index) => ({
    id: String(index),
    name: `Studio ${index + 1}`,
    balance: `$${index * 5}.00`,
  })),
]

export const Many: Story = {
  args: { children: show(many(english)) },
  parameters: { tr: { children: show(many(turkish)) } },
}

const yen = (main: string, balance: string): readonly Row[] => [
  { id: 'main', name: main, balance },
  { id: 'BGS', name: 'Backstage Games', balance: '¥0' },
]

export const NoDecimals: Story = {
  args: { children: show(yen('Main wallet', '¥125,050')) },
  parameters: { tr: { children: show(yen('Ana cüzdan', '¥125.050')) } },
}

const long = (note: string, button: string): readonly Row[] => [
  { id: 'main', name: 'Hauptgeldbörsenverwaltungsgesellschaft', balance: '₿123,456,789.12345678' },
  {
    id: 'long',
    name: 'Donaudampfschifffahrtsgesellschaftsspielautomaten',
    balance: '₿0.00000001',
    note,
    noteTone: 'negative',
    action: back(button),
  },
]

export const LongWords: Story = {
  args: {
    children: show(
      long('Not moved: the vendor refused it, and what was asked for is in the main wallet as before.', 'Bring back'),
    ),
  },
  parameters: {
    tr: {
      children: show(
        long('Aktarılmadı: sağlayıcı reddetti; istenen tutar önceki gibi ana cüzdanda duruyor.', 'Geri al'),
      ),
    },
  },
}
