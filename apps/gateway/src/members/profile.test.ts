import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'] })
  headers = await signIn(gateway, 'demoplayer')
})
afterAll(() => gateway.close())

const save = async (values: object) => (await call(gateway, 'saveProfile', { headers, body: { values } })).json()
const fieldOf = async (wanted: string) =>
  (await call(gateway, 'memberProfile', { headers }))
    .json()
    .value.fields.find(({ name }: { name: string }) => name === wanted)

test('P32 EN01 a nickname is changed, and everybody sees the new one', async () => {
  expect((await save({ nickname: ' Lovelace ' })).success).toBe(true)
  expect((await call(gateway, 'memberInfo', { headers })).json().value.nickname).toBe('Lovelace')
  expect((await save({ nickname: '' })).issues).toEqual([{ path: '/values/nickname', message: 'is required' }])
})

test('P32 ruling 27 a nickname is no way to find out which accounts there are: the name of another account is taken like one that nobody has', async () => {
  for (const nickname of ['demoagent', 'nobodyhere']) {
    expect(await save({ nickname })).toMatchObject({ success: true })
    // Whoever is told the nickname is told the account as well.
    const { value } = (await call(gateway, 'memberInfo', { headers })).json()
    expect(value).toMatchObject({ nickname, account: 'demoplayer' })
  }
})

test('P32 what is not by its rule is refused, field by field, and nothing is kept', async () => {
  const { issues } = await save({ telegram: 'has spaces', birthday: '2015-01-01', occupation: 'Engineer' })
  expect(issues.map(({ path }: { path: string }) => path)).toEqual(['/values/telegram', '/values/birthday'])
  expect(await fieldOf('occupation')).not.toHaveProperty('value')
})

test('P32 what money is paid out by is said once, and shows its end only', async () => {
  expect((await save({ bankAccountNumber: 'DE89370400440532013000', address: '1 Example Street' })).success).toBe(true)
  expect(await fieldOf('bankAccountNumber')).toMatchObject({ value: '•••• 3000', isFixed: true })
  expect((await save({ bankAccountNumber: 'GB00BANK000000' })).issues).toEqual([
    { path: '/values/bankAccountNumber', message: 'cannot be changed' },
  ])
  expect((await save({ address: '2 Example Street' })).success).toBe(true)
  expect(await fieldOf('address')).toMatchObject({ value: '2 Example Street', isFixed: false })
})

test('P32 a nationality that is no country is refused, since it could not be mended, and a country is taken', async () => {
  for (const nationality of ['ZZ', 'gb', '12', '..'])
    expect((await save({ nationality })).issues, nationality).toEqual([
      { path: '/values/nationality', message: expect.stringMatching(/^(is no country|does not fit its pattern)$/) },
    ])
  expect(await fieldOf('nationality')).toMatchObject({ isFixed: false })
  expect((await save({ nationality: 'GB' })).success).toBe(true)
})

test('P32 a field that the merchant does not have is refused', async () => {
  expect(await fieldOf('zalo')).toBeUndefined()
  expect((await save({ zalo: '5551234567' })).issues).toEqual([{ path: '/values/zalo', message: 'cannot be changed' }])
})

test('P32 of twenty that say at once what is said once, one is believed; saves of other fields at once are all kept', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Payee ${String.fromCharCode(65 + index)}`)
  const answers = await Promise.all(names.map((payeeName) => save({ payeeName })))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const [name] = names.filter((_, index) => answers[index].success)
  expect(await fieldOf('payeeName')).toMatchObject({ value: name, isFixed: true })
  const values = {
    occupation: 'Engineer',
    incomeSource: 'Wages',
    telegram: 'ada_lovelace',
    address: '3 Example Street',
  }
  const saved = await Promise.all(Object.entries(values).map(([field, value]) => save({ [field]: value })))
  expect(saved.map(({ success }) => success)).toEqual([true, true, true, true])
  for (const [field, value] of Object.entries(values)) expect(await fieldOf(field)).toMatchObject({ value })
})
