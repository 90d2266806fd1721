import type { MoneyNotice } from '@foyer/contract'
import { type CentrePageId, operationKey, type PortalRuntime } from '@foyer/feature-api'
import { formatDecimal } from '@foyer/rules'
import type { Operation } from '../operations.ts'

type Portal = Pick<
  PortalRuntime<Operation>,
  | 'client'
  | 'queries'
  | 'toast'
  | 'text'
  | 'actions'
  | 'config'
  | 'language'
  | 'hasRoute'
  | 'moduleOn'
  | 'href'
  | 'navigate'
>

const bad: readonly MoneyNotice['kind'][] = [
  'depositFailed',
  'withdrawalRejected',
  'subscriptionShort',
  'subscriptionRefused',
]
const isSubscription = ({ kind }: MoneyNotice): boolean => kind.startsWith('subscription')
const toneOf = (notice: MoneyNotice) =>
  bad.includes(notice.kind) ? 'negative' : isSubscription(notice) ? 'neutral' : 'positive'

/** The page of the centre that lists such payments; rewards and subscriptions stand on pages of the site. */
const pages: Readonly<Partial<Record<MoneyNotice['kind'], CentrePageId>>> = {
  depositCredited: 'member.depositv2',
  depositFailed: 'member.depositv2',
  withdrawalApproved: 'member.withdraw',
  withdrawalRejected: 'member.withdraw',
}

/** The page of such payments is open and shows what became of them. */
function isShownHere(notice: MoneyNotice, href: Portal['href']): boolean {
  const page = pages[notice.kind]
  if (page !== undefined) return new URLSearchParams(location.search).get('centre') === page
  return !isSubscription(notice) && [href('promotions'), href('promoDetail')].includes(location.pathname)
}

/** What the lotteries are called here, by their codes. */
async function loadLotteryNames({ client, queries, language }: Portal): Promise<ReadonlyMap<string, string>> {
  try {
    const lotteries = await queries.fetchQuery({
      queryKey: operationKey('lotteryMenus', {}, language.code),
      queryFn: ({ signal }) => client.call('lotteryMenus', {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    })
    return new Map(lotteries.map(({ gameId, name }) => [gameId, name]))
  } catch {
    // News is told all the same, with the lottery's code.
    return new Map()
  }
}

/** Tells the news that nobody else has taken. Returns after how many ms it is worth asking again. */
export async function takeNotices(portal: Portal): Promise<number> {
  const { client, queries, toast, text, actions, hasRoute, moduleOn, href, navigate } = portal
  const form = { symbol: portal.config.currency.symbol, language: portal.language.tag }
  const { list, askAgain } = await client.call('moneyNotices')
  if (list.length === 0) return askAgain * 1000
  const idempotencyKey = `notices-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
  const ids = list.map(({ id }) => id)
  const take = () => client.call('takeMoneyNotices', { ids }, { idempotencyKey })
  // An answer that was lost is given again under its key.
  const { ids: taken } = await take().catch(take)
  const named = list.some(isSubscription) ? await loadLotteryNames(portal) : undefined
  const say = (key: string, notice: MoneyNotice): string =>
    text('money-notices', key, {
      amount: formatDecimal(notice.amount, form),
      ...(isSubscription(notice) && { lottery: named?.get(notice.reference) ?? notice.reference }),
    })
  /** Goes where more stands about it; none where the site has no such page. */
  const wayTo = (notice: MoneyNotice): (() => void) | undefined => {
    const page = pages[notice.kind]
    if (page !== undefined) {
      const isThere = moduleOn(page === 'member.withdraw' ? 'withdrawal' : 'deposit')
      return isThere ? () => actions.openCentre(page) : undefined
    }
    const route = isSubscription(notice) ? 'lotteryCenter' : 'promotions'
    if (!hasRoute(route)) return undefined
    return () => navigate(isSubscription(notice) ? href(route, { gameCode: notice.reference }) : href(route))
  }
  for (const notice of list.filter((one) => taken.includes(one.id) && !isShownHere(one, href))) {
    const run = wayTo(notice)
    toast({
      tone: toneOf(notice),
      text: say(notice.kind, notice),
      ...(run === undefined ? {} : { action: { label: say('look', notice), run } }),
    })
  }
  for (const id of ['balance', 'deposits', 'withdrawals', 'withdrawalMethods', 'transactionHistory', 'applications'])
    void queries.invalidateQueries({ queryKey: [id] })
  return askAgain * 1000
}
