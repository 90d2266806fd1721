import type { GameType } from '@foyer/contract'

/** Every route of the product and its paths, canonical one first (R01 to R27). Features bring the pages. */
export const routePaths = {
  home: ['/', '/index', '/index.html', '/home'],
  hot: ['/hot'],
  fav: ['/fav'],
  providers: ['/providers'],
  rng: ['/rng'],
  pvp: ['/pvp'],
  live: ['/live'],
  fish: ['/fish'],
  inhouse: ['/inhouse'],
  sports: ['/sports'],
  esports: ['/esports'],
  cockfight: ['/cockfight'],
  lottery: ['/lottery'],
  vnLottery: ['/vnLottery'],
  elott: ['/elott'],
  lotteryCenter: ['/lotteryCenter'],
  promotions: ['/promotions'],
  promoDetail: ['/promoDetail'],
  pointMall: ['/pointMall'],
  seamless: ['/seamless'],
  help: ['/help'],
  helpmc: ['/helpmc'],
  down: ['/down', '/download'],
  register: ['/register', '/register.html'],
  game: ['/game'],
  login: ['/login'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type RouteId = keyof typeof routePaths

/** Pages of the member centre (P01 to P14) and the agent centre (T01 to T12), as in `?centre=member.withdraw`. */
export type CentrePageId =
  | `member.${'securityCenter' | 'transferFund' | 'depositv2' | 'withdraw' | 'transferUpline' | 'personalHistoryCopy' | 'transactionHistory' | 'personalProfit' | 'bonusDetails' | 'rewardCenter' | 'referral' | 'missionLeaderboard' | 'messageV2' | 'manualRebate'}`
  | `agent.${'agentAnnouncement' | 'agentTeamOverview' | 'registerCenter' | 'downlineManagmentView' | 'personalHistoryCopy' | 'palStatementsAgentCopy' | 'agentRevenueReport' | 'agentDownlineTransactionDetailsCopy' | 'agentDividendRecordCopy2' | 'agentDailyWages2' | 'agentHourSalary' | 'agentRealtimeSalary'}`

/** Modals by id, with what each is opened with. */
export interface ModalProps {
  /** `onLoggedIn` runs after a successful login, e.g. to go on with the launch that asked for it. */
  login: { readonly onLoggedIn?: () => void }
  register: Record<never, never>
  registerSuccess: { readonly account: string }
  notice: { readonly announcementId?: string }
  download: Record<never, never>
  /** Games of one vendor (M11, L29). */
  vendorGames: { readonly vendor: string; readonly name: string; readonly gameType: GameType }
}
export type ModalId = keyof ModalProps
