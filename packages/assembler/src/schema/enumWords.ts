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
  'theme.headerLogin': {
    button: 'A button that opens the login form',
    form: 'User name and password in the header of wide windows',
  },
  'theme.tiles': { poster: 'Words on the artwork', card: 'Words under the artwork' },
  'layouts.*.bannerForm': {
    card: 'Home’s banner stands in the column, below the header',
    edge: 'Home’s banner fills the window behind the header, and rows may run off the screen',
  },
  'languages.dateFormats.*': {
    'yyyy-MM-dd': 'Year, month, day: 2026-11-22',
    'MM-dd-yyyy': 'Month, day, year: 11-22-2026',
  },
  'site.kind': { member: 'Members, agents and trials may log in', agent: 'Agents alone may log in' },
  'payments.deposit.*.kind': {
    hosted: 'The payer goes to a page of the provider, as for a card',
    transfer: 'The payer sends money from a bank, with a reference and a QR code',
    voucher: 'The payer types the code of a voucher',
  },
  'payments.withdrawal.methods.*.kind': {
    transfer: 'The bank sends it with its next run',
    instant: 'The bank sends it at once',
  },
  'verification.human': {
    work: 'The visitor’s machine does a small piece of work; the person does nothing',
    picture: 'A text is read from a picture; who cannot has the machine work instead',
  },
  'verification.phone': {
    sms: 'The server of the site sends the code by SMS',
    sandbox: 'A provider of the sandbox, to try things out',
    firebase: 'Firebase sends the code; verification.firebase names the project',
  },
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
