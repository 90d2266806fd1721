import type { ValuePath } from '../issues/issue.ts'

/** What a player notices when a part of brand.json is wrong; the longest prefix counts. */
const reasons: Readonly<Record<string, string>> = {
  '': 'The site is built from this file; until it is right, players keep the last version.',
  schemaVersion:
    'Without it a later Foyer cannot tell how to read the file and the site could change under the players.',
  name: 'Players read it in the header, in page titles and in search results.',
  merchant: 'Accounts and money belong to a merchant; with a wrong code nobody can log in.',
  hosts: 'A player who opens an address that is not listed reaches no site, or another brand.',
  site: 'It decides who may log in and what a guest sees.',
  languages: 'Players would meet a page in a language they did not choose.',
  currency: 'Players would read amounts in the wrong money.',
  payments: 'Players could not pay in, or would read wrong limits, fees or times.',
  wallets: 'Players could not reach money in a wallet, or would look for a wallet that is not there.',
  theme: 'It decides what every page looks like.',
  'theme.dark': 'Players with the dark theme would see a wrong or unreadable colour.',
  'theme.light': 'Players with the light theme would see a wrong or unreadable colour.',
  assets: 'Players would see a gap where logo or icon should be.',
  seo: 'Search engines and shared links show it.',
  layouts: 'A page could miss its header, banner or footer.',
  routes: 'Players could not reach a page, or would see it in a wrong frame.',
  banners: 'Players would see an empty banner, or a banner that leads nowhere.',
  pages: 'Players could not reach a page, or would see it in a wrong frame.',
  nav: 'Players find the games through the navigation.',
  home: 'A section of the home page would be missing.',
  drawer: 'Players on phones would miss a link below the navigation.',
  footer: 'Players look for help and the licence in the footer.',
  floatingBar: 'Players reach customer service through it.',
  bottomBar: 'Players on phones find their way through it.',
  overrides: 'A part of the page would be another than the brand wants.',
  modules: 'A part of the site would be there although it should be off, or be missing although it should be on.',
  features: 'A feature would work differently from what the brand decided.',
  registration: 'Visitors could not finish opening an account.',
  cdn: 'Pictures and games would not load.',
  analytics: 'Visits could be counted without consent, or not at all.',
  api: 'The site could not reach its server: no login, no games.',
}

/** Why a problem at this path matters to a player. */
export function reasonFor(path: ValuePath): string | undefined {
  const names = path.map(String)
  for (let length = names.length; length > 0; length -= 1) {
    const reason = reasons[names.slice(0, length).join('.')]
    if (reason) return reason
  }
  return reasons['']
}
