export { CircleMinus as default } from 'lucide'
