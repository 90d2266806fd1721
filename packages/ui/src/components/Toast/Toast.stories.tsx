import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ToastRegion } from './ToastRegion.tsx'

const stays = Number.POSITIVE_INFINITY

const meta = {
  component: ToastRegion,
  args: { isInline: true, onDismiss: fn(), toasts: [{ id: 'a', message: 'Copied to the clipboard', duration: stays }] },
  parameters: { tr: { toasts: [{ id: 'a', message: 'Panoya kopyalandı', duration: stays }] } },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

/** What was done, and the way back. */
export const WithAction: Story = {
  args: {
    toasts: [
      {
        id: 'a',
        tone: 'positive',
        message: 'Lantern Orchard is among your favourites',
        action: { label: 'Undo', onPress: fn() },
        duration: stays,
      },
    ],
  },
  parameters: {
    tr: {
      toasts: [
        {
          id: 'a',
          tone: 'positive',
          message: 'Lantern Orchard favorilerinizde',
          action: { label: 'Geri al', onPress: fn() },
          duration: stays,
        },
      ],
    },
  },
}

/** Bad news stays until it is put away. */
export const Negative: Story = {
  args: { toasts: [{ id: 'a', tone: 'negative', message: 'Network link is abnormal, please try again' }] },
  parameters: { tr: { toasts: [{ id: 'a', tone: 'negative', message: 'Bağlantıda sorun var, yeniden deneyin' }] } },
}

export const Several: Story = {
  args: {
    toasts: [
      { id: 'a', message: 'Language: Türkçe', duration: stays },
      { id: 'b', tone: 'warning', message: 'Your session ends in five minutes', duration: stays },
    ],
  },
  parameters: {
    tr: {
      toasts: [
        { id: 'a', message: 'Dil: Türkçe', duration: stays },
        { id: 'b', tone: 'warning', message: 'Oturumunuz beş dakika sonra sona eriyor', duration: stays },
      ],
    },
  },
}
