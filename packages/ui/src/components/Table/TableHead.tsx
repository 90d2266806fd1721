import { ArrowDown, ArrowUp } from 'lucide'
import { Glyph } from '../Icon/Glyph.tsx'
import type { TableProps, TableSort } from './Table.tsx'

/** The head of a table; a sortable column is a button that turns the direction round. */
export function TableHead<Row>({ columns, sort, onSort }: Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, align, isSortable }) => {
          if (!isSortable) {
            return (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            )
          }
          const direction = sort?.column === id ? sort.direction : undefined
          return (
            <th key={id} scope="col" data-align={align} aria-sort={direction ?? 'none'}>
              <button type="button" data-part="sort" onClick={() => onSort?.(turn(id, direction))}>
                {header}
                <Glyph of={direction === 'ascending' ? ArrowUp : ArrowDown} />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** Newest and largest first is what people look for, so the first press sorts downwards. */
function turn(column: string, direction: TableSort['direction'] | undefined): TableSort {
  return { column, direction: direction === 'descending' ? 'ascending' : 'descending' }
}
