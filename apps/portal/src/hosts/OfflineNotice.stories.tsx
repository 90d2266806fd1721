import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { OfflineNotice } from './OfflineNotice.tsx'

/** The device as it says it is, until the story is left. */
function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
const found = (): void => {
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}

const meta = {
  title: 'site/Offline notice',
  component: OfflineNotice,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', portal: {}, docs: { story: { inline: false, height: '320px' } } },
  decorators: (Story) => (
    <div style={{ minBlockSize: 320 }}>
      <Story />
    </div>
  ),
  beforeEach: () => {
    connect(false)
    return found
  },
} satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof meta>

/** Along the lower edge, for as long as the network is gone. */
export const Offline: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status')
    await expect(notice).toHaveTextContent(/\S/)
    await expect(notice).toBeVisible()
    // What else ends at the bottom ends above it.
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--fy-space-below')).not.toBe('')
  },
}

/** Nothing stands there while there is a network; a screen reader's place for it does. */
export const Online: Story = {
  beforeEach: () => {
    connect(true)
    return found
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

/** It comes and goes with the network, without a reload. */
export const BackAgain: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status')
    await expect(notice).toHaveTextContent(/\S/)
    connect(true)
    await waitFor(() => expect(notice).toBeEmptyDOMElement())
    connect(false)
    await waitFor(() => expect(notice).toHaveTextContent(/\S/))
  },
}

/** On a phone it stands above the bottom bar, whose places stay in reach. */
export const AboveTheBottomBar: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  decorators: (Story) => (
    <>
      <nav
        data-bottom=""
        style={{
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: 57,
          background: 'var(--fy-color-surface)',
        }}
      />
      <Story />
    </>
  ),
}
