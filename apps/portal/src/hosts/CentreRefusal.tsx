import { messagePlace, useActions, useLabels, useRuntime } from '@foyer/feature-api'
import { Dialog, type DialogButton } from '@foyer/ui/Dialog'
import { Glyph } from '@foyer/ui/Icon'
import { Info, LogIn, TriangleAlert } from 'lucide'
import { useShellT } from '../shell/useShellT.ts'
import type { CentreDecision } from './centreModel.ts'

interface CentreRefusalProps {
  readonly decision: Exclude<CentreDecision, { kind: 'open' }>
}

const needsRealAccount = { feature: 'problems', title: 'needTrueAccountTitle', text: 'in_need_true_account' }
const isForAccounts = { feature: 'shell', title: 'centreLoginTitle', text: 'centreLoginText' }
const isMissing = { feature: 'shell', title: 'notFoundTitle', text: 'centreMissingText' }

/** Whose words say it, and which: those of the centre where it has its own. */
function wordsFor(decision: CentreRefusalProps['decision']) {
  if (decision.kind === 'missing') return isMissing
  if (decision.kind === 'login') return isForAccounts
  if (decision.kind === 'trial' || !decision.centre.refusal) return needsRealAccount
  return { feature: decision.centre.feature, ...decision.centre.refusal }
}

const looks = {
  missing: { drawing: Info, tone: 'neutral' },
  login: { drawing: LogIn, tone: 'neutral' },
  trial: { drawing: TriangleAlert, tone: 'warning' },
  otherAccount: { drawing: TriangleAlert, tone: 'warning' },
} as const

/** Why the centre page of the address is not shown, at that address, and what leads on; closing it leaves the page below. */
export function CentreRefusal({ decision }: CentreRefusalProps) {
  const t = useShellT()
  const labels = useLabels('Dialog')
  const { showCentre, moduleOn, text: textOf } = useRuntime()
  const { openLogin, openRegister } = useActions()
  const { kind } = decision
  const wanted = kind === 'trial' ? decision.page : kind === 'login' ? decision.page.id : undefined
  const close = () => showCentre(undefined)
  const register = () => {
    close()
    openRegister(wanted && { onLoggedIn: () => showCentre(wanted) })
  }
  const { feature, title, text } = wordsFor(decision)
  const named = kind === 'login' ? textOf(...messagePlace(decision.page.feature, decision.page.title)) : ''
  return (
    <Dialog
      isOpen
      title={textOf(feature, title)}
      icon={<Glyph of={looks[kind].drawing} />}
      tone={looks[kind].tone}
      buttons={wayOut()}
      onClose={close}
      labels={labels}
    >
      {textOf(feature, text, { page: named })}
    </Dialog>
  )

  /** The last one leads on. */
  function wayOut(): readonly DialogButton[] {
    const leading = (label: string, onPress: () => void): DialogButton => ({
      label,
      tone: 'primary',
      autoFocus: true,
      onPress,
    })
    const others = (label: string): DialogButton => ({ label, tone: 'secondary', onPress: close })
    const ok = textOf('problems', 'in_increase_submit')
    const mayRegister = moduleOn('registration')
    if (kind === 'login')
      return [
        // The address stays: whoever logs in is at the page that it names.
        ...(mayRegister ? [{ label: t('register'), tone: 'secondary' as const, onPress: register }] : []),
        leading(t('login'), () => openLogin()),
      ]
    if (kind === 'trial') return mayRegister ? [others(ok), leading(t('register'), register)] : [leading(ok, close)]
    const button = kind === 'missing' ? labels.close : ok
    const { next } = decision
    if (!next) return [leading(button, close)]
    const name = textOf(...messagePlace(next.feature, next.title))
    return [others(button), leading(name, () => showCentre(next.id))]
  }
}
