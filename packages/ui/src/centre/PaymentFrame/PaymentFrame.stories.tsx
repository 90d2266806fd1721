import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Landmark, Ticket } from 'lucide'
import { fn } from 'storybook/test'
import { AmountChoice } from '../../components/AmountChoice/index.ts'
import { Badge } from '../../components/Badge/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { Form, FormField } from '../../components/Form/index.ts'
import { Glyph } from '../../components/Icon/index.ts'
import { Notice } from '../../components/Notice/index.ts'
import turkishNotice from '../../components/Notice/messages/tr.json'
import { RadioGroup } from '../../components/RadioGroup/index.ts'
import { Receipt } from '../../components/Receipt/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { PaymentItem } from '../PaymentItem/index.ts'
import { PaymentFrame } from './PaymentFrame.tsx'

interface Words {
  readonly pay: string
  readonly amount: string
  readonly limits: string
  readonly methods: readonly (readonly [name: string, hint: string])[]
  readonly receipt: readonly [pay: string, fee: string, get: string]
  readonly submit: string
  readonly done: string
}
const english: Words = {
  pay: 'Pay by',
  amount: 'Amount',
  limits: '$10.00 to $5,000.00',
  methods: [
    ['Card', 'At once · fee 1.5 %'],
    ['Bank transfer', '5 minutes to 1 day · no fee'],
    ['Voucher', 'At once · fee 4 %'],
  ],
  receipt: ['You pay', 'Fee', 'Added to your balance'],
  submit: 'Go on to the payment',
  done: 'Credited',
}
const turkish: Words = {
  pay: 'Ödeme yolu',
  amount: 'Tutar',
  limits: '$10,00 ile $5.000,00 arası',
  methods: [
    ['Kart', 'Hemen · ücret %1,5'],
    ['Banka havalesi', '5 dakika ile 1 gün · ücretsiz'],
    ['Kupon', 'Hemen · ücret %4'],
  ],
  receipt: ['Ödeyeceğiniz', 'Ücret', 'Bakiyenize eklenecek'],
  submit: 'Ödemeye geç',
  done: 'Eklendi',
}
const icons = [CreditCard, Landmark, Ticket]

const form = (words: Words, error?: string) => (
  <Form<{ method?: string; amount?: string }>
    submit={words.submit}
    initialValues={{ method: '0', amount: '100' }}
    onSubmit={fn()}
  >
    <FormField name="method" label={words.pay}>
      {(field) => (
        <RadioGroup
          {...field}
          variant="rows"
          options={words.methods.map(([label, hint], index) => ({
            value: String(index),
            label,
            hint,
            icon: <Glyph of={icons[index] ?? CreditCard} />,
          }))}
        />
      )}
    </FormField>
    <FormField name="amount" label={words.amount}>
      {(field) => <TextField {...field} prefix="$" hint={words.limits} error={error} inputMode="decimal" />}
    </FormField>
    <AmountChoice
      label={words.amount}
      options={['20', '50', '100', '250'].map((value) => ({ value, label: `$${value}` }))}
      value="100"
      onChoose={fn()}
    />
    <Receipt
      rows={[
        { id: 'pay', label: words.receipt[0], value: '$100.00' },
        { id: 'fee', label: words.receipt[1], value: '$1.50' },
      ]}
      total={{ id: 'get', label: words.receipt[2], value: '$98.50' }}
    />
  </Form>
)
const item = (words: Words, key: number) => (
  <PaymentItem
    key={key}
    icon={<Glyph of={CreditCard} />}
    title={words.methods[0]?.[0]}
    amount="$100.00"
    facts="2026-11-20 18:02:11"
    badge={<Badge tone="positive">{words.done}</Badge>}
  />
)
const many = (words: Words) => Array.from({ length: 5 }, (_, key) => item(words, key))

const meta = {
  component: PaymentFrame,
  args: { children: form(english), historyTitle: 'Your deposits', history: item(english, 0) },
  argTypes: { children: { control: false }, history: { control: false }, news: { control: false } },
  parameters: { tr: { children: form(turkish), historyTitle: 'Yatırmalarınız', history: item(turkish, 0) } },
} satisfies Meta<typeof PaymentFrame>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const Many: Story = {
  args: { history: many(english) },
  parameters: { tr: { history: many(turkish) } },
}

export const Empty: Story = {
  args: {
    history: <EmptyState title="Nothing deposited yet">Choose a way to pay: what you send stands here.</EmptyState>,
  },
  parameters: {
    tr: {
      history: <EmptyState title="Henüz yatırma yok">Bir ödeme yolu seçin: gönderdikleriniz burada durur.</EmptyState>,
    },
  },
}

const waiting = (title: string, text: string, badge: string) => (
  <PaymentItem
    isOpen
    icon={<Glyph of={Landmark} />}
    title={title}
    amount="$500.00"
    facts="2026-11-20 18:02:11"
    badge={<Badge tone="info">{badge}</Badge>}
    text={text}
  />
)

export const Pending: Story = {
  args: { news: waiting('Bank transfer', 'Send the amount from your bank and name the reference.', 'Waiting') },
  parameters: {
    tr: { news: waiting('Banka havalesi', 'Tutarı bankanızdan gönderin ve açıklamayı yazın.', 'Bekliyor') },
  },
}

export const Refused: Story = {
  args: {
    notice: (
      <Notice tone="negative" title="The payment was declined">
        What you typed is still here: try another card.
      </Notice>
    ),
    children: form(english, 'Write at most $5,000.00'),
  },
  parameters: {
    tr: {
      notice: (
        <Notice tone="negative" title="Ödeme reddedildi" labels={turkishNotice}>
          Yazdıklarınız duruyor: başka bir kart deneyin.
        </Notice>
      ),
      children: form(turkish, 'En çok $5.000,00 yazın'),
    },
  },
}
