import { useActions, useOperation, usePreferences, useRuntime, useSession } from '@foyer/feature-api'
import { formatMoney } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { Glyph } from '@foyer/ui/Icon'
import { MemberMenu, type MemberMenuEntry } from '@foyer/ui/MemberMenu'
import { useSite } from '../shell/SiteContext.ts'
import { useShellT } from '../shell/useShellT.ts'
import { menuIcon } from './menuIcons.ts'
import { menuItems } from './menuModel.ts'

const balanceEvery = 60_000

/** The signed-in side of the header: balance, deposit and member menu (H08 to H18). */
export function MemberActions() {
  const t = useShellT()
  const { features, table } = useSite()
  const { config, language, preferences, href, text } = useRuntime()
  const { role, member } = useSession()
  const { balanceHidden } = usePreferences()
  const { openCentre, signOut } = useActions()
  const { data: balance } = useOperation('balance', undefined, { refetchInterval: balanceEvery })
  if (!member) return null

  const items = menuItems({ features, table, role, text })
  const entries: readonly MemberMenuEntry[] = [
    ...items.map(({ id, label, icon, opens }) => ({
      id,
      label,
      icon: <Glyph of={menuIcon(icon)} />,
      ...('route' in opens ? { href: href(opens.route) } : {}),
    })),
    { id: 'sign-out', label: t('signOut'), icon: <Glyph of={menuIcon('log-out')} />, isSeparated: true },
  ]
  const choose = (id: string): void => {
    if (id === 'sign-out') signOut()
    const opens = items.find((item) => item.id === id)?.opens
    if (opens && 'centre' in opens) openCentre(opens.centre)
  }
  const hasDeposit = features.some(({ centrePages = [] }) => centrePages.some(({ id }) => id === 'member.depositv2'))
  return (
    <MemberMenu
      name={member.nickname || member.account}
      {...(member.clubLabel ? { clubLabel: member.clubLabel.labelName } : {})}
      {...(balance
        ? { balance: formatMoney(balance.sumBalance, { symbol: config.currency.symbol, language: language.tag }) }
        : {})}
      isBalanceHidden={balanceHidden}
      onToggleBalance={() => {
        preferences.balanceHidden = !balanceHidden
      }}
      deposit={
        hasDeposit && role !== 'trial' ? (
          <Button tone="primary" onClick={() => openCentre('member.depositv2')}>
            {t('deposit')}
          </Button>
        ) : undefined
      }
      entries={entries}
      onSelect={choose}
      labels={{
        menu: t('account'),
        balance: t('balance'),
        showBalance: t('balanceShow'),
        hideBalance: t('balanceHide'),
        balanceHidden: t('balanceHidden'),
      }}
    />
  )
}
