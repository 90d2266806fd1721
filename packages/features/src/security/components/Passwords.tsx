import type { SecurityOverview } from '@foyer/contract'
import { useActions, useFormats } from '@foyer/feature-api'
import { Badge } from '@foyer/ui/Badge'
import { Button } from '@foyer/ui/Button'
import { Glyph } from '@foyer/ui/Icon'
import { SettingList } from '@foyer/ui/SettingList'
import { Banknote, KeyRound, Smartphone } from 'lucide'
import { useT } from '../model/useT.ts'

/** Passwords and the second step: what the account is opened with. */
export function Passwords({ overview }: { overview: SecurityOverview | undefined }) {
  const t = useT()
  const { changePassword, setPaymentPassword, setUpAuthenticator, removeAuthenticator, renewRecoveryCodes } =
    useActions()
  const { timeInText } = useFormats()
  return <SettingList title={t('passwords')} items={overview && rows(overview)} />

  function rows({
    passwordChangedAt,
    memberSince,
    paymentPassword,
    authenticator,
    loginVerification,
  }: SecurityOverview) {
    const isSet = <Badge tone="positive">{t('isSet')}</Badge>
    const { changedAt } = paymentPassword
    return [
      {
        id: 'password',
        title: t('password'),
        icon: <Glyph of={KeyRound} />,
        badge: isSet,
        text: passwordChangedAt
          ? t('changedAt', { time: timeInText(passwordChangedAt) })
          : t('setSince', { time: timeInText(memberSince) }),
        actions: (
          <Button size="small" aria-label={t('changeOf', { name: t('password') })} onClick={() => changePassword()}>
            {t('change')}
          </Button>
        ),
      },
      {
        id: 'paymentPassword',
        title: t('paymentPassword'),
        icon: <Glyph of={Banknote} />,
        badge: paymentPassword.isSet ? isSet : <Badge>{t('isNotSet')}</Badge>,
        text: changedAt ? t('changedAt', { time: timeInText(changedAt) }) : t('paymentPasswordText'),
        actions: (
          <Button
            size="small"
            aria-label={t(paymentPassword.isSet ? 'changeOf' : 'setOf', { name: t('paymentPassword') })}
            onClick={() => setPaymentPassword({ isSet: paymentPassword.isSet })}
          >
            {t(paymentPassword.isSet ? 'change' : 'set')}
          </Button>
        ),
      },
      {
        id: 'authenticator',
        title: t('authenticator'),
        icon: <Glyph of={Smartphone} />,
        badge: authenticator ? <Badge tone="positive">{t('isOn')}</Badge> : <Badge>{t('isOff')}</Badge>,
        text: authenticator
          ? t('authenticatorOn', { time: timeInText(authenticator.addedAt), count: authenticator.recoveryCodes })
          : t(loginVerification ? `secondStep_${loginVerification}` : 'authenticatorText'),
        actions: authenticator ? (
          <>
            <Button size="small" onClick={() => renewRecoveryCodes()}>
              {t('renewCodes')}
            </Button>
            <Button
              size="small"
              aria-label={t('removeOf', { name: t('authenticator') })}
              onClick={() => removeAuthenticator()}
            >
              {t('remove')}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            aria-label={t('setUpOf', { name: t('authenticator') })}
            onClick={() => setUpAuthenticator()}
          >
            {t('setUp')}
          </Button>
        ),
      },
    ]
  }
}
