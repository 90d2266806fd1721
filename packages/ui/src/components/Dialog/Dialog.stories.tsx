import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, TriangleAlert } from 'lucide'
import { fn } from 'storybook/test'
import { Glyph } from '../Icon/Glyph.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: { isOpen: true, onClose: fn(), title: 'Sign out?' },
  argTypes: { icon: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Confirmation: Story = {
  args: {
    children: 'You will need your password to come back.',
    buttons: [{ label: 'Stay' }, { label: 'Sign out', tone: 'primary' }],
  },
  parameters: {
    tr: {
      title: 'Çıkış yapılsın mı?',
      children: 'Geri dönmek için şifreniz gerekecek.',
      buttons: [{ label: 'Kal' }, { label: 'Çıkış yap', tone: 'primary' }],
    },
  },
}

/** An icon and its tone say what kind of news it is. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    icon: <Glyph of={TriangleAlert} />,
    title: 'This needs a real account',
    children: 'Trial accounts can look around and play with play money only.',
    buttons: [{ label: 'Sign up', tone: 'primary' }],
  },
  parameters: {
    tr: {
      title: 'Bunun için gerçek bir hesap gerekir',
      children: 'Deneme hesapları yalnızca gezebilir ve oyun parasıyla oynayabilir.',
      buttons: [{ label: 'Kaydol', tone: 'primary' }],
    },
  },
}

/** Html has been sanitised before it gets here. */
export const Html: Story = {
  args: {
    size: 'medium',
    title: 'Maintenance on Tuesday',
    html: '<p>From <b>04:00</b> to <b>05:30</b> the live tables rest. Balances and bets are safe.</p><p><a href="#help">More about it</a></p>',
    buttons: [{ label: 'Understood', tone: 'primary' }],
  },
  parameters: {
    tr: {
      title: 'Salı günü bakım',
      html: '<p><b>04:00</b> ile <b>05:30</b> arasında canlı masalar kapalıdır. Bakiyeler ve bahisler güvendedir.</p><p><a href="#help">Ayrıntılar</a></p>',
      buttons: [{ label: 'Anladım', tone: 'primary' }],
    },
  },
}

const codeField = (label: string, hint: string) => (
  <TextField label={label} inputMode="numeric" autoComplete="one-time-code" hint={hint} />
)

export const WithForm: Story = {
  args: {
    title: 'Verify your email',
    children: codeField('Code', '6 digits, valid for 10 minutes'),
    buttons: [{ label: 'Verify', tone: 'primary' }],
  },
  parameters: {
    tr: {
      title: 'E-postanızı doğrulayın',
      children: codeField('Kod', '6 hane, 10 dakika geçerli'),
      buttons: [{ label: 'Doğrula', tone: 'primary' }],
    },
  },
}

/** Goes by itself; the cover and Escape close it earlier. */
export const ClosesByItself: Story = {
  args: {
    tone: 'positive',
    icon: <Glyph of={CircleCheck} />,
    title: 'Deposit credited',
    children: '$250.00',
    closesAfter: 60_000,
  },
  parameters: { tr: { title: 'Para yatırıldı', children: '$250,00' } },
}

const terms = (words: string) =>
  [...Array(24).keys()].map((paragraph) => (
    <p key={paragraph}>
      {paragraph + 1}. {words}
    </p>
  ))

/** The body scrolls; title and buttons stay. */
export const Long: Story = {
  args: {
    size: 'medium',
    title: 'Terms',
    children: terms('A player may hold one account. Whoever opens a second one in another name keeps the first.'),
    buttons: [{ label: 'Accept', tone: 'primary' }],
  },
  parameters: {
    tr: {
      title: 'Koşullar',
      children: terms('Bir oyuncunun tek hesabı olabilir. Başka bir adla ikincisini açan, ilkinde kalır.'),
      buttons: [{ label: 'Kabul et', tone: 'primary' }],
    },
  },
}

/** On a phone such a dialog comes up from the lower edge. */
export const Sheet: Story = {
  args: {
    isSheet: true,
    title: 'Filter and sort',
    children: 'Features, themes and the order of a list.',
    buttons: [{ label: 'Clear' }, { label: 'Show 128 games', tone: 'primary' }],
  },
  parameters: {
    tr: {
      title: 'Süz ve sırala',
      children: 'Özellikler, temalar ve listenin sırası.',
      buttons: [{ label: 'Temizle' }, { label: '128 oyunu göster', tone: 'primary' }],
    },
  },
}
