import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Instant = ColumnType<Date, Date | string, Date | string>
type Defaulted<T> = Generated<T>

export interface MerchantsTable {
  merchant_id: Generated<number>
  code: string
  brand: string
}

export interface MembersTable {
  merchant_id: number
  member_id: Generated<bigint>
  username: string
  /** Lower-cased, NFKC-normalised user name; unique per merchant. */
  username_key: string
  nickname: string
  /** Type code of ruling 4. */
  type: number
  agent_only: Defaulted<boolean>
  upline_id: bigint | null
  password_hash: string
  first_login: Defaulted<boolean>
  password_expired: Defaulted<boolean>
  /** Registration fields beyond user name and password. */
  profile: JSONColumnType<Record<string, string>>
  created_at: Instant
  last_login_at: Instant | null
  previous_login_at: Instant | null
}

export interface SessionsTable {
  merchant_id: number
  token_hash: Buffer
  member_id: bigint
  created_at: Instant
  expires_at: Instant
}

/** A one-time code that signs a member in (ruling 23). Used ones are kept a while, so that none is made twice. */
export interface LoginCodesTable {
  merchant_id: number
  code_hash: Buffer
  member_id: bigint
  expires_at: Instant
  used_at: Instant | null
}

export interface LoginAttemptsTable {
  merchant_id: number
  /** What is counted: failures of `account:<key>` and `address:<ip>`, tries of `pair:<key>|<ip>`, `tries:<ip>` and others. An IPv6 address counts as its network. */
  subject: string
  failures: number
  window_started_at: Instant
  blocked_until: Instant | null
}

export interface CaptchasTable {
  merchant_id: number
  captcha_id: string
  answer_hash: Buffer
  expires_at: Instant
}

/** A ledger account. A `member` or `trial` balance never goes below zero. */
export interface AccountsTable {
  merchant_id: number
  account_id: Generated<bigint>
  kind: 'member' | 'trial' | 'vendor' | 'house'
  /** Member of a `member` account; vendor code of a `vendor` account in `owner`. */
  member_id: bigint | null
  owner: string
  currency: string
  /** Minor units. Equals the sum of its entries. */
  balance: Defaulted<bigint>
}

export interface JournalTable {
  merchant_id: number
  journal_id: Generated<bigint>
  idempotency_key: string
  /** SHA-256 of what was asked, so that a key reused for another request is refused. */
  request_hash: Buffer
  kind: 'opening' | 'deposit' | 'bet' | 'win' | 'rollback' | 'transfer'
  reference: string
  created_at: Instant
}

export interface EntriesTable {
  merchant_id: number
  journal_id: bigint
  line: number
  account_id: bigint
  /** Minor units; the entries of one journal row sum to zero. */
  amount: bigint
  balance_after: bigint
}

export interface VendorsTable {
  merchant_id: number
  code: string
  name: string
  position: number
  is_hot: boolean
  icon_url: string
  wide_icon_url: string
  /** Rows of `{ gameType, gameClassify[] }`. */
  game_types: JSONColumnType<{ gameType: string; gameClassify: string[] }[]>
}

export interface GamesTable {
  merchant_id: number
  node_id: number
  game_id: string
  name: string
  /** Lower-cased, accent-free name for searching. */
  name_key: string
  vendor_code: string
  game_type: string
  game_classify: string
  icon_url: string
  wide_icon_url: string
  trial_offered: boolean
  is_vendor_list: boolean
  is_new: boolean
  /** Position among hot games, null when it is not hot. */
  hot_rank: number | null
  popularity: number
  min_bet: number
  lines: number | null
  rtp: number | null
}

export interface FavouritesTable {
  merchant_id: number
  member_id: bigint
  node_id: number
  created_at: Instant
}

export interface RecentPlaysTable {
  merchant_id: number
  member_id: bigint
  node_id: number
  played_at: Instant
}

/** A one-time launch token, exchanged by the vendor's server for a game session. */
export interface LaunchesTable {
  merchant_id: number
  token_hash: Buffer
  /** Session hash and node id; makes a launch idempotent (ruling 26). */
  launch_key: string
  account_id: bigint
  member_id: bigint | null
  vendor_code: string
  node_id: number
  language: string
  trial: boolean
  /** The member's session it was asked for in; null for a guest's. */
  login_hash: Buffer | null
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

/** A player's running session with a vendor, made from a launch. */
export interface GameSessionsTable {
  merchant_id: number
  session_hash: Buffer
  vendor_code: string
  account_id: bigint
  member_id: bigint | null
  node_id: number
  trial: boolean
  /** The member's session it was started from, and ends with; null for a guest's. */
  login_hash: Buffer | null
  expires_at: Instant
}

export interface BetsTable {
  merchant_id: number
  vendor_code: string
  /** The vendor's round reference. */
  round_id: string
  member_id: bigint
  node_id: number
  game_name: string
  game_type: string
  bet_amount: bigint
  win_amount: bigint
  status: 'OPEN' | 'WON' | 'LOST' | 'CANCELLED'
  bet_at: Instant
  settled_at: Instant | null
}

/** Every seamless-wallet transaction by the vendor's id. A rollback that came before its bet is a tombstone. */
export interface WalletTransactionsTable {
  merchant_id: number
  vendor_code: string
  transaction_id: string
  kind: 'bet' | 'win' | 'rollback'
  round_id: string
  account_id: bigint
  amount: bigint
  journal_id: bigint | null
  request_hash: Buffer
  /** For a rollback: the transaction it takes back. */
  target_id: string | null
  created_at: Instant
}

/** Content by kind and language: announcements, banners, help, winners, resources, lotteries, customer service. */
export interface ContentTable {
  merchant_id: number
  kind: string
  content_id: string
  language: string
  position: number
  data: JSONColumnType<Record<string, unknown>>
}

/** Facts of the whole world: clock offset, seed version, keys. */
export interface SettingsTable {
  name: string
  value: JSONColumnType<Record<string, unknown>>
}

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
}
