import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { refusal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { LotteryPage } from '../pages/LotteryPage.tsx'
import { balls, fails, lotteries, lottery, portal, results } from './lotteryWorld.ts'

const meta = {
  title: 'site/Lottery',
  component: LotteryPage,
  tags: ['!autodocs'],
  args: { routeId: 'lotteryCenter' },
  parameters: portal(''),
} satisfies Meta<typeof LotteryPage>

export default meta
type Story = StoryObj<typeof meta>

/** Whether something is called after the check of one of the draws. */
const checks = (say: ReturnType<typeof sayIn>) => {
  const names = new Set(
    Array.from({ length: 40 }, (_, place) => say('checkOf', { numero: String(20_261_119 - place) })),
  )
  return (name: string): boolean => names.has(name)
}

/** R16 the lottery centre: every lottery by its next draw. */
export const List: Story = {
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'lottery')
    const canvas = within(canvasElement)
    const names = async () => (await canvas.findAllByRole('heading', { level: 3 })).map((one) => one.textContent)
    await expect(await canvas.findByText('Evening Six')).toBeVisible()
    await expect(await names()).toEqual(['Quick Ten', 'Evening Six', 'Northern Star', 'Sunday Seven'])
    await userEvent.click(canvas.getByRole('tab', { name: say('tag_NATIONAL') }))
    await waitFor(async () => expect(await names()).toEqual(['Northern Star']))
  },
}

const opened: unknown[] = []
/** W04 C26 with keno, the games of its provider are a press away, over the page. */
export const Keno: Story = {
  parameters: {
    portal: {
      ...portal('?tag=KENO', { lotteryMenus: () => [lottery('KENO20', 'Green Pool Keno', { tags: ['KENO'] })] }).portal,
      onModal: (...what: unknown[]) => void opened.push(what),
    },
  },
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'lottery')
    opened.length = 0
    await userEvent.click(await within(canvasElement).findByRole('button', { name: say('kenoGames') }))
    await expect(opened).toEqual([['vendorGames', { vendor: 'GPI', name: say('tag_KENO'), gameType: 'LOTT' }]])
  },
}

/** W08 the lotteries of a day of the week: those that draw daily among them. */
export const OnMonday: Story = {
  parameters: portal('?day=2'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Evening Six')).toBeVisible()
    await expect(canvas.queryByText('Sunday Seven')).toBeNull()
  },
}

/** W03 W11 the heart marks for whoever is signed in, under the user name. */
export const Favourites: Story = {
  parameters: portal('', {}, { status: 'signedIn', role: 'member', member: { account: 'ayla' } as never }),
  beforeEach: () => localStorage.removeItem('LOTTFAV'),
  play: async (context) => {
    const { canvasElement } = context
    const kit = sayIn(context, 'kit/LotteryWidget')
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: kit('mark', { name: 'Evening Six' }) }))
    await expect(localStorage.getItem('LOTTFAV')).toBe('{"ayla":["EVENING6"]}')
    await userEvent.click(canvas.getByRole('button', { name: kit('fav') }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1))
  },
}

/** W02 the order of a list that the server tells is its own. */
export const Popular: Story = {
  parameters: portal('?list=hot', {
    popularLotteries: () => [lotteries[3], lotteries[0]],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => {
      const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
      await expect(names).toEqual(['Quick Ten', 'Evening Six'])
    })
  },
}

/** Nobody knows what is played most: the list says so, and the others are a press away. */
export const ListFailed: Story = {
  parameters: portal('?list=hot', {
    popularLotteries: () => {
      throw refusal('internal')
    },
  }),
  play: async (context) => {
    const { canvasElement } = context
    const kit = sayIn(context, 'kit/LotteryWidget')
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: sayIn(context, 'kit/ErrorState')('retry') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: kit('hot') }))
    await expect(await canvas.findByText('Sunday Seven')).toBeVisible()
  },
}

export const NoneLeft: Story = {
  parameters: portal('?tag=KENO'),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'lottery')
    await expect(await within(canvasElement).findByText(say('emptyTitle'))).toBeVisible()
  },
}

export const Loading: Story = { parameters: portal('', { lotteryMenus: () => new Promise(() => undefined) }) }
let asked = 0
/** W04 the list that could not be asked for again stays, and says so. */
export const Old: Story = {
  beforeEach: () => {
    asked = 0
  },
  parameters: portal('', {
    lotteryMenus: () => {
      if (asked > 0) fails()
      asked++
      return lotteries
    },
  }),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'lottery')
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: say('tag_NATIONAL') }))
    await expect(await canvas.findByText(say('old'))).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: say('tag_all') }))
    await expect(await canvas.findByText('Evening Six')).toBeVisible()
  },
}
export const Failed: Story = { parameters: portal('', { lotteryMenus: fails }) }

/** R13 C06 one lottery with its last draw, its results and how often numbers came. */
export const OneLottery: Story = {
  parameters: portal('?gameCode=EVENING6'),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'lottery')
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Evening Six' })).toBeVisible()
    await expect(await canvas.findByText(say('foretell'))).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: checks(say) })).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: sayIn(context, 'kit/LoadMore')('loadMore') }))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: checks(say) })).toHaveLength(20))
  },
}

/** Past draws of one lottery by an address of their own. */
export const PastOfOne: Story = {
  parameters: portal('?gameCode=EVENING6&view=past'),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'lottery')
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: say('viewPast') })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findAllByRole('button', { name: checks(say) })).toHaveLength(10)
    await expect(canvas.queryByRole('button', { name: say('play') })).toBeNull()
  },
}

/** The last draws of all lotteries, the newest first; one without a result has none. */
export const Past: Story = {
  parameters: portal('?view=past'),
  play: async (context) => {
    const say = sayIn(context, 'lottery')
    const names = new Set(lotteries.map(({ name }) => say('allDrawsOf', { name })))
    const links = await within(context.canvasElement).findAllByRole('link', { name: (name) => names.has(name) })
    await expect(links).toHaveLength(3)
  },
}

/** R14 C21 the national lottery shows all its prize rows. */
export const National: Story = {
  args: { routeId: 'vnLottery' },
  parameters: portal('?gameCode=VNNORTH', {
    vnLotteryMenus: () => lotteries,
    openedNumbers: results({ kind: 'national' }),
  }),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'lottery')
    const table = within(
      await within(canvasElement).findByRole('table', { name: say('numbersOf', { numero: '20261119' }) }),
    )
    await expect(table.getAllByRole('rowheader').map((one) => one.textContent?.slice(0, 2))).toEqual([
      'DB',
      'G1',
      'G2',
      'G3',
      'G4',
      'G5',
      'G6',
      'G7',
      'G8',
    ])
  },
}

export const NotDrawnYet: Story = {
  parameters: portal('?gameCode=EVENING6', { openedNumbers: results(balls, 0) }),
}
export const NothingOnDay: Story = {
  parameters: portal('?gameCode=EVENING6&date=2026-11-19', { openedNumbers: results(balls, 0) }),
}
export const ResultsFailed: Story = { parameters: portal('?gameCode=EVENING6', { openedNumbers: fails }) }
export const Gone: Story = {
  parameters: portal('?gameCode=NOWHERE'),
  play: async (context) => {
    const { canvasElement } = context
    const say = sayIn(context, 'lottery')
    await expect(await within(canvasElement).findByText(say('goneTitle'))).toBeVisible()
  },
}
