import type { Game } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { StoryPortal } from '../../storyPortal.ts'
import { useRuntime } from '../model/calls.ts'
import { run } from '../model/tryGame.ts'

const game = { name: 'Otters', playMoneyOnly: false } as unknown as Game // what the gate looks at

/** A guest has chosen a free trial. */
function FreeTrial() {
  const runtime = useRuntime()
  useEffect(() => void run(runtime, game), [runtime])
  return null
}

const meta = {
  title: 'accounts/Age gate',
  component: FreeTrial,
  tags: ['!autodocs'],
  beforeEach: () => sessionStorage.removeItem('foyer-age-confirmed'),
  parameters: { portal: {} satisfies StoryPortal, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof FreeTrial>

export default meta
type Story = StoryObj<typeof meta>

const gate = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole('dialog')

/** Before free play a guest confirms the age of the jurisdiction. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await gate(canvasElement)
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** Whoever leaves plays nothing. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await gate(canvasElement)
    await waitFor(() => expect(dialog).toBeVisible())
    dialog.querySelector<HTMLElement>('[data-tone=secondary]')?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog[open]')).toBeNull())
    await expect(sessionStorage.getItem('foyer-age-confirmed')).toBeNull()
  },
}
