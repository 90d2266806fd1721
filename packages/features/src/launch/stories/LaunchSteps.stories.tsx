import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { LaunchSteps } from '../components/LaunchSteps.tsx'

const meta = {
  title: 'games/Steps of a launch',
  component: LaunchSteps,
  tags: ['!autodocs'],
  args: { step: 'asking', name: '', onRetry: fn(), onCancel: fn() },
  decorators: (Story) => (
    <div style={{ position: 'relative', height: 420 }}>
      <Story />
    </div>
  ),
  parameters: { portal: {} satisfies StoryPortal },
} satisfies Meta<typeof LaunchSteps>

export default meta
type Story = StoryObj<typeof meta>

/** G12 M12: the provider is asked; the way out is there from the start. */
export const Asking: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const current = (await canvas.findAllByRole('listitem')).filter((item) => item.ariaCurrent === 'step')
    await expect(current).toHaveLength(1)
    const [cancel] = canvas.getAllByRole('button')
    if (cancel) await userEvent.click(cancel)
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

/** M12: the address is there and the game is on its way. */
export const Loading: Story = {
  args: { step: 'loading', name: 'Lantern Harbor' },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const title = sayIn(context, 'launch')('launching', { name: 'Lantern Harbor' })
    await expect(await canvas.findByRole('heading')).toHaveTextContent(title)
    await expect(canvas.getAllByRole('listitem')[1]?.ariaCurrent).toBe('step')
  },
}

export const LongName: Story = { args: { step: 'loading', name: 'The Unbelievably Long Journey of a Hundred Otters' } }
