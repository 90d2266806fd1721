export { ArrowUpRight as default } from 'lucide'
