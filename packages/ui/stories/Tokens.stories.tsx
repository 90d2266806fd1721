import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenSheet } from './TokenSheet.tsx'

const meta = { title: 'Start here/Tokens', component: TokenSheet, tags: ['!autodocs'] } satisfies Meta<
  typeof TokenSheet
>

export default meta
type Story = StoryObj<typeof meta>

/** Change brand and theme in the toolbar to see every token move. */
export const Sheet: Story = {}

export const LightSheet: Story = { globals: { theme: 'light' } }
