import type { ChangesTable, MemberChangesTable } from './tables/changes.ts'
import type { FeedbackTable } from './tables/feedback.ts'
import type {
  CollectedGamesTable,
  FavouritesTable,
  GameCollectionsTable,
  GamesTable,
  RecentPlaysTable,
  VendorsTable,
} from './tables/games.ts'
import type { AccountsTable, EntriesTable, JournalTable } from './tables/ledger.ts'
import type { LotteryDrawsTable } from './tables/lottery.ts'
import type { MemberContactsTable, OneTimeCodesTable, OutboxTable } from './tables/messages.ts'
import type { DepositEventsTable, DepositsTable, MoneyNoticesTable, PaymentReportsTable } from './tables/payments.ts'
import type {
  ClubsTable,
  DevicesTable,
  LoginAttemptsTable,
  LoginCodesTable,
  MembersTable,
  MerchantsTable,
  SessionsTable,
  UsedProofsTable,
} from './tables/people.ts'
import type {
  BetsTable,
  GameSessionsTable,
  LaunchesTable,
  VendorPlayersTable,
  WalletTransactionsTable,
} from './tables/play.ts'
import type { PromotionApplicationsTable, PromotionImagesTable } from './tables/promotions.ts'
import type { AccountEventsTable } from './tables/security.ts'
import type { WalletTransfersTable } from './tables/vendorWallets.ts'
import type {
  AuthenticatorSetupsTable,
  AuthenticatorsTable,
  LoginVerificationsTable,
  PasskeyQuestionsTable,
  PasskeysTable,
  RecoveryCodesTable,
} from './tables/verification.ts'
import type {
  BankAccountsTable,
  WithdrawalEventsTable,
  WithdrawalProofsTable,
  WithdrawalsTable,
} from './tables/withdrawals.ts'
import type { ContentTable, SettingsTable } from './tables/world.ts'

export type * from './tables/changes.ts'
export type * from './tables/feedback.ts'
export type * from './tables/games.ts'
export type * from './tables/ledger.ts'
export type * from './tables/lottery.ts'
export type * from './tables/messages.ts'
export type * from './tables/payments.ts'
export type * from './tables/people.ts'
export type * from './tables/play.ts'
export type * from './tables/promotions.ts'
export type * from './tables/security.ts'
export type * from './tables/vendorWallets.ts'
export type * from './tables/verification.ts'
export type * from './tables/withdrawals.ts'
export type * from './tables/world.ts'

/** Every table by its name. */
export interface Database {
  merchants: MerchantsTable
  members: MembersTable
  clubs: ClubsTable
  sessions: SessionsTable
  login_codes: LoginCodesTable
  login_attempts: LoginAttemptsTable
  used_proofs: UsedProofsTable
  member_contacts: MemberContactsTable
  one_time_codes: OneTimeCodesTable
  outbox: OutboxTable
  feedback: FeedbackTable
  promotion_applications: PromotionApplicationsTable
  promotion_images: PromotionImagesTable
  devices: DevicesTable
  login_verifications: LoginVerificationsTable
  authenticators: AuthenticatorsTable
  authenticator_setups: AuthenticatorSetupsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_questions: PasskeyQuestionsTable
  account_events: AccountEventsTable
  accounts: AccountsTable
  journal: JournalTable
  entries: EntriesTable
  vendors: VendorsTable
  games: GamesTable
  favourites: FavouritesTable
  game_collections: GameCollectionsTable
  collected_games: CollectedGamesTable
  recent_plays: RecentPlaysTable
  lottery_draws: LotteryDrawsTable
  launches: LaunchesTable
  game_sessions: GameSessionsTable
  bets: BetsTable
  vendor_players: VendorPlayersTable
  wallet_transactions: WalletTransactionsTable
  deposits: DepositsTable
  deposit_events: DepositEventsTable
  payment_reports: PaymentReportsTable
  money_notices: MoneyNoticesTable
  bank_accounts: BankAccountsTable
  withdrawals: WithdrawalsTable
  withdrawal_events: WithdrawalEventsTable
  withdrawal_proofs: WithdrawalProofsTable
  wallet_transfers: WalletTransfersTable
  content: ContentTable
  settings: SettingsTable
  changes: ChangesTable
  member_changes: MemberChangesTable
}
