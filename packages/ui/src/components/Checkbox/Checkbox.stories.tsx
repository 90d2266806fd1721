import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Remember me on this device', name: 'remember' },
  parameters: { tr: { label: 'Bu cihazda beni hatırla' } },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}

export const Checked: Story = {
  args: { defaultChecked: true, hint: 'For one day.' },
  parameters: { tr: { hint: 'Bir gün boyunca.' } },
}

/** The words may hold a link; only they and the box toggle it. */
export const WithLink: Story = {
  args: {
    label: (
      <>
        I am 18 or older and accept the <a href="#term">terms</a>
      </>
    ),
    required: true,
  },
  parameters: {
    tr: {
      label: (
        <>
          18 yaşındayım ya da daha büyüğüm ve <a href="#term">koşulları</a> kabul ediyorum
        </>
      ),
    },
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: true }] } },
  },
}

export const Refused: Story = {
  args: { error: 'Accept the terms to go on.' },
  parameters: { tr: { error: 'Devam etmek için koşulları kabul edin.' } },
}
