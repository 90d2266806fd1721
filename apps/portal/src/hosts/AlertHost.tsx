import { useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Glyph } from '@foyer/ui/Icon'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import { useSnapshot } from 'valtio'
import { useSite } from '../shell/SiteContext.ts'

const icons = {
  info: { icon: <Glyph of={Info} />, tone: 'neutral' },
  warning: { icon: <Glyph of={TriangleAlert} />, tone: 'warning' },
  success: { icon: <Glyph of={CircleCheck} />, tone: 'positive' },
  error: { icon: <Glyph of={CircleAlert} />, tone: 'negative' },
} as const

/** Generic dialogs, one at a time (M13). */
export function AlertHost() {
  const labels = useLabels('Dialog')
  const { hosts } = useSite()
  const { alerts } = useSnapshot(hosts)
  const alert = alerts[0]
  if (!alert) return null
  const { options, answer } = alert
  const buttons = options.buttons.map(({ id, label, primary }) => ({
    label,
    tone: primary ? ('primary' as const) : ('secondary' as const),
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
      labels={labels}
    >
      {options.text}
    </Dialog>
  )
}
