import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, waitFor } from 'storybook/test'
import { storyNow } from '../../../stories/storyTime.ts'
import { DrawCard, type DrawCardProps } from './DrawCard.tsx'

const when = { instant: '2026-11-20T21:00:00Z', day: 'tonight', time: '21:00' }
const sale = { isOpen: true, text: 'Open until 20:50' }

const closedTurkish = {
  name: 'Akşam Altısı',
  remark: '45 sayıdan 6, her akşam',
  when: { ...when, day: 'bu akşam' },
  sale: { isOpen: false, text: 'Satış kapandı' },
}

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
  parameters: { tr: closedTurkish },
}

/** Its moment has come: the numbers are on their way. */
export const DrawingNow: Story = {
  args: { countsTo: storyNow - 1000, sale: { isOpen: false, text: 'Sale closed' } },
  parameters: { tr: closedTurkish },
}

/** What was drawn comes ball after ball. */
export const Drawn: Story = {
  args: { countsTo: storyNow - 1000, drawn: ['21', '4', '27', '10', '19', '43'] },
  // With its motion, whatever the system of who looks asks for.
  decorators: [
    (Story) => (
      // React's type of styles knows no variables.
      <div style={{ '--fy-duration-slow': '200ms' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const balls = [...canvasElement.querySelectorAll('ol > *')]
    const delays = balls.map((ball) => getComputedStyle(ball).animationDelay)
    await expect(delays).toEqual(['0s', '0.3s', '0.6s', '0.9s', '1.2s', '1.5s'])
    await waitFor(() => expect(balls.map((ball) => getComputedStyle(ball).opacity)).toEqual(balls.map(() => '1')))
  },
}

/** Where less motion is asked for they are all there at once. */
export const DrawnStill: Story = {
  args: { countsTo: storyNow - 1000, drawn: ['21', '4', '27', '10', '19', '43'] },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const balls = [...canvasElement.querySelectorAll('ol > *')]
    await expect(balls.map((ball) => getComputedStyle(ball).animationDelay)).toEqual(balls.map(() => '0s'))
    await expect(balls.map((ball) => getComputedStyle(ball).opacity)).toEqual(balls.map(() => '1'))
  },
}

/** Of more than seven numbers a ticket shows the first six, and how many there are besides. */
export const DrawnMany: Story = {
  args: {
    size: 'large',
    countsTo: storyNow - 1000,
    drawn: ['30', '22', '32', '40', '35', '29', '1', '8', '17', '5'],
  },
}

/** No draw is on the calendar: words stand in the place of a time. */
export const NotKnownYet: Story = { args: { when: undefined, sale: undefined } }

/** A page that is written ahead does not know the visitor's time: its place is kept, and nothing is said that may be false. */
export const TimeOnItsWay: Story = { args: { when: undefined, sale: undefined, isOnItsWay: true } }

/** On its way: as high as the ticket that comes. */
export const OnItsWay: Story = { args: { name: undefined, remark: undefined, when: undefined, sale: undefined } }
