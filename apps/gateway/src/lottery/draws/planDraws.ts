import { createHmac } from 'node:crypto'
import { type CalendarDraw, drawAfter, drawsAfter, saleCloses } from '@foyer/rules'
import { sql } from 'kysely'
import type { Services } from '../../calls/services.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { readLotteries, type StoredLottery } from '../lotteries.ts'

export type DrawServices = Pick<Services, 'db' | 'clock' | 'merchants' | 'secrets' | 'mode'>

/** How many draws of a lottery stand committed to at any time: bets may be for several draws ahead. */
const ahead = 10
/** Written at once. */
const most = 1000
const minute = 60_000
/** No lottery waits longer for its next draw. */
const longest = 8 * 86_400_000
/** A sandbox's archive begins so many draws, or so many days, before its lotteries do, whichever is shorter. */
const backlog = { draws: 100, days: 60 }

/**
 * Writes down the next draws of every lottery, each with a seed that is secret until it is drawn. After an outage those that were missed
 * stand between the last known and the next, so that none is left out. Several gateways may do this at once: a draw is written once. What
 * it returns does so again where the first of the draws ahead has been drawn since; a lottery of one draw a day costs nothing until then.
 */
export function createDrawPlanner(services: DrawServices): () => Promise<void> {
  /** When the next draw is of each lottery that was planned, by merchant and content of its calendar. */
  const next = new Map<string, number>()
  return async () => {
    const now = services.clock.now().getTime()
    for (const merchant of services.merchants.all()) {
      // Names and remarks are of no use here, so that any language will do.
      const lotteries = await readLotteries({ db: services.db, merchant, language: 'en' })
      for (const lottery of lotteries) {
        const { gameId, schedule, form, lockSeconds } = lottery
        const name = JSON.stringify([merchant.id, gameId, schedule, form, lockSeconds])
        const known = next.get(name)
        // A clock that was set back asks anew.
        if (known !== undefined && now < known && known - now <= longest) continue
        await planLottery(services, merchant, lottery)
        const draw = drawAfter(new Date(now), schedule)
        if (draw) next.set(name, draw.at.getTime())
      }
    }
  }
}

async function planLottery(services: DrawServices, merchant: Merchant, lottery: StoredLottery): Promise<void> {
  const now = services.clock.now()
  let known = await lastKnown(services, merchant, lottery, now)
  for (;;) {
    const draws = unplanned(lottery, known, now)
    const last = draws.at(-1)
    if (last === undefined) return
    await writeDraws(services, merchant, lottery, draws)
    known = last.at
  }
}

/** The draws after the last one known, up to those that have to stand ahead of now. */
function unplanned({ schedule }: StoredLottery, known: Date, now: Date): CalendarDraw[] {
  const last = drawsAfter(now, schedule, ahead).at(-1)?.at
  const draws: CalendarDraw[] = []
  let draw = drawAfter(known, schedule)
  while (draw && last && draw.at <= last && draws.length < most) {
    draws.push(draw)
    draw = drawAfter(draw.at, schedule)
  }
  return draws
}

async function lastKnown(
  { db, mode }: DrawServices,
  merchant: Merchant,
  { gameId, schedule }: StoredLottery,
  now: Date,
): Promise<Date> {
  const row = await db
    .selectFrom('lottery_draws')
    .select((select) => select.fn.max('draws_at').as('last'))
    .where('merchant_id', '=', merchant.id)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  if (row?.last) return row.last
  if (mode === 'production') return now
  return new Date(now.getTime() - Math.min(backlog.draws * schedule.everyMinutes, backlog.days * 1440) * minute)
}

async function writeDraws(
  { db, secrets }: DrawServices,
  merchant: Merchant,
  { gameId, form, lockSeconds }: StoredLottery,
  draws: readonly CalendarDraw[],
): Promise<void> {
  const rows = draws.map(({ numero, at }) => ({
    numero,
    draws_at: at.toISOString(),
    closes_at: saleCloses(at, lockSeconds).toISOString(),
    seed: `\\x${createHmac('sha256', secrets.ofDraws()).update(`${merchant.code}:${gameId}:${numero}`).digest('hex')}`,
  }))
  await sql`
    insert into lottery_draws (merchant_id, game_id, draws_at, numero, closes_at, form, seed)
    select ${merchant.id}::integer, ${gameId}::text, draws_at, numero, closes_at, ${JSON.stringify(form)}::jsonb, seed
    from json_to_recordset(${JSON.stringify(rows)}::json)
      given (numero text, draws_at timestamptz, closes_at timestamptz, seed bytea)
    on conflict do nothing`.execute(db)
}
