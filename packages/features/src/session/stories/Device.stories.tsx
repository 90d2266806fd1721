import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf, fill, partOf, press, send } from '../../storyKeyboard.ts'
import { narrow } from '../../storyNarrow.tsx'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { DeviceProofForm } from '../verification/DeviceProofForm.tsx'
import { humanWork } from './answers.ts'

const portal = (answers: StoryPortal['answers'] = {}) => ({
  portal: { answers: { humanWork, deviceCode: () => ({ expiredMinutes: 10 }), ...answers } } satisfies StoryPortal,
})
const meta = {
  title: 'accounts/New device',
  component: DeviceProofForm,
  tags: ['!autodocs'],
  args: { username: 'nightowl7', onDone: fn(), onBack: fn() },
  decorators: narrow,
  parameters: portal(),
} satisfies Meta<typeof DeviceProofForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** The code was sent, and the button counts down to the next. */
export const CodeSent: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[data-part=send]')
    await waitFor(() => expect(partOf(canvasElement, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'code')
    await waitFor(() => expect(fieldOf(canvasElement, 'code')).toHaveFocus())
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

export const Sending: Story = {
  parameters: portal({ deviceProof: never }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { code: '123456' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(partOf(canvasElement, '[type=submit]')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** Too many codes were asked for: the warning says how long none is sent. */
export const NoCodeForAWhile: Story = {
  parameters: portal({
    deviceCode: () => {
      throw refusal('too_many_requests', { retryAfter: 300 })
    },
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[data-part=send]')
    await waitFor(() => expect(partOf(canvasElement, 'dialog[open]')).toBeVisible())
  },
}

export const WrongCode: Story = {
  parameters: portal({
    deviceProof: () => {
      throw refusal('verification_code_wrong')
    },
  }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { code: '123456' })
    await userEvent.keyboard('{Enter}')
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await waitFor(() => expect(fieldOf(canvasElement, 'code')).toHaveFocus())
  },
}

export const Known: Story = {
  parameters: portal({ deviceProof: () => null }),
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { code: '123456' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}
