import { fileURLToPath } from 'node:url'
import { createSiteServer } from '@foyer/site-server'
import type { RoutePlugin } from '../calls/routePlugin.ts'
import type { WorldClock } from '../clock/createClock.ts'
import { addDeskPages } from '../desk/addDeskPages.ts'
import { addDeskRoutes } from '../desk/addDeskRoutes.ts'
import { addFaults } from '../desk/faults/addFaults.ts'
import type { Sandbox } from '../ports.ts'

const deskFolder = fileURLToPath(new URL('../../../desk/dist', import.meta.url))

/** What a sandbox answers besides: pictures and pages of its world, and the desk. */
export const sandboxRoutes =
  (sandbox: Sandbox, clock: WorldClock): RoutePlugin =>
  async (app, services) => {
    await sandbox.addRoutes(app, services)
    addDeskRoutes(app, services, clock)
    addFaults(app, services)
    addDeskPages(app, createSiteServer([deskFolder]))
  }
