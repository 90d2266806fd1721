import { type FaultSetting, operations, wirePath } from '@foyer/contract'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { dailyShare } from './dailyShare.ts'
import { faultsOf, hurryTimeouts } from './faults.ts'
import { hosts, open, signIn } from './people.ts'

/** A form that writes. `mark` is a name that no other test gives. */
interface Write {
  readonly operation: 'sendFeedback' | 'saveGameCollection' | 'startDeposit'
  readonly at: string
  readonly fill: (page: Page, mark: string) => Promise<void>
  /** What was typed. */
  readonly kept: (page: Page) => Locator
  readonly button: (page: Page) => Locator
  /** How often it was done. */
  readonly count: (page: Page, mark: string) => Promise<number>
  readonly tidy?: (page: Page, mark: string) => Promise<void>
}

const calls = `${hosts.comet}/api/WPS/1/wps`
const read = async (page: Page, address: string) => (await (await page.request.get(address)).json()).value
async function collectionsOf(page: Page, mark: string): Promise<{ collectionId: number; name: string }[]> {
  const all: { collectionId: number; name: string }[] = await read(page, `${calls}/relay/MCSFE_gameCollections`)
  return all.filter(({ name }) => name === `Nights ${mark}`)
}
const dialog = (page: Page) => page.getByRole('dialog').last()
/** An amount in dollars that follows from the mark. */
const amountOf = (mark: string): string => `${50 + (Number(mark) % 900)}.${10 + (Number(mark) % 89)}`

const writes: readonly Write[] = [
  {
    operation: 'sendFeedback',
    at: '/feedback',
    fill: async (page, mark) => {
      await page.getByLabel('What is it about?').selectOption('game')
      await page.getByLabel('Your message').fill(`The wheel stood still, ${mark}`)
    },
    kept: (page) => page.getByLabel('Your message'),
    button: (page) => page.getByRole('button', { name: 'Send message' }),
    count: async (page, mark) => {
      const { feedback } = await read(page, `${hosts.comet}/desk/api/feedback?merchant=COMET`)
      return feedback.filter(({ content }: { content: string }) => content.endsWith(mark)).length
    },
  },
  {
    operation: 'saveGameCollection',
    at: '/fav',
    fill: async (page, mark) => {
      await page.getByRole('main').getByRole('button', { name: 'New collection' }).click()
      await dialog(page).getByRole('textbox', { name: 'Name' }).fill(`Nights ${mark}`)
    },
    kept: (page) => dialog(page).getByRole('textbox', { name: 'Name' }),
    button: (page) => dialog(page).getByRole('button', { name: 'Create' }),
    count: async (page, mark) => (await collectionsOf(page, mark)).length,
    tidy: async (page, mark) => {
      for (const { collectionId } of await collectionsOf(page, mark))
        await page.request.post(`${calls}/relay/MCSFE_removeGameCollection`, {
          data: { collectionId },
          headers: { 'X-Requested-With': 'foyer' },
        })
    },
  },
  {
    operation: 'startDeposit',
    at: '/?centre=member.depositv2',
    fill: async (page, mark) => {
      await dialog(page)
        .getByRole('radio', { name: /Bank transfer/ })
        .check()
      await dialog(page).getByLabel('Amount', { exact: true }).fill(amountOf(mark))
    },
    kept: (page) => dialog(page).getByLabel('Amount', { exact: true }),
    button: (page) => dialog(page).getByRole('button', { name: /^Deposit \$/ }),
    count: async (page, mark) => {
      const { deposits } = await read(page, `${hosts.comet}/desk/api/deposits?merchant=COMET`)
      return deposits.filter(({ amount }: { amount: string }) => amount === amountOf(mark)).length
    },
  },
]

const kinds: readonly (readonly [name: string, fault: Omit<FaultSetting, 'operation'>])[] = [
  ['500', { kind: 'internal' }],
  ['503 with Retry-After', { kind: 'unavailable', retryAfter: 1 }],
  ['a connection that breaks before it was done', { kind: 'reset', before: true }],
  ['a connection that breaks after it was done', { kind: 'reset' }],
  ['no answer, and nothing done', { kind: 'timeout', before: true }],
  ['no answer to what was done', { kind: 'timeout' }],
  ['an answer that is cut off', { kind: 'malformed' }],
]

const cells = writes.flatMap((write) => kinds.map((kind) => ({ write, kind })))
for (const [place, { write, kind }] of dailyShare(cells, 6).entries()) {
  const [name, fault] = kind
  test(`GW07 GW10 ${write.operation} meets ${name}: what was typed stays, and pressed again it is done once`, async ({
    page,
  }) => {
    const mark = String((Date.now() % 1_000_000) * 100 + place)
    const path = wirePath(operations[write.operation].shape)
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(path)) asked += 1
    })
    // So that nobody writes to customer service more often than they may.
    await signIn(page, place % 2 === 0 ? 'demoplayer' : 'demoagent')
    const faults = await faultsOf(page)
    await hurryTimeouts(page)
    await open(page, `${hosts.comet}${write.at}`)
    await write.fill(page, mark)
    const typed = await write.kept(page).inputValue()
    await faults.add({ operation: write.operation, ...fault })
    await write.button(page).click()
    const told = page.getByRole('alert').filter({ hasText: /\w/ }).first()
    await expect(told).toBeVisible({ timeout: 30_000 })
    expect(asked).toBeGreaterThan(0)
    await expect(write.kept(page)).toHaveValue(typed)
    await faults.clear()
    await write.button(page).click()
    await expect.poll(() => write.count(page, mark), 'it was done').toBeGreaterThan(0)
    await expect(write.button(page).and(page.locator('[aria-busy=true]'))).toHaveCount(0)
    expect(await write.count(page, mark)).toBe(1)
    await write.tidy?.(page, mark)
  })
}
