import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing } from './Drawing.tsx'
import {
  closedDrawing,
  emptyDrawing,
  errorDrawing,
  notFoundDrawing,
  offlineDrawing,
  searchDrawing,
} from './drawings.ts'

const meta = {
  component: Drawing,
  args: { of: emptyDrawing },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** A search without results. */
export const NothingFound: Story = { args: { of: searchDrawing } }

export const Failed: Story = { args: { of: errorDrawing } }

export const Offline: Story = { args: { of: offlineDrawing } }

export const NotFound: Story = { args: { of: notFoundDrawing } }

/** Maintenance, or a place that is not open here. */
export const Closed: Story = { args: { of: closedDrawing } }
