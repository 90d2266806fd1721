export { PaymentItem, type PaymentItemProps } from './PaymentItem.tsx'
