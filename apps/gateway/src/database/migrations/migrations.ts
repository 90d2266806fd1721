import type { Migration } from 'kysely/migration'
import { foundation } from './0001Foundation.ts'
import { ledger } from './0002Ledger.ts'
import { games } from './0003Games.ts'
import { wallet } from './0004Wallet.ts'
import { lists } from './0005Lists.ts'
import { gameLogins } from './0006GameLogins.ts'
import { loginCodes } from './0007LoginCodes.ts'
import { changes } from './0008Changes.ts'
import { playMoneyOnly } from './0009PlayMoneyOnly.ts'
import { posters } from './0010Posters.ts'

/** Every migration by name; names sort in the order they run. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-ledger': ledger,
  '0003-games': games,
  '0004-wallet': wallet,
  '0005-lists': lists,
  '0006-game-logins': gameLogins,
  '0007-login-codes': loginCodes,
  '0008-changes': changes,
  '0009-play-money-only': playMoneyOnly,
  '0010-posters': posters,
}
