export { Radio as default } from 'lucide'
