import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy } from 'lucide'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const copy = (label: string) => <IconButton label={label} icon={<Glyph of={Copy} />} tone="outlined" />

const meta = {
  component: Tooltip,
  args: { words: 'Copy the key', children: copy('Copy the key') },
  argTypes: { children: { control: false } },
  parameters: { keyboard: true, tr: { words: 'Anahtarı kopyala', children: copy('Anahtarı kopyala') } },
  decorators: (Story) => (
    <div style={{ padding: '64px clamp(16px, 8vw, 96px)' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

/** At once when the control is reached by keyboard, after a moment under the pointer. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeVisible())
  },
}

/** Several lines, and below, for a control at the top. */
export const Long: Story = {
  args: {
    words: 'Passkeys stay on your devices. Nobody can guess one, and there is none that we could lose.',
    children: <Button>What is a passkey?</Button>,
    side: 'below',
  },
  parameters: {
    tr: {
      words: 'Geçiş anahtarları cihazlarınızda kalır. Kimse tahmin edemez; bizde de kaybolacak bir şey yoktur.',
      children: <Button>Geçiş anahtarı nedir?</Button>,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeVisible())
  },
}
