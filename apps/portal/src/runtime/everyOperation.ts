export { operations } from '@foyer/contract'
