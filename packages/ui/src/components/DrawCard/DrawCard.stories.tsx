import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyNow } from '../../../stories/storyTime.ts'
import { DrawCard, type DrawCardProps } from './DrawCard.tsx'

const when = { instant: '2026-11-20T21:00:00Z', day: 'tonight', time: '21:00' }
const sale = { isOpen: true, text: 'Open until 20:50' }

const meta = {
  component: DrawCard,
  args: { name: 'Evening Six', remark: 'Six of 45, every evening', when, sale },
  parameters: {
    tr: {
      name: 'Akşam Altısı',
      remark: '45 sayıdan 6, her akşam',
      when: { ...when, day: 'bu akşam' },
      sale: { isOpen: true, text: '20:50’ye kadar açık' },
    },
  },
  decorators: (Story) => (
    <div style={{ width: 300, maxWidth: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<DrawCardProps>

export default meta
type Story = StoryObj<typeof meta>

export const Ticket: Story = {}

/** The one a page opens with. */
export const Large: Story = { args: { size: 'large' } }

/** Under an hour it counts by the second. */
export const Counting: Story = { args: { countsTo: storyNow + 42 * 60_000 } }

/** Too late for this draw. */
export const SaleClosed: Story = {
  args: { countsTo: storyNow + 4 * 60_000, sale: { isOpen: false, text: 'Sale closed' } },
  parameters: {
    tr: {
      name: 'Akşam Altısı',
      remark: '45 sayıdan 6, her akşam',
      when: { ...when, day: 'bu akşam' },
      sale: { isOpen: false, text: 'Satış kapandı' },
    },
  },
}

/** A page that is written ahead does not know the visitor's time: the place is kept. */
export const NotKnownYet: Story = { args: { when: undefined, sale: undefined } }

/** On its way: as high as the ticket that comes. */
export const OnItsWay: Story = { args: { name: undefined, remark: undefined, when: undefined, sale: undefined } }
