import { announcementsQuery, useActions, useFormats, useRuntime, useSession, useWorldDay } from '@foyer/feature-api'
import { addDays, formatDate, readDate } from '@foyer/rules'
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
  const { data: open } = useOperation(
    'betHistory',
    { ...page, startDate: openFrom, status: 'OPEN' },
    { enabled: last !== undefined },
  )
  const { data: since } = useOperation(
    'betHistory',
    { ...page, startDate: visitDay ?? '' },
    { enabled: last !== undefined && visitDay !== undefined },
  )
  const { data: told } = useOperation('announcements', announcementsQuery)
  const news = newsSince(told?.player ?? [], visit)
  const [newest] = news
  const openSums = open?.unsettled.find((one) => one.status === 'OPEN')
  const openCount = openSums?.count ?? 0
  const net = since?.totals.netAmount
  const showBets = () => openCentre('member.personalHistoryCopy')
  return (
    <SinceVisitRoot aria-labelledby={titleId} aria-busy={!open || !told}>
      <h2 id={titleId}>{visit ? t('sinceVisit') : t('firstVisit')}</h2>
      {visit && <time dateTime={visit}>{formats.time(visit)}</time>}
      <ul>
        {visit && (
          <Line
            words={told && t('news', { count: news.length })}
            value={newest?.title}
            onOpen={newest && (() => openModal('notice', { announcementId: newest.id }))}
          />
        )}
        <Line
          words={open && t('openBets', { count: openCount })}
          value={openSums && money(openSums.betAmount)}
          onOpen={openCount > 0 ? showBets : undefined}
        />
        {visitDay && (
          <Line
            words={t('netSince', { day: visitDay })}
            value={net === undefined ? '–' : money(net)}
            tone={net ? (net > 0 ? 'positive' : 'negative') : undefined}
            onOpen={net === undefined ? undefined : showBets}
          />
        )}
      </ul>
    </SinceVisitRoot>
  )
}

interface LineProps {
  words: ReactNode
  value: ReactNode
  tone?: 'positive' | 'negative' | undefined
  /** Leads to what the line is about; a line that asks for nothing has none. */
  onOpen: (() => void) | undefined
}

function Line({ words, value, tone, onOpen }: LineProps) {
  const content = (
    <>
      <span>{words}</span>
      <span data-part="value" data-tone={tone}>
        {value}
      </span>
    </>
  )
  return (
    <li>
      {onOpen ? (
        <button type="button" onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div>{content}</div>
      )}
    </li>
  )
}
