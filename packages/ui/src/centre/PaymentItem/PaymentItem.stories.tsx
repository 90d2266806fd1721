import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Landmark } from 'lucide'
import { Badge } from '../../components/Badge/index.ts'
import { Button } from '../../components/Button/index.ts'
import { DescriptionList } from '../../components/DescriptionList/index.ts'
import { Glyph } from '../../components/Icon/index.ts'
import { Timeline } from '../../components/Timeline/index.ts'
import { PaymentItem } from './PaymentItem.tsx'

const timeline = (label: string) => (
  <Timeline
    label={label}
    steps={[
      { id: '1', title: '18:02', state: 'done' },
      { id: '2', title: '18:03', state: 'current' },
    ]}
  />
)

const account = (reference: string) => (
  <DescriptionList
    rows={[
      { id: 'iban', label: 'IBAN', value: 'DE58 1001 0010 0000 4242 42' },
      { id: 'reference', label: reference, value: 'D7KQ2M4XW9AB' },
    ]}
  />
)

const meta = {
  component: PaymentItem,
  args: {
    icon: <Glyph of={CreditCard} />,
    title: 'Card',
    amount: '$100.00',
    facts: '2026-11-20 18:02:11',
    badge: <Badge tone="positive">Credited</Badge>,
    timeline: timeline('Way'),
    timelineLabel: 'How it went',
  },
  argTypes: {
    icon: { control: false },
    badge: { control: false },
    timeline: { control: false },
    actions: { control: false },
  },
  parameters: {
    tr: {
      title: 'Kart',
      badge: <Badge tone="positive">Eklendi</Badge>,
      timeline: timeline('Yol'),
      timelineLabel: 'Nasıl ilerledi',
    },
  },
} satisfies Meta<typeof PaymentItem>

export default meta
type Story = StoryObj<typeof meta>

export const Finished: Story = {}

export const Pending: Story = {
  args: {
    isOpen: true,
    icon: <Glyph of={Landmark} />,
    title: 'Bank transfer',
    badge: <Badge tone="info">Waiting</Badge>,
    text: 'Send the amount from your bank and name the reference. It is added as soon as it arrives.',
    children: account('Reference'),
    actions: <Button size="small">Open the bank</Button>,
  },
  parameters: {
    tr: {
      title: 'Banka havalesi',
      badge: <Badge tone="info">Bekliyor</Badge>,
      text: 'Tutarı bankanızdan gönderin ve açıklamayı yazın. Ulaşır ulaşmaz eklenir.',
      children: account('Açıklama'),
      actions: <Button size="small">Bankayı aç</Button>,
    },
  },
}

export const Refused: Story = {
  args: {
    badge: <Badge tone="negative">Not paid</Badge>,
    text: 'The bank that issued the card declined the payment. Try another card, or ask your bank.',
    actions: <Button size="small">Try again</Button>,
  },
  parameters: {
    tr: {
      badge: <Badge tone="negative">Ödenmedi</Badge>,
      text: 'Kartı veren banka ödemeyi reddetti. Başka bir kart deneyin ya da bankanıza sorun.',
      actions: <Button size="small">Yeniden dene</Button>,
    },
  },
}

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftsüberweisung',
    amount: '₿123,456,789,012.12345678',
    badge: <Badge tone="warning">Waits for somebody to look at it</Badge>,
  },
  parameters: {
    tr: {
      amount: '₿123.456.789.012,12345678',
      badge: <Badge tone="warning">Birinin bakması bekleniyor</Badge>,
    },
  },
}
