export { ArrowDownRight as default } from 'lucide'
