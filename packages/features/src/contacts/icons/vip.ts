export { Crown as default } from 'lucide'
