import type { Application, Promotion } from '@foyer/contract'
import { forgetDrafts, loadDraft } from '@foyer/feature-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { PromotionPage } from '../pages/PromotionPage.tsx'

const day = 86_400_000
/** From the evening that stories are told on. */
const from = (days: number): string => new Date(Date.parse('2026-11-20T18:00:00Z') + days * day).toISOString()

const diary: Promotion = {
  id: 'diary',
  title: 'The lantern diary',
  summary: 'Tell us about a round you remember.',
  content: '<p>Write it down in a line or two.</p><h3>Terms</h3><p>One entry for each account.</p>',
  publishedAt: from(-2),
  startsAt: from(-2),
  endsAt: from(5),
  way: 'apply',
  images: 3,
  reward: '25.00',
}
const application = (status: Application['status']): Application => ({
  reference: 'A-1042',
  promotionId: 'diary',
  status,
  comment: 'The lantern round.',
  images: 1,
  ...(status === 'issued' || status === 'claimed' ? { reward: '25.00' } : {}),
  appliedAt: '2026-11-19T12:00:00Z',
  ...(status === 'applying' || status === 'inProcess' ? {} : { decidedAt: '2026-11-20T15:30:00Z' }),
  ...(status === 'claimed' ? { claimedAt: '2026-11-20T16:00:00Z' } : {}),
})

const portal = (
  more: StoryPortal['answers'] = {},
  promotion: Promotion = diary,
  role: 'guest' | 'member' = 'member',
) => ({
  portal: {
    address: '?id=diary',
    session: role === 'guest' ? {} : { status: 'signedIn', role },
    answers: {
      announcements: () => ({ player: [], banners: [], popup: [], promotion: [promotion] }),
      applications: () => ({ list: [] }),
      systemStatus: () => ({ serverTime: new Date(Date.now()).toISOString() }),
      ...more,
    },
  } satisfies StoryPortal,
})
const came = (status: Application['status']) => portal({ applications: () => ({ list: [application(status)] }) })

const meta = {
  title: 'site/Promotion',
  component: PromotionPage,
  tags: ['!autodocs'],
  parameters: portal(),
  beforeEach: forgetDrafts,
} satisfies Meta<typeof PromotionPage>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const Guest: Story = {
  parameters: portal({}, diary, 'guest'),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'promotions')
    await expect(await within(canvasElement).findByRole('button', { name: say('apply') })).toBeVisible()
  },
}

/** Refused: what was written stays, here and when the page is opened again. */
export const Refused: Story = {
  parameters: portal({
    applyToPromotion: () => {
      throw refusal('unavailable')
    },
  }),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'promotions')
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox'), 'The lantern round.')
    await userEvent.click(canvas.getByRole('button', { name: say('apply') }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('The lantern round.')
    await expect(loadDraft('promotion-diary').comment).toContain('The lantern round.')
  },
}

/** Whether the player has applied is not known: no form invites them to do so again. */
export const Unanswered: Story = {
  parameters: portal({
    applications: () => {
      throw refusal('internal')
    },
  }),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'promotions')
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(say('ownFailed'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('apply') })).toBeNull()
  },
}

/** A picture stands on its own field, and the next one appears. */
export const WithPicture: Story = {
  parameters: portal({ sendApplicationImage: never }),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'promotions')
    const canvas = within(canvasElement)
    const pixel = Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (character) => character.charCodeAt(0),
    )
    await userEvent.upload(
      await canvas.findByLabelText(say('picture', { place: 1 })),
      new File([pixel], 'round.png', { type: 'image/png' }),
    )
    await expect(await canvas.findByLabelText(say('picture', { place: 2 }))).toBeInTheDocument()
  },
}

export const Applied: Story = { parameters: came('applying') }
export const InProcess: Story = { parameters: came('inProcess') }

/** The reward is claimed where the server says so. */
export const Issued: Story = {
  parameters: portal({
    applications: () => ({ list: [application('issued')] }),
    claimReward: () => {
      throw refusal('unavailable')
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /25[.,]00/ })).toBeVisible()
  },
}
export const Claimed: Story = { parameters: came('claimed') }
export const Rejected: Story = { parameters: came('rejected') }

export const ComingSoon: Story = {
  parameters: portal({}, { ...diary, startsAt: from(2) }),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'promotions')
    await expect(await within(canvasElement).findByText(say('status_comingSoon'))).toBeVisible()
  },
}
export const Closed: Story = {
  parameters: portal({}, { ...diary, startsAt: from(-9), endsAt: from(-1) }),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'promotions')
    await expect(await within(canvasElement).findByText(say('closedText'))).toBeVisible()
  },
}

const { endsAt: _end, ...endless } = diary
/** R17: one without an end says so, where others say until when. */
export const Always: Story = {
  parameters: portal({}, endless),
  play: async (context) => {
    const say = sayIn(context, 'promotions')
    await expect(await within(context.canvasElement).findByText(say('always'))).toBeVisible()
  },
}

export const Gone: Story = {
  parameters: { portal: { ...portal().portal, address: '?id=nowhere' } },
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'promotions')
    await expect(await within(canvasElement).findByText(say('goneTitle'))).toBeVisible()
  },
}

export const Loading: Story = { parameters: { portal: {} } }

export const Failed: Story = {
  parameters: portal({
    announcements: () => {
      throw refusal('unavailable')
    },
  }),
}
