import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { never, type StoryPortal } from '../../storyPortal.ts'
import { GameModal } from '../modals/GameModal.tsx'

const meta = {
  title: 'games/Game over the page',
  component: GameModal,
  tags: ['!autodocs'],
  args: { gameId: 'harbor', nodeId: 1, vendor: 'BGS', isTrial: false, name: 'Lantern Harbor', close: fn() },
  parameters: {
    portal: {
      session: { status: 'signedIn', role: 'member' },
      answers: { launchGame: never },
    } satisfies StoryPortal,
    docs: { story: { inline: false, height: '540px' } },
  },
} satisfies Meta<typeof GameModal>

export default meta
type Story = StoryObj<typeof meta>

/** The page below keeps still, and the room of its scrollbar, for as long as a game is over it (G07). */
export const Starting: Story = {
  play: async ({ canvasElement }) => {
    const { body, documentElement } = canvasElement.ownerDocument
    await within(body).findByRole('dialog')
    await expect(documentElement.style.overflow).toBe('hidden')
    await expect(getComputedStyle(documentElement).scrollbarGutter).toBe('auto')
  },
}
