export { type TableLabels, tableLabels } from './Table.labels.ts'
export { Table, type TableColumn, type TableProps, type TableSort, type TableState } from './Table.tsx'
