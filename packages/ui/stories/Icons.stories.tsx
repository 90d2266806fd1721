import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconGallery } from './IconGallery.tsx'

const meta = { title: 'Start here/Icons', component: IconGallery, tags: ['!autodocs'] } satisfies Meta<
  typeof IconGallery
>

export default meta
type Story = StoryObj<typeof meta>

/** What the kit draws with; a component takes any other drawing of the same kind. */
export const Gallery: Story = {}
