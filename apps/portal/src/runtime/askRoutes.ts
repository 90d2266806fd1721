import { askOnce } from './askOnce.ts'
import type { Site } from './createSite.ts'
import { wireAdapters } from './wireAdapters.ts'

/** Asks for the site's addresses (I19), and measures them once per session where the brand wants it (GW06). */
export function askRoutes(site: Pick<Site, 'queries' | 'data' | 'runtime'>): Promise<void> {
  const { speedTest, base, adapter } = site.data.config.api
  return askOnce(site, 'domainRoute', async () => {
    const routes = await site.runtime.client.call('domainRoute')
    if (!speedTest) return routes
    const { measureRoutes } = await import('@foyer/client/routes')
    return measureRoutes(routes, { base, page: location, adapter: wireAdapters[adapter] })
  })
}
