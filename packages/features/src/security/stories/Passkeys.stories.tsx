import type { Passkey } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { partOf, press } from '../../storyKeyboard.ts'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { Passkeys } from '../components/Passkeys.tsx'

const passkeys: readonly Passkey[] = [
  { id: 'phone', name: 'Safari, iOS', createdAt: '2026-11-01T12:00:00Z', isSynced: true },
  {
    id: 'key',
    name: 'Key on the ring',
    createdAt: '2026-10-01T12:00:00Z',
    usedAt: '2026-11-20T18:04:00Z',
    isSynced: false,
  },
]
const portal = (answers: StoryPortal['answers'] = {}) => ({
  portal: { answers: { passkeys: () => passkeys, ...answers } } satisfies StoryPortal,
})
const meta = {
  title: 'accounts/Passkeys',
  component: Passkeys,
  tags: ['!autodocs'],
  parameters: { ...portal(), docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Passkeys>

export default meta
type Story = StoryObj<typeof meta>

const body = (canvas: HTMLElement) => within(canvas.ownerDocument.body)

/** Asks to have the first one removed, and says yes. */
async function remove(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(partOf(canvas, 'li button + button')).toBeVisible())
  await press(canvas, 'li button + button')
  await waitFor(() => expect(partOf(canvas, 'dialog[open] [data-part=buttons]')).toBeVisible())
  await press(canvas, 'dialog[open] [data-part=buttons] button + button')
}

export const Several: Story = {}
export const None: Story = { parameters: portal({ passkeys: () => [] }) }
export const Loading: Story = { parameters: portal({ passkeys: never }) }

/** Removed after a question; what was removed is said. */
export const Removed: Story = {
  parameters: portal({ removePasskey: fn(() => null) }),
  play: async ({ canvasElement, parameters }) => {
    await remove(canvasElement)
    await waitFor(() => expect(parameters.portal.answers.removePasskey).toHaveBeenCalledWith({ id: 'phone' }))
    await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).toBeNull())
  },
}

/** The server takes its time: what is waited for lies over everything, and Escape does not take it away. */
export const BeingRemoved: Story = {
  parameters: portal({ removePasskey: never }),
  play: async (context) => {
    const { canvasElement } = context
    const removing = sayIn(context, 'security')('removing', { name: 'Safari, iOS' })
    await remove(canvasElement)
    await waitFor(() => expect(partOf(canvasElement, '.fy-LoaderOverlay output')).toHaveTextContent(removing))
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(partOf(canvasElement, '.fy-LoaderOverlay')).toHaveFocus()
  },
}

/** The server does not remove it: the row stays, and why is said. */
export const NotRemoved: Story = {
  parameters: portal({
    removePasskey: () => {
      throw refusal('unavailable', { message: 'Nothing can be changed at the moment.' })
    },
  }),
  play: async ({ canvasElement }) => {
    await remove(canvasElement)
    await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).toBeNull())
    await expect(body(canvasElement).getAllByText('Safari, iOS').length).toBeGreaterThan(0)
  },
}
