import { useActions, useLabels, usePreferences, useRuntime, useSession } from '@foyer/feature-api'
import { formatMoney } from '@foyer/rules'
import { Button } from '@foyer/ui/Button'
import { MemberMenu, type MemberMenuEntry } from '@foyer/ui/MemberMenu'
import { LoadedIcon } from '../parts/LoadedIcon.tsx'
import { useSlot } from '../parts/slots.ts'
import { useOperation } from '../runtime/calls.ts'
import { useSite } from '../shell/SiteContext.ts'
import { useShellT } from '../shell/useShellT.ts'
import { type MenuItem, menuItems } from './menuModel.ts'

const balanceEvery = 60_000

/** The signed-in side of the header: balance, what stands beside it, and member menu (H08 to H18). */
export function MemberActions() {
  const t = useShellT()
  const labels = useLabels('MemberMenu')
  const { features } = useSite()
  const { config, language, preferences, href, hasRoute, text } = useRuntime()
  const { role, member } = useSession()
  const { balanceHidden } = usePreferences()
  const actions = useActions()
  const { data: balance, isPending } = useOperation('balance', undefined, { refetchInterval: balanceEvery })
  const { data: icon } = useOperation('memberIcon', undefined)
  const Menu = useSlot('MemberMenu', MemberMenu)
  const { data: wallet } = useOperation('merchantWallet', undefined)
  if (!member) return null
  if (isPending) return <span data-waiting />

  const items = menuItems({ features, chosen: config.memberMenu, language, role, hasRoute, text })
  const addressOf = ({ opens }: MenuItem) => ('route' in opens ? { href: href(opens.route) } : {})
  const entries: readonly MemberMenuEntry[] = items.map((item) => ({
    id: item.id,
    label: item.label,
    icon: <LoadedIcon load={item.icon} />,
    isSeparated: item.isSeparated,
    ...addressOf(item),
  }))
  const choose = ({ opens }: MenuItem): void => {
    if ('centre' in opens) actions.openCentre(opens.centre)
    else if ('action' in opens) actions[opens.action]()
  }
  return (
    <Menu
      name={member.nickname || member.account}
      {...(member.clubLabel ? { clubLabel: member.clubLabel.labelName } : {})}
      {...(balance ? { balance: formatMoney(balance.sumBalance, { ...config.currency, language: language.tag }) } : {})}
      {...(icon ? { avatar: icon.url } : {})}
      isBalanceHidden={balanceHidden}
      onToggleBalance={() => {
        preferences.balanceHidden = !balanceHidden
      }}
      deposit={items
        .filter(({ isProminent }) => isProminent)
        .map((item) => (
          <Button key={item.id} tone="primary" {...addressOf(item)} onClick={() => choose(item)}>
            {item.label}
          </Button>
        ))}
      entries={entries}
      onSelect={(id) => {
        const item = items.find((one) => one.id === id)
        if (item) choose(item)
      }}
      labels={wallet?.isSingle ? { ...labels, balance: t('balanceSingle') } : labels}
    />
  )
}
