export { MessageCircle as default } from 'lucide'
