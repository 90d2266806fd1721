import { type OperationId, walletHeaders, walletReportPath } from '@foyer/contract'
import { call as callGateway, signIn } from '../../../testing/callGateway.ts'
import { createTestGateway, testSecrets, testServices } from '../../../testing/createTestGateway.ts'
import { sendSigned } from '../../../testing/sendSigned.ts'
import { askVendors } from '../askVendors.ts'
import { createFakeVendor } from './fakeVendor.ts'

let keys = 0

/** A gateway whose merchant has BGS and GPI keep wallets of their own, at a fake vendor, and a player signed in. */
export async function createWalletsFixture() {
  const vendor = await createFakeVendor()
  const gateway = await createTestGateway({ vendorUrl: vendor.url })
  gateway.merchants.put({ ...gateway.merchant, walletVendors: new Set(['BGS', 'GPI']) })
  const player = await signIn(gateway, 'demoplayer')
  const { db } = gateway
  const services = { ...testServices(gateway), vendorUrl: vendor.url }
  const reported: string[] = []
  const call = async (id: OperationId, options: Parameters<typeof callGateway>[2] = {}) => {
    const answer = await callGateway(gateway, id, { ...options, headers: { ...player, ...options.headers } })
    return { status: answer.statusCode, ...answer.json() }
  }
  /** Minor units on the house's accounts whose owner begins so. */
  const ofHouse = async (owner: string): Promise<number> => {
    const rows = await db.selectFrom('accounts').select('balance').where('owner', 'like', `${owner}:%`).execute()
    return rows.reduce((sum, { balance }) => sum + Number(balance), 0)
  }
  const main = async (): Promise<number> => Math.round(Number((await call('balance')).value.sumBalance) * 100)
  return {
    vendor,
    gateway,
    player,
    call,
    main,
    freshKey: () => `wallet-key-${++keys}`,
    move: (direction: 'in' | 'out', amount: string, { key = `wallet-key-${++keys}`, vendor: code = 'BGS' } = {}) =>
      call('walletTransfer', { body: { vendor: code, direction, amount }, headers: { 'idempotency-key': key } }),
    /** References of transfers that nothing could be done for. */
    reported,
    ask: () => askVendors(services, (_error, reference) => reported.push(reference)),
    /** Where the player's money is, minor units: the ledger's word, and the vendor's own. */
    places: async () => ({
      main: await main(),
      transit: await ofHouse('in transit'),
      vendor: await ofHouse('wallets'),
      atVendor: vendor.total(),
    }),
    find: async (reference: string) => {
      const { transfers } = (await call('vendorWallets')).value
      return transfers.find((transfer: { reference: string }) => transfer.reference === reference)
    },
    report: (content: object, { signer = 'BGS', caller = 'BGS' } = {}) =>
      sendSigned(
        gateway,
        walletReportPath,
        { merchant: 'COMET', ...content },
        { caller, callerHeader: walletHeaders.caller, secret: testSecrets.ofVendor(signer) },
      ),
    close: async () => {
      await gateway.close()
      await vendor.close()
    },
  }
}
