import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { never } from '../../storyPortal.ts'
import { NextDraw } from '../components/NextDraw.tsx'
import { fails, lotteries, portal } from './drawsWorld.ts'

const meta = {
  title: 'site/Next draw',
  component: NextDraw,
  tags: ['!autodocs'],
  args: {
    settings: {
      title: { en: 'Six numbers. Every evening.', tr: 'Altı sayı. Her akşam.' },
      text: { en: 'The draw is public, and every ticket can be checked.', tr: 'Çekiliş herkese açık.' },
      action: { en: 'Sign up', tr: 'Kaydol' },
      link: '/register',
      memberAction: { en: 'Choose numbers', tr: 'Sayı seç' },
      memberLink: '/lottery',
    },
  },
  parameters: portal(() => lotteries(6)),
} satisfies Meta<typeof NextDraw>

export default meta
type Story = StoryObj<typeof meta>

/** The lottery that draws first. */
export const Guest: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 3, name: 'Evening Six' })).toBeVisible()
  },
}

/** Who is signed in is offered something else. */
export const Member: Story = { parameters: portal(() => lotteries(6), { status: 'signedIn', role: 'member' }) }

/** The lottery that a brand names. */
export const Named: Story = {
  args: { settings: { ...meta.args.settings, game: 'DRAW2' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 3, name: 'Northern Star' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: portal(never) }

/** The sentence stands alone. */
export const Failed: Story = { parameters: portal(fails) }

/** No lottery is drawn: no place is kept for one. */
export const None: Story = {
  parameters: portal(() => []),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('article')).toBeNull())
  },
}
