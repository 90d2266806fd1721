import type { ChangesTable, MemberChangesTable } from './tables/changes.ts'
import type { FavouritesTable, GamesTable, RecentPlaysTable, VendorsTable } from './tables/games.ts'
import type { AccountsTable, EntriesTable, JournalTable } from './tables/ledger.ts'
import type {
  CaptchasTable,
  LoginAttemptsTable,
  LoginCodesTable,
  MembersTable,
  MerchantsTable,
  SessionsTable,
} from './tables/people.ts'
import type { BetsTable, GameSessionsTable, LaunchesTable, WalletTransactionsTable } from './tables/play.ts'
import type { ContentTable, SettingsTable } from './tables/world.ts'

export type * from './tables/changes.ts'
export type * from './tables/games.ts'
export type * from './tables/ledger.ts'
export type * from './tables/people.ts'
export type * from './tables/play.ts'
export type * from './tables/world.ts'

/** Every table by its name. */
export interface Database {
  merchants: MerchantsTable
  members: MembersTable
  sessions: SessionsTable
  login_codes: LoginCodesTable
  login_attempts: LoginAttemptsTable
  captchas: CaptchasTable
  accounts: AccountsTable
  journal: JournalTable
  entries: EntriesTable
  vendors: VendorsTable
  games: GamesTable
  favourites: FavouritesTable
  recent_plays: RecentPlaysTable
  launches: LaunchesTable
  game_sessions: GameSessionsTable
  bets: BetsTable
  wallet_transactions: WalletTransactionsTable
  content: ContentTable
  settings: SettingsTable
  changes: ChangesTable
  member_changes: MemberChangesTable
}
