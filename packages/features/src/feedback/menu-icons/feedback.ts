export { MessageSquareText as default } from 'lucide'
