import type { Meta, StoryObj } from '@storybook/react-vite'
import { Laptop } from 'lucide'
import { within } from 'storybook/test'
import { Glyph } from '../Icon/Glyph.tsx'
import { Avatar } from './Avatar.tsx'

const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Cpath fill='%23c9d8e8' d='M0 0h64v64H0z'/%3E%3Ccircle cx='32' cy='25' r='12' fill='%23456'/%3E%3Cpath d='M8 64c0-15 11-23 24-23s24 8 24 23z' fill='%23456'/%3E%3C/svg%3E"

const meta = {
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}

export const Picture: Story = { args: { image: face } }

/** A picture that cannot be loaded leaves the initials. */
export const BrokenPicture: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('AL', {}, { timeout: 10_000 })
  },
}

export const Device: Story = { args: { icon: <Glyph of={Laptop} /> } }

/** Alone it needs a label. */
export const Alone: Story = { args: { size: 'huge', label: 'Ada Lovelace' } }
