import type { Meta, StoryObj } from '@storybook/react-vite'
import { Welcome } from './Welcome.tsx'

const meta = { title: 'Start here/Welcome', component: Welcome, tags: ['!autodocs'] } satisfies Meta<typeof Welcome>

export default meta
type Story = StoryObj<typeof meta>

/** What is here, and what the toolbar does. */
export const Overview: Story = {}
