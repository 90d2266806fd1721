export { type ActivityStatementLabels, activityStatementLabels } from './ActivityStatement.labels.ts'
export { ActivityStatement, type ActivityStatementProps } from './ActivityStatement.tsx'
export type {
  Statement,
  StatementAmount,
  StatementHead,
  StatementMonth,
  StatementSums,
} from './ActivityStatement.types.ts'
