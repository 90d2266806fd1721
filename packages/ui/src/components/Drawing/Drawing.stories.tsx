import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing } from './Drawing.tsx'
import * as drawings from './drawings.ts'

const meta = {
  component: Drawing,
  args: { of: drawings.emptyDrawing },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** A search without results. */
export const NothingFound: Story = { args: { of: drawings.searchDrawing } }

export const Failed: Story = { args: { of: drawings.errorDrawing } }

export const Offline: Story = { args: { of: drawings.offlineDrawing } }

export const NotFound: Story = { args: { of: drawings.notFoundDrawing } }

/** Maintenance, or a place that is not open here. */
export const Closed: Story = { args: { of: drawings.closedDrawing } }
