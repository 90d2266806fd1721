export { CircleUserRound as default } from 'lucide'
