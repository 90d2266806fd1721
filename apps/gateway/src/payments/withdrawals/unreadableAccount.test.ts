import { expect, test } from 'vitest'
import { createCallerSecrets } from '../../start/createCallerSecrets.ts'
import { tendWithdrawals } from './tendWithdrawals.ts'
import { openWithdrawals } from './testing/openWithdrawals.ts'

const fixture = await openWithdrawals()

/** Rounds of a gateway that was given another secret. Resolves with what it could not look after. */
const tendUnderAnotherSecret = async (): Promise<string[]> => {
  const reported: string[] = []
  const secrets = createCallerSecrets({ main: 'another secret of the gateway' })
  await tendWithdrawals({ ...fixture.services, secrets }, (_error, reference) => reported.push(reference))
  return reported
}

test('P04 a withdrawal to an account whose number cannot be read is reported, and can still be refused', async () => {
  const before = await fixture.balance()
  const { value } = await fixture.start({ amount: '500.01' })
  const decide = (decision: string) => fixture.desk({ reference: value.reference, decision })
  expect((await decide('approve')).status).toBe(200)
  expect(await tendUnderAnotherSecret()).toEqual([value.reference])
  expect(fixture.provider.asked).toEqual([])
  expect((await fixture.find(value.reference)).status).toBe('APPROVED')
  expect((await decide('refuse')).status).toBe(200)
  expect(await fixture.balance()).toBe(before)
})

test('P04 a withdrawal that was handed over is asked about even where the number cannot be read any more', async () => {
  const { value } = await fixture.start()
  fixture.provider.world.answer = () => ({ state: 'pending' })
  await fixture.wait(2)
  expect(fixture.provider.asked.map(({ path }) => path)).toEqual(['/payments/v1/payout'])
  fixture.provider.world.answer = () => ({ state: 'paid' })
  fixture.gateway.clock.set(new Date(fixture.gateway.clock.now().getTime() + 120_000).toISOString())
  await tendUnderAnotherSecret()
  expect((await fixture.find(value.reference)).status).toBe('PAID')
})
