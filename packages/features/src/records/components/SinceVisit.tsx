import {
  announcementsQuery,
  useActions,
  useFormats,
  useLabels,
  useRuntime,
  useSession,
  useWorldDay,
} from '@foyer/feature-api'
import { addDays, formatDate, readDate } from '@foyer/rules'
import { Skeleton } from '@foyer/ui/Skeleton'
import { type ReactNode, useId } from 'react'
import { useOperation } from '../model/calls.ts'
import { newsSince } from '../model/newsSince.ts'
import { useT } from '../model/useT.ts'
import { SinceVisitRoot } from './SinceVisit.styles.ts'

/** How far back open bets are looked for. */
const openDays = 90

/** What changed since the account's last visit, and what waits for it. Nothing for guests and trials. */
export function SinceVisit() {
  const { status, role, member } = useSession()
  return status === 'signedIn' && role !== 'trial' && member ? <Changes visit={member.lastLoginAt} /> : null
}

function Changes({ visit }: { visit: string | undefined }) {
  const t = useT()
  const titleId = useId()
  const { openModal } = useRuntime()
  const { openCentre } = useActions()
  const formats = useFormats()
  const { timeZone, money } = formats
  const today = useWorldDay(timeZone)
  const last = today === undefined ? undefined : readDate(today)
  const visitDay = visit && formats.time(visit).slice(0, 'yyyy-MM-dd'.length)
  const page = { endDate: today ?? '', timeZone, pageNo: 1, pageSize: 1 }
  const openFrom = last ? formatDate(addDays(last, 1 - openDays)) : ''
  const opened = useOperation(
    'betHistory',
    { ...page, startDate: openFrom, status: 'OPEN' },
    { enabled: last !== undefined },
  )
  const settled = useOperation(
    'betHistory',
    { ...page, startDate: visitDay ?? '' },
    { enabled: last !== undefined && visitDay !== undefined },
  )
  const told = useOperation('announcements', announcementsQuery)
  const news = newsSince(told.data?.player ?? [], visit)
  const [newest] = news
  const openSums = opened.data?.unsettled.find((one) => one.status === 'OPEN')
  const openCount = openSums?.count ?? 0
  const net = settled.data?.totals.netAmount
  const showBets = () => openCentre('member.personalHistoryCopy')
  return (
    <SinceVisitRoot aria-labelledby={titleId} aria-busy={opened.isPending || told.isPending}>
      <h2 id={titleId}>{visit ? t('sinceVisit') : t('firstVisit')}</h2>
      {visit && <time dateTime={visit}>{formats.time(visit)}</time>}
      <ul>
        <Line
          answer={opened}
          failed={t('openBetsError')}
          words={opened.data && t('openBets', { count: openCount })}
          value={opened.data && money(openSums?.betAmount ?? 0)}
          onOpen={openCount > 0 ? showBets : undefined}
        />
        {visitDay && (
          <Line
            answer={settled}
            failed={t('netError')}
            words={t('netSince', { day: visitDay })}
            value={net === undefined ? '–' : money(net)}
            isGain={net !== undefined && net > 0}
            onOpen={net === undefined ? undefined : showBets}
          />
        )}
        {/* Last: most days bring none. */}
        {visit && (
          <Line
            answer={told}
            failed={t('newsError')}
            words={told.data && (newest ? t('news', { count: news.length }) : t('noNews'))}
            value={newest?.title}
            onOpen={newest && (() => openModal('notice', { announcementId: newest.id }))}
          />
        )}
      </ul>
    </SinceVisitRoot>
  )
}

interface LineProps {
  answer: { readonly data: unknown; readonly isError: boolean; readonly refetch: () => unknown }
  /** What is said where there is no answer, which is then asked for again by a press. */
  failed: string
  /** None while they are on their way. */
  words: string | undefined
  value: ReactNode
  /** Marked as what was won; a loss is no warning, and stands as it does in the records. */
  isGain?: boolean
  /** Leads to what the line is about; a line that asks for nothing has none. */
  onOpen: (() => void) | undefined
}

function Line({ answer, failed, words, value, isGain, onOpen }: LineProps) {
  const { retry } = useLabels('ErrorState')
  const isFailed = answer.isError && !answer.data
  const onPress = isFailed ? () => void answer.refetch() : onOpen
  const content = (
    <>
      {isFailed || words ? <span>{isFailed ? failed : words}</span> : <Skeleton />}
      {(isFailed || value !== undefined) && (
        <span data-part="value" data-tone={isGain ? 'positive' : undefined}>
          {isFailed ? retry : value}
        </span>
      )}
    </>
  )
  return (
    <li>
      {onPress ? (
        <button type="button" onClick={onPress}>
          {content}
        </button>
      ) : (
        <div>{content}</div>
      )}
    </li>
  )
}
