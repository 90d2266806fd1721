import type { Sandbox, SandboxHost } from '@foyer/gateway/ports'
import { addArtworkRoutes } from './artwork/addArtworkRoutes.ts'
import { addSheetRoute } from './contactSheet/addSheetRoute.ts'
import { createDemoAccounts } from './createDemoAccounts.ts'
import { addDemoRoutes } from './demo/addDemoRoutes.ts'
import { createLiveFeed } from './live/createLiveFeed.ts'
import { seedClubs } from './seedClubs.ts'
import { seedWithdrawals } from './seedWithdrawals.ts'
import { seedWorld } from './seedWorld.ts'

/** The sandbox of a gateway: demo accounts, the seeded world its pictures and its demonstration pages. */
export function createSandbox(host: SandboxHost): Sandbox {
  return {
    fill: async (merchant) => {
      await createDemoAccounts(host, merchant)
      await seedClubs(host, merchant)
      await seedWorld(host, merchant)
      await seedWithdrawals(host, merchant)
    },
    liveFeed: createLiveFeed(),
    addRoutes: async (server, services) => {
      await addArtworkRoutes(server, services)
      await addDemoRoutes(server, services)
      await addSheetRoute(server, services)
    },
  }
}
