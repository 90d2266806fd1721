import { defineFeature, defineSection, named, noSettings, vendorsQuery } from '@foyer/feature-api'
import {
  CatalogueSettings,
  CategoryRowSettings,
  ContinueSettings,
  GameWallSettings,
  HotGamesSettings,
  LiveNowSettings,
  LobbyConfig,
  LobbyTableSettings,
  PosterRowSettings,
  TabbedGamesSettings,
  TabbedRowSettings,
  TopTenSettings,
} from './config.schema.ts'
import { checkVendorColours } from './model/checkVendorColours.ts'
import { type LobbyId, lobbyCategories, type VendorPageId, vendorCategories } from './model/lobbyCategories.ts'
import { firstLobbyQuery } from './model/lobbyQuery.ts'
import { firstLobbyState } from './model/lobbyState.ts'
import * as ask from './model/queries.ts'
import { showsGames } from './model/rowCategory.ts'
import { operations } from './operations.ts'

const lobbyPage = named(() => import('./pages/LobbyPage.tsx'), 'LobbyPage')
const liveLobbyPage = named(() => import('./pages/LiveLobbyPage.tsx'), 'LiveLobbyPage')
const vendorPage = named(() => import('./pages/VendorPage.tsx'), 'VendorPage')
const vendors = { operation: 'gameVendors', input: vendorsQuery } as const

const lobbyRoute = <const Id extends 'rng' | 'live' | 'fish' | 'pvp' | 'inhouse'>(id: Id) =>
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

const vendorRoute = <const Id extends VendorPageId>(id: Id) =>
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
    queries: () => [vendors, { operation: 'gameList', input: ask.vendorPageQuery(id) } as const],
  }) as const

/** Lists of games and vendors: lobbies, hot and favourite games, rows on home, search, game centre (R03, R05 to R12, L02, L05, P21). */
export const lobby = defineFeature({
  id: 'lobby',
  config: LobbyConfig,
  check: checkVendorColours,
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    { ...lobbyRoute('rng'), category: 'RNG' },
    {
      ...lobbyRoute('live'),
      page: liveLobbyPage,
      category: 'LIVE',
      queries: () => [
        ...lobbyRoute('live').queries(),
        { operation: 'roomList', input: ask.tablesQuery(firstLobbyState) },
      ],
    },
    { ...lobbyRoute('fish'), category: 'FISH' },
    { ...lobbyRoute('pvp'), category: 'PVP' },
    { ...lobbyRoute('inhouse'), linkedFrom: [] },
    vendorRoute('sports'),
    vendorRoute('esports'),
    vendorRoute('cockfight'),
    {
      id: 'hot',
      paths: ['/hot'],
      access: 'public',
      linkedFrom: ['hot-games', 'top-ten'],
      layout: 'default',
      banner: 'w_home',
      title: 'title_hot',
      description: 'description_hot',
      page: named(() => import('./pages/HotPage.tsx'), 'HotPage'),
      queries: () => [{ operation: 'hotGames', input: ask.hotGamesQuery }],
    },
    {
      id: 'fav',
      paths: ['/fav'],
      access: 'real',
      layout: 'default',
      banner: 'w_home',
      title: 'title_fav',
      description: 'description_fav',
      prerender: false,
      page: named(() => import('./pages/FavouritesPage.tsx'), 'FavouritesPage'),
    },
  ],
  sections: [
    defineSection({
      id: 'hot-games',
      title: 'hotTitle',
      description: 'The most played games as tiles in one row',
      limit: 1,
      settings: HotGamesSettings,
      component: named(() => import('./components/HotGames.tsx'), 'HotGames'),
      queries: () => [{ operation: 'hotGames', input: ask.hotGamesQuery }],
    }),
    defineSection({
      id: 'category-row',
      title: 'rowTitle',
      description: 'A category: its first games with a strip of makers, or its makers',
      settings: CategoryRowSettings,
      component: named(() => import('./components/CategoryRow.tsx'), 'CategoryRow'),
      queries: ({ category }) =>
        showsGames(category) ? [vendors, { operation: 'gameList', input: ask.rowQuery(category) }] : [vendors],
    }),
    defineSection({
      id: 'top-ten',
      title: 'topTen',
      description: 'The ten most played games as posters with large numerals',
      settings: TopTenSettings,
      component: named(() => import('./components/TopTen.tsx'), 'TopTen'),
      queries: (settings) => [{ operation: 'hotGames', input: ask.topTenQuery(settings) }],
    }),
    defineSection({
      id: 'poster-row',
      title: 'rowTitle',
      description: 'Games of a category as posters in a row that runs off the screen',
      settings: PosterRowSettings,
      presets: {
        'new-slots': { description: 'Slots that are new', settings: { category: 'RNG', order: 'new' } },
        'live-tables': { description: 'The most played live tables', settings: { category: 'LIVE', count: 10 } },
      },
      component: named(() => import('./components/PosterRow.tsx'), 'PosterRow'),
      queries: (settings) => [vendors, { operation: 'gameList', input: ask.posterQuery(settings) }],
    }),
    defineSection({
      id: 'tabbed-games',
      title: 'tabbedTitle',
      description: 'Tabs that choose among rows of games: by category, popular or new',
      settings: TabbedGamesSettings,
      blocks: { row: { description: 'A tab and its games', settings: TabbedRowSettings } },
      maxBlocks: 6,
      component: named(() => import('./components/TabbedGames.tsx'), 'TabbedGames'),
      queries: (_settings, _routeId, blocks) =>
        blocks.slice(0, 1).map(({ settings }) => ({ operation: 'gameList', input: ask.tabQuery(settings) })),
    }),
    defineSection({
      id: 'game-wall',
      title: 'allGames',
      description: 'Games of all categories or of one, 42 at first and 42 more as often as the player wants',
      settings: GameWallSettings,
      component: named(() => import('./components/GameWall.tsx'), 'GameWall'),
      queries: (settings) => [{ operation: 'gameList', input: ask.wallQuery(settings) }],
    }),
    defineSection({
      id: 'live-now',
      title: 'liveNow',
      description: 'Live tables on wide cards with their limits, free seats and last results',
      limit: 1,
      settings: LiveNowSettings,
      component: named(() => import('./components/LiveNow.tsx'), 'LiveNow'),
      queries: (settings) => [{ operation: 'roomList', input: ask.liveQuery(settings) }],
    }),
    defineSection({
      id: 'continue-playing',
      title: 'continueTitle',
      description: 'What the player played last; nothing for guests',
      limit: 1,
      isExtra: true,
      settings: ContinueSettings,
      component: named(() => import('./components/ContinuePlaying.tsx'), 'ContinuePlaying'),
    }),
    defineSection({
      id: 'catalogue-table',
      title: 'catalogue',
      description: 'All games as a table with a filter field, for accounts',
      pages: ['home'],
      limit: 1,
      isExtra: true,
      settings: CatalogueSettings,
      component: named(() => import('./components/CatalogueTable.tsx'), 'CatalogueTable'),
    }),
    defineSection({
      id: 'lobby-table',
      title: 'catalogue',
      description: 'In the place of a lobby: its games as a table with a filter field, makers and classes',
      standsFor: ['rng', 'live', 'fish', 'pvp', 'inhouse'],
      settings: LobbyTableSettings,
      component: named(() => import('./components/LobbyTable.tsx'), 'LobbyTable'),
      // It stands on lobbies alone.
      queries: ({ rows }, routeId) => [
        vendors,
        // These queries belong to lobbies' routes.
        { operation: 'gameList', input: firstLobbyQuery(routeId as LobbyId, rows) },
      ],
    }),
    defineSection({
      id: 'hot-table',
      title: 'title_hot',
      description: 'In the place of the most played games: the same as a table',
      standsFor: ['hot'],
      settings: noSettings,
      component: named(() => import('./components/HotTable.tsx'), 'HotTable'),
      queries: () => [{ operation: 'hotGames', input: ask.hotGamesQuery }],
    }),
    defineSection({
      id: 'game-search',
      title: 'searchTitle',
      description: 'A field that finds games by name',
      limit: 1,
      settings: noSettings,
      component: named(() => import('./components/GameSearch.tsx'), 'GameSearch'),
    }),
    defineSection({
      id: 'search-results',
      title: 'searchTitle',
      description: 'What a search found; pages with the field show it by themselves',
      pages: [],
      settings: noSettings,
      component: named(() => import('./components/SearchResults.tsx'), 'SearchResults'),
    }),
  ],
  bottomBar: [
    { id: 'slots', label: 'categories:RNG', icon: () => import('./icons/slots.ts'), opens: { route: 'rng' } },
    { id: 'live', label: 'categories:LIVE', icon: () => import('./icons/live.ts'), opens: { route: 'live' } },
    { id: 'fish', label: 'categories:FISH', icon: () => import('./icons/fish.ts'), opens: { route: 'fish' } },
    { id: 'cards', label: 'categories:PVP', icon: () => import('./icons/cards.ts'), opens: { route: 'pvp' } },
    { id: 'sports', label: 'categories:SPORTS', icon: () => import('./icons/sports.ts'), opens: { route: 'sports' } },
    { id: 'favourites', label: 'class_FAV', icon: () => import('./icons/favourites.ts'), opens: { route: 'fav' } },
  ],
  centrePages: [
    {
      id: 'member.gameCentre',
      title: 'gameCentre',
      icon: () => import('./menu-icons/games.ts'),
      order: 95,
      page: named(() => import('./centre-pages/GameCentre.tsx'), 'GameCentre'),
    },
  ],
  modals: { vendorGames: named(() => import('./modals/VendorGamesModal.tsx'), 'VendorGamesModal') },
  opensAgain: { vendorGames: 'same' },
  operations,
})
