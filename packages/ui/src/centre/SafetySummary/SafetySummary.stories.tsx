import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge } from '../../components/Badge/index.ts'
import { Button } from '../../components/Button/index.ts'
import { SafetySummary } from './SafetySummary.tsx'

const onAdd = fn()
const stepsOf = (words: readonly string[], done: number) =>
  words.map((label, index) => ({ id: label, label, isDone: index < done }))
const english = ['Mail address verified', 'Second step at login', 'Passkey', 'Withdrawal password']
const turkish = ['E-posta doğrulandı', 'Girişte ikinci adım', 'Geçiş anahtarı', 'Çekim şifresi']
const add = (words: string) => (
  <Button canWrap tone="primary" onClick={onAdd}>
    {words}
  </Button>
)
const badges = (club: string, founder: string) => (
  <>
    <Badge tone="accent">{club}</Badge>
    <Badge>{founder}</Badge>
  </>
)

const meta = {
  component: SafetySummary,
  args: {
    name: 'Ada',
    account: 'demoplayer · since 2024-10-21',
    badges: badges('Gold', 'Founder'),
    steps: stepsOf(english, 2),
    title: 'Next: a passkey',
    text: 'With your finger, face or PIN nobody can talk you out of a password.',
    action: add('Add a passkey'),
  },
  argTypes: { badges: { control: false }, action: { control: false } },
  parameters: {
    tr: {
      account: 'demoplayer · 2024-10-21 tarihinden beri',
      badges: badges('Altın', 'Kurucu'),
      steps: stepsOf(turkish, 2),
      title: 'Sırada: geçiş anahtarı',
      text: 'Parmağınız, yüzünüz ya da PIN’inizle girerseniz kimse sizden şifrenizi alamaz.',
      action: add('Geçiş anahtarı ekle'),
    },
  },
} satisfies Meta<typeof SafetySummary>

export default meta
type Story = StoryObj<typeof meta>

export const HalfWay: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onAdd).toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2/4')
  },
}

export const AllDone: Story = {
  args: {
    steps: stepsOf(english, 4),
    title: 'Everything is in place',
    text: 'Look now and then at where your account is signed in.',
    action: undefined,
  },
  parameters: {
    tr: {
      steps: stepsOf(turkish, 4),
      title: 'Her şey yerinde',
      text: 'Hesabınızın nerelerde açık olduğuna ara sıra bakın.',
      action: undefined,
    },
  },
}

/** The first of the steps comes next. */
export const NewAccount: Story = {
  args: {
    badges: undefined,
    steps: stepsOf(english, 0),
    title: 'Next: your mail address',
    text: 'A way back into your account when a password is forgotten.',
    action: add('Verify the address'),
  },
  parameters: {
    tr: {
      badges: undefined,
      steps: stepsOf(turkish, 0),
      title: 'Sırada: e-posta adresiniz',
      text: 'Şifrenizi unutursanız hesabınıza dönmenin yolu.',
      action: add('Adresi doğrula'),
    },
  },
}
