import type { SecurityOverview } from '@foyer/contract'
import { useActions, useFormats, useLabels, useSession } from '@foyer/feature-api'
import { Badge } from '@foyer/ui/Badge'
import { Button } from '@foyer/ui/Button'
import { SafetySummary } from '@foyer/ui/centre/SafetySummary'
import { useOperation } from '../model/calls.ts'
import { contactToVerify } from '../model/contactToVerify.ts'
import { nextStep, type StepId, safetySteps } from '../model/safetySteps.ts'
import { useT } from '../model/useT.ts'
import { ClubBadge } from './ClubBadge.tsx'

interface SummaryProps {
  overview: SecurityOverview
  passkeys: number
}

/** Who this is, how safe the account is, and the next thing to do about it. */
export function Summary({ overview, passkeys }: SummaryProps) {
  const t = useT()
  const labels = useLabels('SafetySummary')
  const { member } = useSession()
  const { addPasskey, changeContact, setPaymentPassword, setUpAuthenticator } = useActions()
  const { dayInText } = useFormats()
  const { data: icon } = useOperation('memberIcon', undefined)
  if (!member) return null
  const { account, nickname, clubLabel, memberLabel } = member
  const steps = safetySteps(overview, passkeys)
  const next = nextStep(steps)
  const ways: Readonly<Record<StepId, () => void>> = {
    contact: () => changeContact(contactToVerify(overview)),
    secondStep: setUpAuthenticator,
    passkey: addPasskey,
    paymentPassword: () => setPaymentPassword({ isSet: false }),
  }
  const way = next && ways[next]
  return (
    <SafetySummary
      name={nickname || account}
      account={t('accountSince', {
        account,
        day: dayInText(overview.memberSince),
      })}
      image={icon?.url}
      badges={
        (clubLabel || memberLabel) && (
          <>
            {clubLabel && <ClubBadge club={clubLabel} />}
            {memberLabel && <Badge>{memberLabel}</Badge>}
          </>
        )
      }
      steps={steps.map(({ id, isDone }) => ({ id, isDone, label: t(`step_${id}`) }))}
      title={next ? t(`next_${next}`) : t('allDone')}
      text={next ? t(`why_${next}`) : t('allDoneText')}
      action={
        next &&
        way && (
          <Button canWrap tone="primary" onClick={way}>
            {t(`do_${next}`)}
          </Button>
        )
      }
      labels={labels}
    />
  )
}
