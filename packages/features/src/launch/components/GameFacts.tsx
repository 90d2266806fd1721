import type { GameInfo } from '@foyer/contract'
import { useCategoryName, useRuntime } from '@foyer/feature-api'
import { formatMoney } from '@foyer/rules'
import { DescriptionList, type DescriptionRow } from '@foyer/ui/DescriptionList'
import { useT } from '../model/useT.ts'
import { GameFactsRoot } from './GameFacts.styles.ts'

/** Provider, return, limits, jackpot contribution and rules of a game; what nobody states has no row (QR22). */
export function GameFacts({ info }: { info: GameInfo }) {
  const t = useT()
  const nameOf = useCategoryName()
  const { config, language } = useRuntime()
  const { symbol, decimals } = config.currency
  const { game, rules, minBet, maxBet, jackpotShare, jackpot } = info
  const { table } = game
  const money = (units: number) =>
    formatMoney(Math.round(units * 10 ** decimals), { symbol, language: language.tag, decimals })
  const perCent = (share: number) =>
    new Intl.NumberFormat(language.tag, { style: 'percent', maximumFractionDigits: 2 }).format(share / 100)
  const row = (id: string, label: string, value: string | false | undefined, hint?: string): DescriptionRow[] =>
    value ? [{ id, label, value, ...(hint === undefined ? {} : { hint }) }] : []
  const played = game.playMoneyOnly ? t('infoPlayMoney') : game.trialOffered ? t('infoBoth') : t('infoReal')
  return (
    <GameFactsRoot>
      <DescriptionList
        rows={[
          ...row('provider', t('infoProvider'), game.vendorName),
          ...row('kind', t('infoKind'), nameOf(game.gameType)),
          ...row('return', t('infoReturn'), game.rtp !== undefined && perCent(game.rtp), t('infoReturnHint')),
          ...row('lines', t('infoLines'), game.lines !== undefined && String(game.lines)),
          ...row('lowest', t('infoLowest'), minBet !== undefined && money(minBet)),
          ...row('highest', t('infoHighest'), maxBet !== undefined && money(maxBet)),
          ...(table?.tables === undefined
            ? row(
                'seats',
                t('infoSeats'),
                table?.seats !== undefined &&
                  t('infoSeatsFree', { free: table.seatsFree ?? table.seats, seats: table.seats }),
              )
            : row(
                'tables',
                t('infoTables'),
                t('infoTablesFree', { free: table.tablesFree ?? table.tables, tables: table.tables }),
              )),
          ...row(
            'jackpotNow',
            t('infoJackpotNow'),
            jackpot !== undefined && formatMoney(jackpot, { symbol, language: language.tag, decimals }),
          ),
          ...row(
            'jackpot',
            t('infoJackpot'),
            jackpotShare !== undefined && t('infoJackpotValue', { share: perCent(jackpotShare) }),
          ),
          ...row('money', t('infoMoney'), played),
        ]}
      />
      {rules.length > 0 && (
        <section>
          <h3>{t('infoRules')}</h3>
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </section>
      )}
    </GameFactsRoot>
  )
}
