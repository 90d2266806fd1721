export { type MoneyFieldLabels, moneyFieldLabels } from './MoneyField.labels.ts'
export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'
export type { MoneyProblem } from './readMoney.ts'
