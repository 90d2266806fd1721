import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { never } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { OwnRecord } from '../components/OwnRecord.tsx'
import { fails, history, portal } from './recordsWorld.ts'

const bets = (...nets: number[]) => portal({ betHistory: () => history(nets) })

const meta = {
  title: 'site/Own record',
  component: OwnRecord,
  tags: ['!autodocs'],
  args: { settings: { days: 30 } },
  parameters: bets(8_400, -2_150, 1_275, 640, -300),
} satisfies Meta<typeof OwnRecord>

export default meta
type Story = StoryObj<typeof meta>

/** P06 what came of the bets of a period, beside the period before. */
export const Won: Story = {
  play: async (context) => {
    const say = sayIn(context, 'records')
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('heading', { name: say('ownRecordOf', { count: 30 }) })).toBeVisible()
    // The header says it already, or hides it from who looks over a shoulder.
    await expect(canvas.queryByText(sayIn(context, 'kit/MemberMenu')('balance'))).toBe(null)
  },
}

/** A loss is written as in the records, and no warning. */
export const Lost: Story = {
  parameters: bets(-18_400, 2_150, -91_275),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/1,075[.,]25|1\.075,25/)
    await expect(canvasElement.querySelector('[data-tone=negative]')).toBe(null)
  },
}

/** Sums that no phone holds side by side. */
export const Large: Story = { parameters: bets(987_654_321_00, -123_456_789_00) }

/** Nothing was played. */
export const NoBets: Story = { parameters: bets() }

export const Loading: Story = { parameters: portal({ betHistory: never }) }

/** The record is not known, and is asked for again by a press. */
export const Failed: Story = {
  parameters: portal({ betHistory: fails }),
  play: async (context) => {
    const say = sayIn(context, 'records')
    await expect(await within(context.canvasElement).findByText(say('ownRecordError'))).toBeVisible()
  },
}
