import { seedGuestWorld } from '@foyer/sandbox'
import { call } from '../../../testing/callGateway.ts'
import { createTestGateway, testSecrets } from '../../../testing/createTestGateway.ts'
import { createVendorCalls, testVendor } from '../../../testing/vendorCalls.ts'

type Headers = Readonly<Record<string, string>>
type LaunchId = 'launchGame' | 'launchTrial'

/** The server with its games, one of which is launched by sessions of its players, and the calls of that game's vendor. */
export async function createPlayedGateway() {
  const gateway = await createTestGateway({ seed: seedGuestWorld })
  const vendor = createVendorCalls(gateway.app, testSecrets, gateway.merchant.code)
  const { node_id, game_id: gameId } = await gateway.db
    .selectFrom('games')
    .select(['node_id', 'game_id'])
    .where('vendor_code', '=', testVendor)
    .where('is_vendor_list', '=', false)
    .where('trial_offered', '=', true)
    .executeTakeFirstOrThrow()
  const common = { platform: 'html5-desktop', clientType: '3', language: 'EN' }
  const query = { nodeId: String(node_id), gameId, vassalage: testVendor, ...common }
  let counter = 0
  const fresh = (name: string): string => `${name}-${++counter}`

  const launch = async (headers: Headers, id: LaunchId = 'launchGame'): Promise<string> => {
    const answer = await call(gateway, id, {
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      query: id === 'launchGame' ? { ...query, launchMode: 'GLS' } : query,
    })
    return new URLSearchParams(new URL(answer.json().value.game_url).hash.slice(1)).get('launch') ?? ''
  }
  return {
    ...gateway,
    vendor,
    fresh,
    launch,
    /** The game session that a launch leads to. */
    play: async (headers: Headers, id: LaunchId = 'launchGame'): Promise<string> => {
      const { body } = await vendor.call('authenticate', {
        transactionId: fresh('auth'),
        launch: await launch(headers, id),
      })
      return String(body.value?.session)
    },
  }
}
