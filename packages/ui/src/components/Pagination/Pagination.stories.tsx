import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  args: { page: 10, pageCount: 516, onPage: fn() },
  render: function Stateful(args) {
    const [page, setPage] = useState(args.page)
    const turn = (next: number): void => {
      setPage(next)
      args.onPage?.(next)
    }
    return <Pagination {...args} page={page} onPage={turn} />
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}

export const First: Story = { args: { page: 1 } }

export const Few: Story = { args: { page: 2, pageCount: 4 } }

/** Where pages have an address, they are links. */
export const Links: Story = { args: { hrefFor: (page) => `#page=${page}` } }

/** In 360 px only the ends and the current page remain. */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } }
