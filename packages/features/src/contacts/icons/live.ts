export { Headset as default } from 'lucide'
