import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyNow } from '../../../stories/storyTime.ts'
import { Countdown } from '../../components/Countdown/index.ts'
import turkishCountdown from '../../components/Countdown/messages/tr.json'
import { Form, FormField } from '../../components/Form/index.ts'
import { RadioGroup } from '../../components/RadioGroup/index.ts'
import { ArrivalCheck } from './ArrivalCheck.tsx'

const closesAt = storyNow + 52_000_000

interface Words {
  readonly answer: string
  readonly answers: readonly (readonly [label: string, hint: string])[]
  readonly submit: string
}
const english: Words = {
  answer: 'Your answer',
  answers: [
    ['All of it has arrived', '$95.00 is in my account'],
    ['A part of it has arrived', 'I write how much, the rest stays open'],
    ['It has not arrived', 'I send a picture that shows it'],
  ],
  submit: 'Confirm',
}
const turkish: Words = {
  answer: 'Yanıtınız',
  answers: [
    ['Tamamı geldi', '$95,00 hesabımda'],
    ['Bir kısmı geldi', 'Ne kadar geldiğini yazarım, kalanı açık kalır'],
    ['Gelmedi', 'Bunu gösteren bir resim gönderirim'],
  ],
  submit: 'Onayla',
}
const form = ({ answer, answers, submit }: Words) => (
  <Form<{ answer?: string }> submit={submit} initialValues={{ answer: '0' }} onSubmit={fn()}>
    <FormField name="answer" label={answer}>
      {(field) => (
        <RadioGroup
          {...field}
          variant="rows"
          options={answers.map(([label, hint], index) => ({ value: String(index), label, hint }))}
        />
      )}
    </FormField>
  </Form>
)

const meta = {
  component: ArrivalCheck,
  args: {
    title: 'Has $95.00 arrived at your bank?',
    deadline: (
      <>
        Counts as received in <Countdown closesAt={closesAt} />
      </>
    ),
    deadlineAt: 'Without your answer, on 2026-11-21 08:28:31',
    consequence: 'The withdrawal is then over. What has not arrived is not given back to your balance.',
    consequenceLabel: 'What this means',
    children: form(english),
  },
  argTypes: { children: { control: false }, deadline: { control: false } },
  parameters: {
    tr: {
      title: '$95,00 bankanıza ulaştı mı?',
      deadline: (
        <>
          Alındı sayılmasına kalan: <Countdown closesAt={closesAt} labels={turkishCountdown} />
        </>
      ),
      deadlineAt: 'Yanıtınız gelmezse 2026-11-21 08:28:31',
      consequence: 'Çekim o zaman biter. Ulaşmayan tutar bakiyenize geri verilmez.',
      consequenceLabel: 'Bu ne demek',
      children: form(turkish),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArrivalCheck>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {}

export const PartArrived: Story = {
  args: { title: 'Have the other $35.00 arrived?', text: '$60.00 of $95.00 have arrived, as you said.' },
  parameters: {
    tr: { title: 'Kalan $35,00 da ulaştı mı?', text: 'Bildirdiğinize göre $95,00 tutarın $60,00 kadarı ulaştı.' },
  },
}

export const WithoutDeadline: Story = { args: { deadline: undefined } }

export const LongWords: Story = {
  args: {
    title: 'Has ₿123,456,789,012.12345678 arrived at Donaudampfschifffahrtsgesellschaftsbank?',
    text: 'Banks write a payment of this kind under the name of the house, which need not be the name of this site.',
  },
  parameters: {
    tr: {
      title: '₿123.456.789.012,12345678 Donaudampfschifffahrtsgesellschaftsbank hesabınıza ulaştı mı?',
      text: 'Bankalar böyle bir ödemeyi sitenin adından farklı olabilen şirket adıyla gösterir.',
    },
  },
}
