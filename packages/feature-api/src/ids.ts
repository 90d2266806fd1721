import type { GameType } from '@foyer/contract'

/**
 * Ids that features name one another's things by. They are open: a feature adds its own beside its manifest, and from
 * then on they compile everywhere.
 *
 *     declare module '@foyer/feature-api' {
 *       interface RouteIds { wheel: true }
 *       interface CentrePageIds { 'member.wheelHistory': true }
 *     }
 */
export interface RouteIds {
  home: true
  hot: true
  fav: true
  providers: true
  rng: true
  pvp: true
  live: true
  fish: true
  inhouse: true
  sports: true
  esports: true
  cockfight: true
  lottery: true
  vnLottery: true
  elott: true
  lotteryCenter: true
  promotions: true
  promoDetail: true
  pointMall: true
  seamless: true
  help: true
  helpmc: true
  down: true
  register: true
  game: true
  login: true
}
/** A page of the site (R01 to R27), whose feature declares its paths, or `page/<name>`, which a brand brings itself. */
export type RouteId = keyof RouteIds | `page/${string}`

/** Centres: panels of pages over the page, each declared with who may open it. */
export interface CentreIds {
  member: true
  agent: true
}
export type CentreId = keyof CentreIds

/** Pages of centres by `<centre>.<page>`, as in `?centre=member.withdraw` (P01 to P14, T01 to T12). */
export interface CentrePageIds {
  'member.securityCenter': true
  'member.transferFund': true
  'member.depositv2': true
  'member.withdraw': true
  'member.transferUpline': true
  'member.personalHistoryCopy': true
  'member.transactionHistory': true
  'member.personalProfit': true
  'member.bonusDetails': true
  'member.rewardCenter': true
  'member.referral': true
  'member.missionLeaderboard': true
  'member.messageV2': true
  'member.manualRebate': true
  'agent.agentAnnouncement': true
  'agent.agentTeamOverview': true
  'agent.registerCenter': true
  'agent.downlineManagmentView': true
  'agent.personalHistoryCopy': true
  'agent.palStatementsAgentCopy': true
  'agent.agentRevenueReport': true
  'agent.agentDownlineTransactionDetailsCopy': true
  'agent.agentDividendRecordCopy2': true
  'agent.agentDailyWages2': true
  'agent.agentHourSalary': true
  'agent.agentRealtimeSalary': true
}
export type CentrePageId = keyof CentrePageIds

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
