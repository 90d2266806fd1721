import { named, vendorsQuery } from '@foyer/feature-api'
import { lobbyCategories, type VendorPageId, vendorCategories } from './model/lobbyCategories.ts'
import { firstLobbyQuery } from './model/lobbyQuery.ts'
import { vendorPageQuery } from './model/queries.ts'

const lobbyPage = named(() => import('./pages/LobbyPage.tsx'), 'LobbyPage')
const vendorPage = named(() => import('./pages/VendorPage.tsx'), 'VendorPage')
export const vendors = { operation: 'gameVendors', input: vendorsQuery } as const

/** A lobby: its games, with classes, makers and filters (R05 to R09). */
export const lobbyRoute = <const Id extends 'rng' | 'live' | 'fish' | 'pvp' | 'inhouse'>(id: Id) =>
  ({
    id,
    paths: [`/${id}`],
    access: 'public',
    layout: 'default',
    banner: `w_${id}`,
    title: id === 'inhouse' ? 'title_inhouse' : `categories:${lobbyCategories[id].gameType}`,
    description: `description_${id}`,
    page: lobbyPage,
    queries: () => [vendors, { operation: 'gameList', input: firstLobbyQuery(id) } as const],
  }) as const

/** A page of makers of a category, and their games (R10 to R12). */
export const vendorRoute = <const Id extends VendorPageId>(id: Id) =>
  ({
    id,
    category: vendorCategories[id],
    paths: [`/${id}`],
    access: 'public',
    layout: 'default',
    banner: `w_${id}`,
    title: `categories:${vendorCategories[id]}`,
    description: `description_${id}`,
    page: vendorPage,
    queries: () => [vendors, { operation: 'gameList', input: vendorPageQuery(id) } as const],
  }) as const
