import type { Game, GameType, InputOf, LoginVerification, Operations } from '@foyer/contract'
import type { GameChoice } from './gameChoice.ts'

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
  feedback: true
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
  'member.gameCentre': true
  'member.transferFund': true
  'member.depositv2': true
  'member.withdraw': true
  'member.transferUpline': true
  'member.transferDownline': true
  'member.personalHistoryCopy': true
  'member.transactionHistory': true
  'member.personalProfit': true
  'member.activityStatement': true
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

/** How far a login has come. */
export interface BegunLogin {
  readonly username?: string
  readonly password?: string
  /** Why the form is shown. */
  readonly notice?: string
  /** What is wanted besides, where name and password were right. */
  readonly verification?: LoginVerification
  /** Strangers have tried the account too often: a code is wanted first. */
  readonly needsDevice?: boolean
  /** A proof that a person is there goes along with the next try. */
  readonly needsProof?: boolean
}

/** Modals by id, with what each is opened with. */
export interface ModalProps {
  /**
   * `onLoggedIn` runs after a successful login, e.g. to go on with the launch that asked for it; `begun` is a login that was
   * begun elsewhere, so that nothing is asked for twice.
   */
  login: { readonly onLoggedIn?: () => void; readonly begun?: BegunLogin }
  register: { readonly onLoggedIn?: () => void }
  /** `reason` says that it has to be changed now; `oldPassword` is the one just used, which is not asked for again. */
  changePassword: { readonly reason?: 'weak' | 'expired'; readonly oldPassword?: string }
  /** The terms have changed since they were accepted (P17). */
  acceptTerms: { readonly version: string }
  /** `username` is the one that was typed already. */
  forgotPassword: { readonly username?: string }
  /** Whoever is signed in shows again who they are; the answer comes once, `false` when they do not want to. */
  confirmIdentity: { readonly onAnswer: (isConfirmed: boolean) => void }
  /** A new authenticator app to be set up, or recovery codes to be kept. */
  authenticator: {
    readonly ticket?: string
    readonly uri?: string
    readonly secret?: string
    readonly codes?: readonly string[]
  }
  removeAuthenticator: Record<never, never>
  renewRecoveryCodes: Record<never, never>
  paymentPassword: { readonly isSet: boolean }
  /** With `hint` the number or address that the account has is verified; without it another is taken. */
  contact: { readonly channel: 'sms' | 'mail'; readonly hint?: string }
  registerSuccess: { readonly account: string; readonly onLoggedIn?: () => void }
  /** All titles, found while they are typed (N09). */
  search: Record<never, never>
  /** The first questions of the help centre (M09). */
  help: Record<never, never>
  /** Words to customer service (M10). */
  feedback: Record<never, never>
  notice: { readonly announcementId?: string }
  /** What the server publishes as popups (M08). */
  publicity: Record<never, never>
  download: Record<never, never>
  /** A game in a frame over the page (G07). */
  game: {
    readonly gameId: string
    readonly nodeId: number
    readonly vendor: string
    readonly isTrial: boolean
    readonly name: string
  }
  /** Chooses a game to play beside the one that `beside` is the node of (QP10). */
  secondGame: { readonly isTrial: boolean; readonly beside: number; readonly onChoose: (game: Game) => void }
  /** What a player may know of a game (QR22). */
  gameInfo: { readonly nodeId: number; readonly name: string }
  /** A round of the betting record as its vendor shows it (P06). */
  round: { readonly vendor: string; readonly betId: string; readonly name: string }
  /** Games of one vendor (M11, L29). */
  /** Filters and order of a list of games (QP03, QP04): what it is asked for without them, what is chosen, and what comes of it. */
  gameFilters: {
    readonly asked: InputOf<Operations['gameFacets']>
    readonly chosen: GameChoice
    readonly onChoose: (choice: GameChoice) => void
  }
  /** Which collections a game is in (QP01). */
  collectGame: { readonly nodeId: number; readonly name: string }
  /** A collection that is made, or renamed or removed; `onSaved` is told its id, nothing when it is gone (QP01). */
  gameCollection: {
    readonly collection?: { readonly collectionId: number; readonly name: string }
    readonly onSaved: (collectionId: number | undefined) => void
  }
  /** A draw of a lottery with its commitment, and the way from its seed to its numbers; the next one where none is named. */
  lotteryDraw: { readonly gameCode: string; readonly name: string; readonly numero?: string }
  vendorGames: { readonly vendor: string; readonly name: string; readonly gameType: GameType }
}
export type ModalId = keyof ModalProps
