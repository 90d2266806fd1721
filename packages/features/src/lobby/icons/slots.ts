export { Cherry as default } from 'lucide'
