export { Spade as default } from 'lucide'
