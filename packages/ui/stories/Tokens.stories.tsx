import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandOf } from '../../../.storybook/brands.ts'
import { TokenSheet } from './TokenSheet.tsx'

const meta = {
  title: 'Start here/Tokens',
  component: TokenSheet,
  tags: ['!autodocs'],
  args: { name: '', theme: brandOf('neutral').theme },
  argTypes: { name: { control: false }, theme: { control: false } },
  render: (_args, { globals }) => {
    const { title, theme } = brandOf(globals.brand)
    return <TokenSheet key={`${globals.brand} ${globals.theme}`} name={title} theme={theme} />
  },
} satisfies Meta<typeof TokenSheet>

export default meta
type Story = StoryObj<typeof meta>

/** Change brand and theme in the toolbar to see every token move. */
export const Sheet: Story = {}

export const LightSheet: Story = { globals: { theme: 'light' } }
