export { LogOut as default } from 'lucide'
