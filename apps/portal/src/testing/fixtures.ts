import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { VendorCategory } from '@foyer/contract'
import { type FeatureManifest, noSettings } from '@foyer/feature-api'

export const english: SiteLanguage = { code: 'EN', tag: 'en', prefix: '', name: 'English' }
export const turkish: SiteLanguage = { code: 'TY', tag: 'tr', prefix: '/tr', name: 'Türkçe' }

const asset = '/assets/x.svg'

/** A brand with every default, for tests that change what they are about. */
export const config: PublicConfig = {
  brand: 'fixture',
  name: 'Fixture',
  merchant: 'FIXTURE',
  site: { kind: 'member', loginRequired: false, offline: true },
  languages: [english, turkish],
  currency: { code: 'USD', symbol: '$', decimals: 2 },
  theme: { default: 'dark', font: {}, header: 'bar', headerLogin: 'button', tiles: 'poster', dark: {}, light: {} },
  assets: { logo: { dark: asset, light: asset, alt: { en: 'Fixture' } }, icon: asset },
  seo: {},
  layouts: {},
  routes: {},
  banners: { w_home: [{ bannerId: 'one', image: asset, alt: { en: 'One' } }] },
  pages: [],
  nav: [],
  memberMenu: [],
  bottomBar: [],
  overrides: {},
  home: { sections: [] },
  footer: { columns: [], vendorLogos: true },
  modules: {
    registration: true,
    freePlay: true,
    favourites: true,
    records: true,
    deposit: true,
    withdrawal: true,
    winnerBoard: true,
    download: true,
    points: false,
    mobileRegistration: false,
    smsLogin: false,
    emailPasswordReset: false,
    phonePasswordReset: false,
    forcedPasswordChange: false,
  },
  features: {},
  verification: { human: 'work', phone: 'sms' },
  jurisdiction: { cockfightBets: false, minimumAge: 18, withdrawalCancel: true, termsVersion: '1' },
  cdn: { images: [], games: [] },
  analytics: {},
  api: { base: '/api', session: 'cookie', adapter: 'wps', speedTest: false, banners: false },
}

const none = async () => ({ default: () => null })
const icon = async () => ({ default: [] })
const messages = {}

/** Two features: one that is always on, one that belongs to the points module. */
export const manifests: readonly FeatureManifest[] = [
  {
    id: 'home',
    messages,
    routes: [
      {
        id: 'home',
        paths: ['/', '/index', '/index.html', '/home'],
        access: 'public',
        layout: 'default',
        banner: 'w_home',
        title: 'title',
        page: none,
      },
    ],
    sections: [
      {
        id: 'hot-games',
        title: 'hot',
        description: 'hot games',
        settings: noSettings,
        component: none,
        queries: () => [{ operation: 'hotGames', input: {} }],
      },
    ],
    centres: [
      { id: 'member', title: 'member', start: 'member.securityCenter', roles: ['member', 'agent'] },
      { id: 'agent', title: 'agent', start: 'agent.agentTeamOverview', roles: ['agent'] },
    ],
    memberMenu: [
      {
        id: 'leave',
        label: 'leave',
        icon,
        order: 0,
        roles: ['member', 'agent', 'trial'],
        opens: { action: 'signOut' },
        isLast: true,
      },
      {
        id: 'bets',
        label: 'bets',
        icon,
        order: 20,
        roles: ['member'],
        opens: { centre: 'member.personalHistoryCopy' },
      },
      { id: 'money', label: 'money', icon, order: 10, roles: ['member'], opens: { centre: 'member.withdraw' } },
      { id: 'start', label: 'start', icon, order: 30, roles: ['member', 'trial'], opens: { route: 'home' } },
    ],
    centrePages: [
      { id: 'member.personalHistoryCopy', title: 'bets', icon, order: 60, page: none },
      { id: 'member.securityCenter', title: 'security', icon, order: 10, page: none },
    ],
  },
  {
    id: 'points',
    module: 'points',
    messages,
    routes: [{ id: 'pointMall', paths: ['/pointMall'], access: 'real', layout: 'plain', title: 'title', page: none }],
    memberMenu: [{ id: 'mall', label: 'mall', icon, order: 5, roles: ['member'], opens: { route: 'pointMall' } }],
  },
]

/** A category with so many vendors. */
export const category = (gameCategory: VendorCategory['gameCategory'], count: number): VendorCategory => ({
  gameCategory,
  gameClassify: [],
  vendors: Array.from({ length: count }, (_, index) => ({
    vassalage: `V${index}`,
    displayName: `Vendor ${index}`,
    isHot: 0 as const,
    iconUrl: `/media/${index}.svg`,
    gameClassify: [],
    gameCount: 1,
  })),
})
