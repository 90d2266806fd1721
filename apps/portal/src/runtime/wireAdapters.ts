import type { PublicConfig } from '@foyer/brand'
import { type WireAdapter, wpsAdapter } from '@foyer/client'

/** Wire forms of servers by the name brand.json gives them in `api.adapter` (GW03). */
export const wireAdapters: Readonly<Record<PublicConfig['api']['adapter'], WireAdapter>> = { wps: wpsAdapter }
