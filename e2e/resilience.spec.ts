import { type FaultSetting, operations, wirePath } from '@foyer/contract'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { dailyShare } from './dailyShare.ts'
import { faultsOf, hurryTimeouts } from './faults.ts'
import { hosts, settled, signIn } from './people.ts'

/** A screen that makes a call, and what it shows once the call has been answered. */
interface Screen {
  readonly at: string
  /** Where not every brand has it. */
  readonly host?: string
  readonly member?: boolean
  readonly shows: (page: Page) => Locator
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first()
const inCentre = (name: string | RegExp) => (page: Page) => page.getByRole('dialog').getByText(name).first()
const centre = (id: string, shows: Screen['shows'], part = ''): Screen => ({
  at: `/?centre=member.${id}${part === '' ? '' : `&centre.part=${part}`}`,
  member: true,
  shows,
})
const tiles = (page: Page) => page.locator('[data-game]:visible').first()

/** Where the portal makes its reads. */
const screens: Partial<Readonly<Record<keyof typeof operations, Screen>>> = {
  announcements: { at: '/', shows: tiles },
  gameList: { at: '/rng?page=2', shows: tiles },
  gameVendors: { at: '/providers', shows: heading(/./) },
  hotGames: { at: '/hot', shows: tiles },
  applications: {
    at: '/promoDetail?id=pr-harborlog',
    member: true,
    shows: (page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'The harbor log' }),
  },
  helpCenter: { at: '/help', shows: (page) => page.getByRole('article').first() },
  systemStatus: { at: '/down', shows: (page) => page.getByRole('main').getByText('Android').first() },
  lotteryMenus: { host: hosts.marigold, at: '/en/lotteryCenter', shows: heading('Evening Six') },
  vnLotteryMenus: { host: hosts.marigold, at: '/en/vnLottery', shows: heading('Northgate') },
  openedNumbers: {
    host: hosts.marigold,
    at: '/en/lottery?gameCode=EVENING6',
    shows: (page) => page.getByRole('button', { name: 'Check this draw' }),
  },
  winnerBoard: { at: '/', shows: tiles },
  roomList: { at: '/live', shows: tiles },
  balance: { at: '/', member: true, shows: tiles },
  memberInfo: { at: '/', member: true, shows: tiles },
  recentGames: { at: '/', member: true, shows: tiles },
  favouriteIds: { at: '/rng', member: true, shows: tiles },
  favouriteGames: { at: '/fav', member: true, shows: heading(/^Your favourites|^Favourite/i) },
  gameCollections: { at: '/fav', member: true, shows: heading(/^Your favourites|^Favourite/i) },
  betHistory: centre('personalHistoryCopy', inCentre('Bets')),
  transactionHistory: centre('transactionHistory', inCentre(/Account record/)),
  personalProfit: centre('personalProfit', inCentre(/Profit/)),
  activityStatement: centre('activityStatement', inCentre(/Statement/i)),
  depositMethods: centre('depositv2', (page) => page.getByRole('dialog').getByLabel('Amount', { exact: true })),
  withdrawalMethods: centre('withdraw', inCentre(/Withdraw/)),
  withdrawals: centre('withdraw', inCentre(/Withdraw/)),
  bankAccounts: centre('withdraw', inCentre(/Withdraw/)),
  vendorWallets: centre('transferFund', inCentre(/wallet/i)),
  accountActivity: centre('securityCenter', inCentre(/Activity/), 'activity'),
  memberSessions: centre('securityCenter', inCentre(/Devices/), 'devices'),
  memberProfile: centre('securityCenter', inCentre(/Profile/), 'profile'),
}

/** `null`: no call gets through for 30 s. */
const kinds: readonly (readonly [name: string, fault: Omit<FaultSetting, 'operation'> | null])[] = [
  ['500', { kind: 'internal' }],
  ['503 with Retry-After', { kind: 'unavailable', retryAfter: 1 }],
  ['a broken connection', { kind: 'reset' }],
  ['no answer', { kind: 'timeout' }],
  ['30 s without a network', null],
  ['an answer that is cut off', { kind: 'malformed' }],
  ['an answer that lacks a field', { kind: 'incomplete' }],
  ['a slow network', { kind: 'latency', ms: 2000 }],
]

// The keys are those of the record.
const cells = (Object.entries(screens) as [keyof typeof screens, Screen][]).flatMap(([operation, screen]) =>
  kinds.map((kind) => ({ operation, screen, kind })),
)

for (const { operation, screen, kind } of dailyShare(cells, 40)) {
  const [name, fault] = kind
  test(`GW10 ${operation} meets ${name}: the page stands, says what is wrong, and works once it is over`, async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    let asked = 0
    const path = wirePath(operations[operation].shape)
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(path)) asked += 1
    })
    if (screen.member) await signIn(page)
    const calls = `**${path}*`
    const faults = await faultsOf(page)
    await hurryTimeouts(page)
    if (fault === null) {
      await page.clock.install()
      await page.route(calls, (route) => route.abort('internetdisconnected'))
    } else await faults.add({ operation, ...fault })
    await page.goto((screen.host ?? hosts.comet) + screen.at)
    await page.mouse.move(5, 5)
    await settled(page)
    // What was asked for is answered, or given up, by then: the screen shows it, or a way to ask again.
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(screen.shows(page).or(again).first()).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => asked, 'the call that goes wrong was made').toBeGreaterThan(0)
    expect((await page.locator('body').innerText()).trim().length).toBeGreaterThan(100)
    if (fault === null) {
      await page.clock.runFor(30_000)
      await page.unroute(calls)
    } else await faults.clear()
    // Each part of the page asks again by itself.
    await expect(async () => {
      if (await again.first().isVisible()) await again.first().click({ timeout: 1000 })
      await expect(again).toHaveCount(0, { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await expect(screen.shows(page)).toBeVisible({ timeout: 30_000 })
    expect(problems).toEqual([])
  })
}
