export { LayoutGrid as default } from 'lucide'
