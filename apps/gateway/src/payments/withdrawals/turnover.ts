import type { Turnover } from '@foyer/contract'
import { readDecimal, writeDecimal } from '@foyer/rules'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** Decimals that a brand's factor may have. */
const factorDecimals = 2

/** Something credited, and what was staked from then until the next one, less what was given back. */
export interface TurnoverSpan {
  readonly reference: string
  readonly at: Date
  readonly amount: bigint
  readonly staked: bigint
}

export interface OpenTurnover {
  readonly parts: readonly (Omit<TurnoverSpan, 'staked'> & { readonly required: bigint; readonly played: bigint })[]
  readonly remaining: bigint
}

/** What is still to be played: stakes count for the oldest deposit that is not done, and never for one that came later. */
export function countTurnover(spans: readonly TurnoverSpan[], factor: string): OpenTurnover {
  const times = readDecimal(factor, factorDecimals) ?? 0n
  const whole = 10n ** BigInt(factorDecimals)
  const parts = spans.map(({ staked: _counted, ...span }) => ({
    ...span,
    required: (span.amount * times + whole - 1n) / whole,
    played: 0n,
  }))
  for (const [index, { staked }] of spans.entries()) {
    const until = parts.slice(0, index + 1)
    let left = staked
    for (const part of left > 0n ? until : until.reverse()) {
      const step = left > 0n ? least(left, part.required - part.played) : -least(-left, part.played)
      part.played += step
      left -= step
    }
  }
  const remaining = parts.reduce((sum, { required, played }) => sum + required - played, 0n)
  return { parts, remaining }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * What an account has still to play. A withdrawal is begun with nothing left to play, so only what was credited after the
 * last one counts: deposits, and what another member sent, as nobody would have to play what goes by way of a friend. Each
 * is a journal of its own, in the order of ids, and so are the stakes.
 */
export async function readTurnover(
  db: Kysely<Database>,
  account: { readonly merchantId: number; readonly accountId: bigint },
  factor: string,
): Promise<OpenTurnover> {
  if (!/[1-9]/.test(factor)) return { parts: [], remaining: 0n }
  const { rows } = await sql<TurnoverSpan>`
    with moved as (
      select e.journal_id, e.amount, j.reference, j.created_at, j.kind in ('deposit', 'transfer') as credited
      from entries e
      join journal j using (merchant_id, journal_id)
      where e.merchant_id = ${account.merchantId} and e.account_id = ${account.accountId}
        and (j.kind in ('deposit', 'bet', 'rollback') or j.kind = 'transfer' and e.amount > 0 and exists (
          select from entries sent
          join accounts a using (merchant_id, account_id)
          where sent.merchant_id = e.merchant_id and sent.journal_id = e.journal_id
            and sent.account_id <> e.account_id and a.kind = 'member'
        ))
        and e.journal_id > coalesce((
          select last.journal_id from entries last
          join journal l using (merchant_id, journal_id)
          where last.merchant_id = ${account.merchantId} and last.account_id = ${account.accountId}
            and l.kind = 'withdrawal'
          order by last.journal_id desc limit 1
        ), 0)
    ), own as (
      select *, count(*) filter (where credited) over (order by journal_id) as part from moved
    )
    select max(reference) filter (where credited) as reference,
      max(created_at) filter (where credited) as at,
      (sum(amount) filter (where credited))::bigint as amount,
      coalesce(-sum(amount) filter (where not credited), 0)::bigint as staked
    from own where part > 0 group by part order by part`.execute(db)
  return countTurnover(rows, factor)
}

/** Turnover as a member reads it. */
export function describeTurnover({ parts, remaining }: OpenTurnover, factor: string, decimals: number): Turnover {
  const text = (minor: bigint): string => writeDecimal(minor, decimals)
  const required = parts.reduce((sum, part) => sum + part.required, 0n)
  return {
    factor,
    required: text(required),
    played: text(required - remaining),
    remaining: text(remaining),
    parts: parts.map((part) => ({
      reference: part.reference,
      at: part.at.toISOString(),
      amount: text(part.amount),
      required: text(part.required),
      played: text(part.played),
    })),
  }
}
