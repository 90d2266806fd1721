import type { Authenticated, SeamlessBody } from '@foyer/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { playerOf } from '../vendors/playerOf.ts'
import { rememberPlayer } from '../vendors/vendorPlayers.ts'
import { findGameSession, hashToken, isLoginOpen, sessionExpiry, sessionTokenOf } from './gameSessions.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { SeamlessError } from './seamlessError.ts'

/** Exchanges a one-time launch token for a game session. */
export function authenticate(context: SeamlessContext, body: SeamlessBody<'authenticate'>): Promise<Authenticated> {
  return context.db.transaction().execute(async (trx) => {
    const launch = await readLaunch(trx, context, body.launch)
    const token = sessionTokenOf(context.secrets.ofVendor(context.vendor), body.launch, body.transactionId)
    if ((await findGameSession(trx, context, token)) === undefined) await startSession(trx, context, launch, token)
    const { vendor, merchant } = context
    const player = playerOf(context.secrets, {
      vendor,
      merchantId: merchant.id,
      id: launch.member_id ?? `account ${launch.account_id}`,
    })
    const isOwnWallet = !launch.trial && merchant.walletVendors.has(vendor)
    if (isOwnWallet && launch.member_id !== null)
      await rememberPlayer(trx, { merchantId: merchant.id, vendor, player, memberId: launch.member_id })
    return {
      session: token,
      player,
      trial: launch.trial,
      playMoneyOnly: launch.play_money_only,
      gameId: launch.game_id,
      gameName: launch.game_name,
      category: launch.game_type,
      genre: launch.game_classify,
      vendorName: launch.vendor_name,
      artwork: launch.wide_icon_url,
      currency: launch.currency,
      decimals: context.merchant.decimals,
      language: launch.language,
      ...(isProvablyFair(context.merchant) ? { provablyFair: true } : {}),
      ...(launch.game_type === 'COCKFIGHT' && !context.merchant.cockfightBets ? { betsOff: true } : {}),
      ...(isOwnWallet ? { ownWallet: true, balance: 0 } : { balance: Number(launch.balance) }),
    }
  })
}

/** Whether the brand lets its players verify rounds. */
function isProvablyFair({ config }: Merchant): boolean {
  const { launch } = config.features
  return typeof launch === 'object' && launch !== null && 'provablyFair' in launch && launch.provablyFair === true
}

type Launch = Awaited<ReturnType<typeof readLaunch>>

/** Locks the launch, so that of two calls with its token one comes first. */
async function readLaunch(trx: Transaction<Database>, context: SeamlessContext, token: string) {
  const { merchant, vendor } = context
  const launch = await trx
    .selectFrom('launches')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('token_hash', '=', hashToken(token))
    .where('vendor_code', '=', vendor)
    .forUpdate()
    .executeTakeFirst()
  if (launch === undefined) throw new SeamlessError('launch_refused', 'The launch token is unknown')
  if (!(await isLoginOpen(trx, context, launch.login_hash)))
    throw new SeamlessError('launch_refused', 'The player has signed out')
  const facts = await trx
    .selectFrom('games')
    .innerJoin('vendors', (join) =>
      join.onRef('vendors.merchant_id', '=', 'games.merchant_id').onRef('vendors.code', '=', 'games.vendor_code'),
    )
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.merchant_id', '=', 'games.merchant_id').on('accounts.account_id', '=', launch.account_id),
    )
    .select([
      'games.game_id',
      'games.name as game_name',
      'games.game_type',
      'games.game_classify',
      'games.wide_icon_url',
      'games.play_money_only',
      'vendors.name as vendor_name',
      'accounts.currency',
      'accounts.balance',
    ])
    .where('games.merchant_id', '=', merchant.id)
    .where('games.node_id', '=', launch.node_id)
    .executeTakeFirstOrThrow()
  return { ...launch, ...facts }
}

async function startSession(
  trx: Transaction<Database>,
  { merchant, vendor, clock }: SeamlessContext,
  launch: Launch,
  token: string,
): Promise<void> {
  const now = clock.now()
  if (launch.used_at !== null || launch.expires_at <= now) {
    throw new SeamlessError('launch_refused', 'The launch token was used or is too old')
  }
  await trx
    .updateTable('launches')
    .set({ used_at: now })
    .where('merchant_id', '=', merchant.id)
    .where('token_hash', '=', launch.token_hash)
    .execute()
  await trx
    .insertInto('game_sessions')
    .values({
      merchant_id: merchant.id,
      session_hash: hashToken(token),
      vendor_code: vendor,
      account_id: launch.account_id,
      member_id: launch.member_id,
      node_id: launch.node_id,
      trial: launch.trial,
      login_hash: launch.login_hash,
      expires_at: sessionExpiry(now),
    })
    .execute()
}
