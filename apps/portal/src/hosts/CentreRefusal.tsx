import { useRuntime } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Glyph } from '@foyer/ui/Icon'
import { Info, TriangleAlert } from 'lucide'
import { useShellT } from '../shell/useShellT.ts'
import type { CentreDecision } from './centreModel.ts'

type Reason = Exclude<CentreDecision['kind'], 'open' | 'login'>

interface CentreRefusalProps {
  readonly reason: Reason
}

const words = {
  trial: ['needTrueTitle', 'in_need_true_account', 'in_increase_submit'],
  agentsOnly: ['agentsOnlyTitle', 'agentsOnlyText', 'in_increase_submit'],
  missing: ['notFoundTitle', 'centreMissingText', 'close'],
} as const satisfies Record<Reason, readonly string[]>

/** Why the centre page of the address is not shown; closing it leaves the page below. */
export function CentreRefusal({ reason }: CentreRefusalProps) {
  const t = useShellT()
  const { showCentre } = useRuntime()
  const close = () => showCentre(undefined)
  const [title, text, button] = words[reason]
  return (
    <Dialog
      isOpen
      title={t(title)}
      icon={<Glyph of={reason === 'missing' ? Info : TriangleAlert} />}
      tone={reason === 'missing' ? 'neutral' : 'warning'}
      buttons={[{ label: t(button), tone: 'primary', autoFocus: true, onPress: close }]}
      onClose={close}
      labels={{ close: t('close') }}
    >
      {t(text)}
    </Dialog>
  )
}
