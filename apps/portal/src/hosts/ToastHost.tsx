import { useLabels } from '@foyer/feature-api'
import { ToastRegion } from '@foyer/ui/Toast'
import { useSnapshot } from 'valtio'
import { dismissToast } from '../runtime/hostState.ts'
import { useSite } from '../shell/SiteContext.ts'

/** Short messages at the lower edge. */
export function ToastHost() {
  const labels = useLabels('Toast')
  const { hosts } = useSite()
  const { toasts } = useSnapshot(hosts)
  const shown = toasts.map(({ id, options: { text, tone = 'neutral', action } }) => ({
    id,
    message: text,
    tone,
    ...(action && {
      action: {
        label: action.label,
        onPress: () => {
          dismissToast(hosts, id)
          action.run()
        },
      },
    }),
  }))
  return <ToastRegion toasts={shown} onDismiss={(id) => dismissToast(hosts, id)} labels={labels} />
}
