import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useState } from 'react'
import type { TableListed } from '../../wire/table.ts'
import { useMoney } from '../components/money.ts'
import { useTableWords } from './tableWords.ts'

interface TableListProps {
  /** Where the player sits. */
  readonly at: string | undefined
  readonly load: () => Promise<TableListed[]>
  readonly onSit: (table: string) => void
}

/** The tables of the title with their limits and seats, to change between them. */
export function TableList({ at, load, onSit }: TableListProps) {
  const labels = useTableWords()
  const { plain, full } = useMoney()
  const [tables, setTables] = useState<readonly TableListed[] | 'failed'>()
  useEffect(() => {
    load().then(setTables, () => setTables('failed'))
  }, [load])
  if (tables === undefined) return null
  if (tables === 'failed') return <p className="empty">{labels.notLoaded}</p>
  return (
    <ul className="tables">
      {tables.map(({ name, least, total, seats }) => (
        <li key={name}>
          <div>
            <strong>{sayLabel(labels, 'table', { number: name })}</strong>
            <p className="quiet">{sayLabel(labels, 'limits', { least: plain(least), most: full(total) })}</p>
            <p className="quiet">{sayLabel(labels, 'seats', { taken: seats.taken, of: seats.of })}</p>
          </div>
          {name === at ? (
            <span className="quiet">{labels.sitHere}</span>
          ) : (
            <button
              type="button"
              className="action"
              aria-label={`${labels.sit}: ${sayLabel(labels, 'table', { number: name })}`}
              disabled={seats.taken >= seats.of}
              onClick={() => onSit(name)}
            >
              {labels.sit}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
