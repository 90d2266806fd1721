export { ArrivalCheck, type ArrivalCheckProps } from './ArrivalCheck.tsx'
