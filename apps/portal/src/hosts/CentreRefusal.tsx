import { useActions, useLabels, useRuntime } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { Glyph } from '@foyer/ui/Icon'
import { Info, TriangleAlert } from 'lucide'
import { useShellT } from '../shell/useShellT.ts'
import type { CentreDecision } from './centreModel.ts'

interface CentreRefusalProps {
  readonly decision: Exclude<CentreDecision, { kind: 'open' | 'login' }>
}

const needsRealAccount = { feature: 'problems', title: 'needTrueAccountTitle', text: 'in_need_true_account' }
const isMissing = { feature: 'shell', title: 'notFoundTitle', text: 'centreMissingText' }

/** Whose words say it, and which: those of the centre where it has its own. */
function wordsFor(decision: CentreRefusalProps['decision']) {
  if (decision.kind === 'missing') return isMissing
  if (decision.kind === 'trial' || !decision.centre.refusal) return needsRealAccount
  return { feature: decision.centre.feature, ...decision.centre.refusal }
}

/** Why the centre page of the address is not shown; closing it leaves the page below. */
export function CentreRefusal({ decision }: CentreRefusalProps) {
  const t = useShellT()
  const labels = useLabels('Dialog')
  const { showCentre, moduleOn, text: textOf } = useRuntime()
  const { openRegister } = useActions()
  const close = () => showCentre(undefined)
  const register = () => {
    close()
    openRegister()
  }
  const missing = decision.kind === 'missing'
  const mayRegister = decision.kind === 'trial' && moduleOn('registration')
  const { feature, title, text } = wordsFor(decision)
  const button = missing ? labels.close : textOf('problems', 'in_increase_submit')
  return (
    <Dialog
      isOpen
      title={textOf(feature, title)}
      icon={<Glyph of={missing ? Info : TriangleAlert} />}
      tone={missing ? 'neutral' : 'warning'}
      buttons={[
        { label: button, tone: mayRegister ? 'secondary' : 'primary', autoFocus: !mayRegister, onPress: close },
        ...(mayRegister
          ? [{ label: t('register'), tone: 'primary' as const, autoFocus: true, onPress: register }]
          : []),
      ]}
      onClose={close}
      labels={labels}
    >
      {textOf(feature, text)}
    </Dialog>
  )
}
