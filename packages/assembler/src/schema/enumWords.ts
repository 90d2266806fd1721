/** What each possible value of a key means, by the key's path in brand.json; `*` stands for any name or index. */
export const enumWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'theme.default': {
    dark: 'Dark until the player chooses',
    light: 'Light until the player chooses',
    system: 'As the player’s device is set',
  },
  'theme.font.text': {
    manrope: 'Open and even; suits any kind of site',
    sora: 'Wide and technical',
    figtree: 'Friendly and plain',
    'bricolage-grotesque': 'Warm, with character in large sizes',
    inter: 'Neutral, best for tables and small sizes',
  },
  'theme.shape': { sharp: 'Corners of 0 to 4 px', soft: 'Corners of 4 to 14 px', round: 'Corners of 8 to 24 px' },
  'theme.density': {
    compact: 'Controls and rows of 36 px, for long tables',
    comfortable: 'Controls of 44 px and rows of 40 px, for fingers',
  },
  'theme.motion': {
    calm: '120 to 200 ms, nothing lifts',
    lively: '140 to 240 ms, tiles lift under the pointer',
  },
  'theme.typeScale': {
    tight: 'Headings little larger than words (1.18)',
    normal: 'Headings in even steps (1.25)',
    dramatic: 'Large headings (1.4)',
  },
  'theme.header': {
    bar: 'One row: logo, navigation, actions',
    split: 'Two rows: actions above, navigation below',
    rail: 'Navigation at the side on wide screens',
  },
  'theme.tiles': { poster: 'Words on the artwork', card: 'Words under the artwork' },
  'layouts.*.bannerForm': {
    card: 'Home’s banner stands in the column, below the header',
    edge: 'Home’s banner fills the window behind the header, and rows may run off the screen',
  },
  'site.kind': { member: 'Members, agents and trials may log in', agent: 'Agents alone may log in' },
  'api.session': {
    cookie: 'An HttpOnly cookie, out of reach of scripts',
    token: 'A header, for servers that cannot set cookies',
  },
  'api.adapter': { wps: 'Addresses and headers of the platform' },
  'nav.*.category': {
    LOTT: 'Lottery draws',
    LIVE: 'Live tables',
    SPORTS: 'Sports betting',
    FISH: 'Fishing games',
    RNG: 'Slots',
    PVP: 'Card and board games between players',
    ESPORTS: 'Betting on esports',
    COCKFIGHT: 'Cockfights',
  },
  'banners.*.*.tone': { dark: 'Words on the picture are light', light: 'Words on the picture are dark' },
}
