import { forgetDrafts, loadDraft } from '@foyer/feature-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { FeedbackModal } from '../modals/FeedbackModal.tsx'

const portal = (answers: StoryPortal['answers'] = {}) => ({ portal: { answers } satisfies StoryPortal })

const meta = {
  title: 'site/Feedback',
  component: FeedbackModal,
  tags: ['!autodocs'],
  args: { close: fn() },
  parameters: { ...portal(), docs: { story: { inline: false, height: '620px' } } },
  beforeEach: forgetDrafts,
} satisfies Meta<typeof FeedbackModal>

export default meta
type Story = StoryObj<typeof meta>

const words = 'The wheel stood still for a minute.'

async function write(canvas: HTMLElement) {
  const dialog = within(await within(canvas.ownerDocument.body).findByRole('dialog'))
  await userEvent.selectOptions(await dialog.findByRole('combobox'), 'game')
  await userEvent.type(dialog.getByRole('textbox'), words)
  await userEvent.click(canvas.ownerDocument.body.querySelector('dialog [type=submit]') ?? canvas)
  return dialog
}

export const Empty: Story = {}

/** Sent with nothing in it: each field says what it wants, and the first has the keyboard. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const body = canvasElement.ownerDocument.body
    const dialog = within(await within(body).findByRole('dialog'))
    await userEvent.keyboard('{Shift}') // fields belong to the form a moment after they are drawn
    await userEvent.click(body.querySelector('dialog [type=submit]') ?? canvasElement)
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const OnItsWay: Story = {
  parameters: portal({ sendFeedback: never }),
  play: async ({ canvasElement }) => {
    await write(canvasElement)
  },
}

/** Its number, and the keyboard goes on here. */
export const Sent: Story = {
  parameters: portal({ sendFeedback: () => ({ reference: 'F-1042' }) }),
  play: async ({ canvasElement }) => {
    const dialog = await write(canvasElement)
    await expect(await dialog.findByText(/1042/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('status')).toHaveFocus())
    await expect(loadDraft('feedback').content ?? null).toBeNull()
  },
}

/** Refused: what was written stays, here and when it is opened again. */
export const Refused: Story = {
  parameters: portal({
    sendFeedback: () => {
      throw refusal('too_many_requests')
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await write(canvasElement)
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveValue(words)
    await expect(loadDraft('feedback').content ?? null).toContain(words)
  },
}
