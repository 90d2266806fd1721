import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stepper } from './Stepper.tsx'

const steps = [
  { id: 'login', label: 'Login details', hint: 'Username and password' },
  { id: 'person', label: 'About you', hint: 'Name, birthday, address' },
  { id: 'phone', label: 'Mobile number', hint: 'Confirmed with a code' },
  { id: 'done', label: 'Ready to play', hint: 'First deposit, if you like' },
]
const turkish = ['Giriş bilgileri', 'Hakkınızda', 'Cep telefonu', 'Oynamaya hazır']
const turkishHints = [
  'Kullanıcı adı ve şifre',
  'Ad, doğum günü, adres',
  'Bir kodla doğrulanır',
  'İsterseniz ilk yatırma',
]
const turkishSteps = steps.map((step, index) => ({ ...step, label: turkish[index], hint: turkishHints[index] }))

const meta = {
  component: Stepper,
  args: { label: 'Sign up', steps, current: 'person' },
  parameters: { tr: { label: 'Kaydol', steps: turkishSteps } },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

/** On a phone: which step it is, and a bar for each. */
export const Row: Story = {}

export const Column: Story = { args: { direction: 'column', current: 'phone' } }

/** Steps that are done lead back. */
export const WithWayBack: Story = {
  args: { current: 'phone', onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const back = within(canvasElement).getAllByRole('button')
    await expect(back).toHaveLength(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('login')
  },
}

export const Problem: Story = {
  args: {
    direction: 'column',
    current: 'phone',
    steps: steps.map((step) => ({ ...step, hasProblem: step.id === 'person' })),
  },
  parameters: {
    tr: { label: 'Kaydol', steps: turkishSteps.map((step) => ({ ...step, hasProblem: step.id === 'person' })) },
  },
}

export const AllDone: Story = { args: { current: undefined } }
