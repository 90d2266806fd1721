export { CirclePlus as default } from 'lucide'
