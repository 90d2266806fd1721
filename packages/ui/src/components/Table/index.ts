export {
  Table,
  type TableColumn,
  type TableLabels,
  type TableProps,
  type TableSort,
  type TableState,
  tableLabels,
} from './Table.tsx'
