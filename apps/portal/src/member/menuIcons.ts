import type { LucideIcon } from 'lucide-react'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Banknote from 'lucide-react/icons/banknote'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartLine from 'lucide-react/icons/chart-line'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import Gift from 'lucide-react/icons/gift'
import History from 'lucide-react/icons/history'
import Landmark from 'lucide-react/icons/landmark'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Medal from 'lucide-react/icons/medal'
import Megaphone from 'lucide-react/icons/megaphone'
import Network from 'lucide-react/icons/network'
import Percent from 'lucide-react/icons/percent'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Trophy from 'lucide-react/icons/trophy'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'

/** Drawings of menus and centres by lucide's name. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'arrow-left-right': ArrowLeftRight,
  'badge-percent': BadgePercent,
  banknote: Banknote,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  'chart-line': ChartLine,
  'circle-help': CircleQuestionMark,
  clock: Clock,
  coins: Coins,
  gift: Gift,
  history: History,
  landmark: Landmark,
  'log-out': LogOut,
  mail: Mail,
  medal: Medal,
  megaphone: Megaphone,
  network: Network,
  percent: Percent,
  'receipt-text': ReceiptText,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  trophy: Trophy,
  'user-plus': UserPlus,
  users: Users,
  wallet: Wallet,
}

/** The drawing of a name; a plain dot for one that is not in the set. */
export const menuIcon = (name: string): LucideIcon => icons[name] ?? CircleDot
