import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound, Mail, Smartphone } from 'lucide'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Glyph } from '../Icon/Glyph.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const ways = [
  { value: 'mail', label: 'By mail', hint: 'To p…r@example.com' },
  { value: 'sms', label: 'By text message', hint: 'To the number that ends in 42' },
  { value: 'app', label: 'Authenticator app', hint: 'Not set up yet', disabled: true },
]
const drawings = [Mail, Smartphone, KeyRound].map((drawing) => <Glyph key={drawing.length} of={drawing} />)
const turkishWays = [
  { value: 'mail', label: 'E-postayla', hint: 'p…r@example.com adresine' },
  { value: 'sms', label: 'Kısa mesajla', hint: 'Sonu 42 olan numaraya' },
  { value: 'app', label: 'Doğrulama uygulaması', hint: 'Henüz kurulmadı', disabled: true },
]

const meta = {
  component: RadioGroup,
  args: {
    label: 'Where should the code go?',
    name: 'way',
    options: ways,
    onChange: fn(),
  },
  parameters: { tr: { label: 'Kod nereye gelsin?', options: turkishWays } },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { args: { defaultValue: 'mail' } }

const drawn = (options: typeof ways) => options.map((way, index) => ({ ...way, icon: drawings[index] }))

/** Side by side, or below one another where there is no room. */
export const Cards: Story = {
  args: {
    variant: 'cards',
    options: drawn(ways),
    defaultValue: 'sms',
  },
  parameters: { tr: { options: drawn(turkishWays) } },
}

export const Refused: Story = {
  args: { required: true, error: 'Choose where the code should go.' },
  parameters: { tr: { label: 'Kod nereye gelsin?', options: turkishWays, error: 'Kodun nereye geleceğini seçin.' } },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'mail' } }

/** One stop of the Tab key; the arrows choose. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'mail' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getAllByRole('radio')[1]).toBeChecked()
  },
}
