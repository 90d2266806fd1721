import { expect, type Locator, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

// They look at one account's balance and withdrawals.
test.describe.configure({ mode: 'default' })

const withdrawPage = '/?centre=member.withdraw'
const secret = '314159'
const headers = { 'X-Requested-With': 'foyer' }
const desk = `${hosts.comet}/desk/api/withdrawals?merchant=COMET`

/** Signs in an account with a withdrawal password and a bank account. */
async function prepare(page: Page): Promise<void> {
  await signIn(page, 'demofirst')
  const api = `${hosts.comet}/api/WPS/1/wps`
  // Both are there already where a test before has made them.
  await page.request.post(`${api}/member/paymentPassword`, {
    data: { newPassword: secret, confirmNewPassword: secret },
    headers,
  })
  const account = { bank: 'Harbour Savings', holder: 'Ada First', number: 'DE89 3704 0044 0532 0130 00' }
  const kept = await page.request.post(`${api}/payment/bankAccounts`, {
    data: { ...account, paymentPassword: secret },
    headers,
  })
  expect(kept.ok()).toBe(true)
}

/** Begins a withdrawal on the open page, from the form to the summary with the password. */
async function withdraw(centre: Locator, amount: string): Promise<void> {
  await centre.getByLabel('Amount', { exact: true }).fill(amount)
  await centre.getByRole('button', { name: 'Go on', exact: true }).click()
  await centre.getByLabel('Withdrawal password').fill(secret)
  await centre.getByRole('button', { name: `Withdraw $${amount}` }).click()
  await expect(itemOf(centre, amount).getByText('Waiting')).toBeVisible()
}
const itemOf = (centre: Locator, amount: string) => centre.getByRole('article').filter({ hasText: `$${amount}` })

async function decide(page: Page, amount: string, decision: string, more: object = {}): Promise<void> {
  const { value } = await (await page.request.get(desk)).json()
  const { reference } = value.withdrawals.find((one: { amount: string }) => one.amount === amount)
  const done = await page.request.post(desk, { data: { reference, decision, ...more }, headers })
  expect(done.ok()).toBe(true)
}

test('P04 P22 QP18 a withdrawal is sent with the withdrawal password, approved, paid and confirmed part by part @smoke', async ({
  page,
}) => {
  await prepare(page)
  await open(page, `${hosts.comet}${withdrawPage}`)
  const centre = page.getByRole('dialog').first()
  await withdraw(centre, '60.40')
  await page.reload()
  await expect(itemOf(centre, '60.40').getByText('Waiting')).toBeVisible()
  // It approves too. Between an approval and a payment that are sent apart the gateway may hand it to the provider, and then nobody else may pay.
  await decide(page, '60.40', 'pay')
  await page.reload()
  const item = itemOf(centre, '60.40')
  // The question is short until it is answered: the page is for the next withdrawal.
  await expect(item.getByRole('radio')).toHaveCount(0)
  const answer = item.getByRole('button', { name: 'Give an answer' })
  await answer.click()
  await expect(item.getByRole('radio', { name: /All of it/ })).toBeFocused()
  await item.getByRole('button', { name: 'Confirm' }).click()
  await expect(item.getByRole('radio', { name: /All of it/ })).toBeFocused()
  await expect(item.getByText('Counts as received in')).toBeVisible()
  await item.getByRole('radio', { name: /A part of it/ }).check()
  await item.getByLabel('Arrived in all', { exact: true }).fill('20.10')
  await expect(item.getByText('$40.30', { exact: true })).toBeVisible()
  await item.getByRole('button', { name: 'Confirm' }).click()
  await expect(item.getByText('Has the other $40.30 arrived too?')).toBeVisible()
  // The next answer begins anew.
  await expect(item.getByRole('radio')).toHaveCount(0)
  await answer.click()
  await expect(item.getByRole('radio', { checked: true })).toHaveCount(0)
  await item.getByRole('radio', { name: /All of it/ }).check()
  await item.getByRole('button', { name: 'Confirm' }).click()
  await expect(item.getByText('Received', { exact: true }).first()).toBeVisible()
})

test('P04 a phone shows the summary from its heading, then what was sent, and the keyboard is never lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await prepare(page)
  await open(page, `${hosts.comet}${withdrawPage}`)
  const centre = page.getByRole('dialog').first()
  await centre.getByLabel('Amount', { exact: true }).fill('23.30')
  await centre.getByRole('button', { name: 'Go on', exact: true }).click()
  const heading = centre.getByRole('heading', { name: 'Is everything right?' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await centre.getByRole('button', { name: 'Change something' }).click()
  await expect(centre.getByLabel('Amount', { exact: true })).toBeFocused()
  await centre.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(centre.getByLabel('Amount', { exact: true })).toBeFocused()
  await expect(centre.getByLabel('Amount', { exact: true })).toHaveValue('23.30')
  await withdraw(centre, '23.30')
  await expect(centre.getByRole('status').getByText('Withdrawal of $23.30 requested')).toBeInViewport({ ratio: 1 })
  const whole = centre.getByRole('group', { name: 'Withdraw', exact: true })
  await expect(itemOf(centre, '23.30').getByRole('heading')).toBeFocused()
  await expect(itemOf(centre, '23.30').getByText('Waiting')).toBeInViewport()
  await itemOf(centre, '23.30').getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('dialog', { name: 'Take $23.30 back?' }).getByRole('button', { name: 'Take it back' }).click()
  await expect(itemOf(centre, '23.30').getByText('Taken back', { exact: true }).first()).toBeVisible()
  await expect(whole).toBeFocused()
})

test('QR19 P24 a withdrawal is taken back while it waits, and one that is refused says why', async ({ page }) => {
  await prepare(page)
  await open(page, `${hosts.comet}${withdrawPage}`)
  const centre = page.getByRole('dialog').first()
  await withdraw(centre, '21.10')
  await itemOf(centre, '21.10').getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('dialog', { name: 'Take $21.10 back?' }).getByRole('button', { name: 'Take it back' }).click()
  await expect(itemOf(centre, '21.10').getByText('Taken back', { exact: true }).first()).toBeVisible()

  await withdraw(centre, '22.20')
  await decide(page, '22.20', 'refuse', { reason: 'documents' })
  await page.reload()
  await expect(itemOf(centre, '22.20').getByText('Documents of yours are missing.')).toBeVisible()
})
