import type { Announcement } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { PublicityModal } from '../modals/PublicityModal.tsx'

const popup = (index: number): Announcement => ({
  id: `pu-${index}`,
  title: `News of the house ${index}`,
  content: `<p>What is new, part ${index}.</p>`,
  publishedAt: '2026-11-20T12:00:00Z',
})

const answers = (count: number): StoryPortal['answers'] => ({
  announcements: () => ({
    player: [],
    banners: [],
    popup: Array.from({ length: count }, (_, index) => popup(index + 1)),
    promotion: [],
  }),
})

const portal = (more: StoryPortal) => ({ portal: more })

const meta = {
  title: 'site/Publicity',
  component: PublicityModal,
  tags: ['!autodocs'],
  args: { close: fn() },
  parameters: { ...portal({ answers: answers(3) }), docs: { story: { inline: false, height: '620px' } } },
  beforeEach: () => sessionStorage.removeItem('publicityClose'),
} satisfies Meta<typeof PublicityModal>

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async (canvas: HTMLElement) => within(await within(canvas.ownerDocument.body).findByRole('dialog'))

export const Some: Story = {}

/** One alone is read at once; there is no list to go back to. */
export const One: Story = {
  parameters: portal({ answers: answers(1) }),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'announcements')
    const dialog = await dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByText('What is new, part 1.')).toBeVisible())
    await expect(dialog.queryByRole('button', { name: say('publicityBack') })).toBeNull()
  },
}

/** Eight to a page (M08, C05). */
export const Many: Story = {
  parameters: portal({ answers: answers(20) }),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByText('News of the house 8')).toBeVisible())
    await expect(dialog.queryByText('News of the house 9')).toBeNull()
  },
}

export const Loading: Story = { parameters: portal({}) }

export const None: Story = { parameters: portal({ answers: answers(0) }) }

export const Failed: Story = {
  parameters: portal({
    answers: {
      announcements: () => {
        throw refusal('unavailable')
      },
    },
  }),
}

/** Closed by a member: not again in this session. */
export const ClosedByMember: Story = {
  parameters: portal({ answers: answers(3), session: { status: 'signedIn', role: 'member' } }),
  play: async (context) => {
    const { args, canvasElement } = context
    const kit = sayIn(context, 'kit/Dialog')
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: kit('close') }))
    await expect(args.close).toHaveBeenCalledOnce()
    await expect(sessionStorage.getItem('publicityClose')).toBe('1')
  },
}

/** Closed by a guest: home may greet again. */
export const ClosedByGuest: Story = {
  play: async (context) => {
    const { args, canvasElement } = context
    const kit = sayIn(context, 'kit/Dialog')
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: kit('close') }))
    await expect(args.close).toHaveBeenCalledOnce()
    await expect(sessionStorage.getItem('publicityClose')).toBeNull()
  },
}
