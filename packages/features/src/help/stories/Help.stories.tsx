import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { HelpModal } from '../modals/HelpModal.tsx'

const item = (index: number) => ({
  id: `item-${index}`,
  title: `How does part ${index} work?`,
  content: `<p>Part ${index} works like this.</p>`,
})
const portal = (answers: StoryPortal['answers'] = {}) => ({ portal: { answers } satisfies StoryPortal })

const meta = {
  title: 'site/Help',
  component: HelpModal,
  tags: ['!autodocs'],
  args: { close: fn() },
  parameters: {
    ...portal({ helpCenter: () => [1, 2, 3, 4, 5, 6].map(item) }),
    docs: { story: { inline: false, height: '620px' } },
  },
} satisfies Meta<typeof HelpModal>

export default meta
type Story = StoryObj<typeof meta>

/** M09 C05 four questions over the page, and the way to the others. */
export const Some: Story = {
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'help')
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByText('How does part 1 work?'))
    await waitFor(() => expect(dialog.getByText('Part 1 works like this.')).toBeVisible())
    await expect(dialog.queryByText('How does part 5 work?')).toBeNull()
    await expect(dialog.getByRole('link', { name: say('all') })).toBeVisible()
  },
}

export const Loading: Story = { parameters: portal() }

export const None: Story = { parameters: portal({ helpCenter: () => [] }) }

export const Failed: Story = {
  parameters: portal({
    helpCenter: () => {
      throw refusal('unavailable')
    },
  }),
}
