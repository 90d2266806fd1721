import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Mails about bonuses', name: 'bonusMails', onChange: fn() },
  argTypes: {
    label: { description: 'What is on when it is on; a press on the words puts it too.', control: 'text' },
    hint: { description: 'A sentence below that says what follows.', control: 'text' },
    error: { description: 'Why it could not be put, and what to do; takes the place of the hint.', control: 'text' },
    checked: { description: 'Whether it is on, where its owner keeps that.', control: 'boolean' },
    defaultChecked: { description: 'Whether it is on at first, where it keeps that itself.', control: 'boolean' },
    disabled: { description: 'It cannot be put; say why in the hint.', control: 'boolean' },
    name: { description: 'Its name in what a form sends.', control: 'text' },
    onChange: { description: 'It was put; not called while `isBusy`.' },
    ref: { control: false },
  },
  parameters: { network: { slow: { isBusy: true } }, tr: { label: 'Bonus e-postaları' } },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { defaultChecked: true } }

/** A sentence below says what it does. */
export const WithHint: Story = {
  args: {
    label: 'Two-factor login',
    hint: 'Asks for a code whenever somebody logs in on a new device.',
    defaultChecked: true,
  },
  parameters: {
    tr: { label: 'İki aşamalı giriş', hint: 'Yeni bir cihazda giriş yapıldığında bir kod ister.' },
  },
}

/** Put and on its way to the server: it stays where it is and takes no second press. */
export const Busy: Story = {
  args: { isBusy: true, defaultChecked: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
  },
}

export const Refused: Story = {
  args: { error: 'Confirm your mobile number first.' },
  parameters: { tr: { error: 'Önce cep telefonunuzu doğrulayın.' } },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }

/** Space puts it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}
