import { type OperationId, partnerHeaders, paymentHeaders, paymentReportPath } from '@foyer/contract'
import { call as callGateway, signIn, type TestCall } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGatewayOptions, testSecrets } from '../../testing/createTestGateway.ts'
import { sendSigned } from '../../testing/sendSigned.ts'
import { createFakeProvider } from './fakeProvider.ts'

let keys = 0
const key = () => `payment-key-${keys++}`

/** A gateway whose providers are fake, and what the tests of money in and money out ask it. */
export async function createPaymentsWorld(options: TestGatewayOptions = {}) {
  const provider = await createFakeProvider()
  const gateway = await createTestGateway({ brands: ['comet', 'marigold'], vendorUrl: provider.url, ...options })
  const world = { headers: {} as Readonly<Record<string, string>> }
  const call = async (id: OperationId, { headers, ...more }: TestCall = {}, as = world.headers) => {
    const answer = await callGateway(gateway, id, { ...more, headers: { ...as, ...headers } })
    return { status: answer.statusCode, ...answer.json() }
  }
  return {
    provider,
    gateway,
    /** Who asks. */
    world,
    key,
    call,
    balance: async (): Promise<string> => (await call('balance')).value.sumBalance,
    /** A signed call of a merchant's back office. */
    backOffice: (
      path: string,
      content: object,
      merchant = 'COMET',
      { signer = merchant, ...more }: { signer?: string; at?: number; sent?: object } = {},
    ) =>
      sendSigned(gateway, path, content, {
        caller: merchant,
        callerHeader: partnerHeaders.caller,
        secret: testSecrets.ofMerchant(signer),
        ...more,
      }),
    close: async () => {
      await gateway.close()
      await provider.close()
    },
  }
}

/** A world with a member signed in, for money in. */
export async function createPaymentsFixture() {
  const payments = await createPaymentsWorld()
  const { gateway, call, world } = payments
  const player = await signIn(gateway, 'demoplayer')
  world.headers = player
  return {
    ...payments,
    player,
    /** Begins a deposit; the key is a new one unless told. */
    start: (body: object, headers: Readonly<Record<string, string>> = {}) =>
      call('startDeposit', { body, headers: { 'idempotency-key': key(), ...headers } }),
    find: async (reference: string) => (await call('deposits', { query: { reference } })).value.list[0],
    /** Sends a webhook as a provider does. */
    report: (
      content: object,
      { provider = 'SANDBOX_CARD', signer = provider, at }: { provider?: string; signer?: string; at?: number } = {},
    ) =>
      sendSigned(
        gateway,
        paymentReportPath,
        { merchant: 'COMET', ...content },
        {
          caller: provider,
          callerHeader: paymentHeaders.caller,
          secret: testSecrets.ofPayments(signer),
          ...(at === undefined ? {} : { at }),
        },
      ),
  }
}
