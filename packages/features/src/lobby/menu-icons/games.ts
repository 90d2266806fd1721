export { Gamepad2 as default } from 'lucide'
