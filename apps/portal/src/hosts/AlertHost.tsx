import { Dialog } from '@foyer/ui/Dialog'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useSnapshot } from 'valtio'
import { useSite } from '../shell/SiteContext.ts'
import { useShellT } from '../shell/useShellT.ts'

const icons = {
  info: { icon: <Info />, tone: 'neutral' },
  warning: { icon: <TriangleAlert />, tone: 'warning' },
  success: { icon: <CircleCheck />, tone: 'positive' },
  error: { icon: <CircleAlert />, tone: 'negative' },
} as const

/** Generic dialogs, one at a time (M13). */
export function AlertHost() {
  const t = useShellT()
  const { hosts } = useSite()
  const { alerts } = useSnapshot(hosts)
  const alert = alerts[0]
  if (!alert) return null
  const { options, answer } = alert
  const buttons = options.buttons.map(({ id, label, primary }) => ({
    label,
    tone: primary ? ('primary' as const) : ('secondary' as const),
    autoFocus: primary ?? false,
    onPress: () => answer(id),
  }))
  return (
    <Dialog
      key={alert.key}
      isOpen
      title={options.title}
      {...(options.icon ? icons[options.icon] : {})}
      buttons={buttons}
      onClose={() => answer(undefined)}
      labels={{ close: t('close') }}
    >
      {options.text}
    </Dialog>
  )
}
