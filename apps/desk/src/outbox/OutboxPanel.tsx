import { EmptyState } from '@foyer/ui/EmptyState'
import { Glyph } from '@foyer/ui/Icon'
import { LoadMore, loadMoreLabels } from '@foyer/ui/LoadMore'
import { TextField } from '@foyer/ui/TextField'
import { Search, SearchX } from 'lucide'
import { useState } from 'react'
import { useOutbox } from '../api/useDesk.ts'
import { AskedState } from '../frame/AskedState.tsx'
import { Panel } from '../frame/Panel.tsx'
import { useLanguage } from '../words/words.ts'
import { MessageItem } from './MessageItem.tsx'

interface OutboxPanelProps {
  readonly merchant: string
  /** Time of the world, in ms. */
  readonly now: number
}

/** What would have left by mail and SMS. */
export function OutboxPanel({ merchant, now }: OutboxPanelProps) {
  const { say, kit } = useLanguage()
  const [wanted, setWanted] = useState('')
  const query = useOutbox(merchant)
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage } = query
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  const text = wanted.trim().toLowerCase()
  const found = messages.filter((message) =>
    [message.to, message.subject ?? '', message.text].some((part) => part.toLowerCase().includes(text)),
  )
  const count = { count: found.length }
  const aside = found.length > 0 && (
    <span data-desk="quiet" role="status">
      {hasNextPage ? say('countMore', count) : say('count', count)}
    </span>
  )
  return (
    <Panel id="outbox" title={say('outbox')} text={say('outboxText')} aside={aside}>
      <AskedState query={query} lines={8} />
      {data && messages.length === 0 && <EmptyState title={say('outboxEmpty')}>{say('outboxEmptyText')}</EmptyState>}
      {messages.length > 0 && (
        <TextField
          label={say('find')}
          type="search"
          prefix={<Glyph of={Search} />}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {messages.length > 0 && found.length === 0 && (
        <EmptyState icon={<Glyph of={SearchX} />} title={say('nothingFound', { text: wanted.trim() })}>
          {say('nothingFoundText')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul data-desk="messages">
          {found.map((message) => (
            <MessageItem key={message.id} message={message} now={now} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <LoadMore
          labels={{ ...loadMoreLabels, ...kit('LoadMore') }}
          isBusy={isFetchingNextPage}
          onLoad={() => void fetchNextPage()}
        />
      )}
    </Panel>
  )
}
