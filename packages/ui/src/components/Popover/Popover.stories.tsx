import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Popover, type PopoverProps } from './Popover.tsx'

const why = (words: string) => <p style={{ margin: 0 }}>{words}</p>

const meta = {
  component: Popover,
  args: {
    label: 'Why a mobile number',
    trigger: (button) => (
      <Button {...button} tone="quiet" size="small">
        Why do we ask?
      </Button>
    ),
    children: why('We send a code to it when you log in on a new device, and nothing else unless you ask for it.'),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  parameters: {
    tr: {
      label: 'Neden cep telefonu',
      trigger: (button: object) => (
        <Button {...button} tone="quiet" size="small">
          Neden soruyoruz?
        </Button>
      ),
      children: why(
        'Yeni bir cihazda giriş yaptığınızda buraya bir kod göndeririz; siz istemedikçe başka bir şey gelmez.',
      ),
    },
  },
  decorators: (Story) => (
    <div style={{ minHeight: 240 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}

const opener = (words: string) => (button: Parameters<PopoverProps['trigger']>[0]) => (
  <Button {...button}>{words}</Button>
)
const renaming = (label: string, name: string, save: string) => (close: () => void) => (
  <div style={{ display: 'grid', gap: 12 }}>
    <TextField label={label} defaultValue={name} />
    <Button tone="primary" onClick={close}>
      {save}
    </Button>
  </div>
)

/** A form of one field; what it holds can close it. */
export const WithForm: Story = {
  args: {
    label: 'Rename this device',
    trigger: opener('Rename'),
    children: renaming('Name', 'Chrome on Windows', 'Save'),
  },
  parameters: {
    tr: {
      label: 'Bu cihazı yeniden adlandır',
      trigger: opener('Yeniden adlandır'),
      children: renaming('Ad', 'Windows üzerinde Chrome', 'Kaydet'),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}
