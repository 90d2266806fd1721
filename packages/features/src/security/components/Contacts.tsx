import type { SecurityOverview } from '@foyer/contract'
import { useActions } from '@foyer/feature-api'
import { Badge } from '@foyer/ui/Badge'
import { Button } from '@foyer/ui/Button'
import { Glyph } from '@foyer/ui/Icon'
import { SettingList } from '@foyer/ui/SettingList'
import { Check, Mail, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../model/useT.ts'

const channels = ['mail', 'sms'] as const

interface ContactsProps {
  overview: SecurityOverview | undefined
  /** Stands in place of the rows where they could not be loaded. */
  failure?: ReactNode
}

/** Where the account's owner is reached, and whether messages are known to arrive there (P32). */
export function Contacts({ overview, failure }: ContactsProps) {
  const t = useT()
  const { changeContact } = useActions()
  const row = ({ contacts, channels: open }: SecurityOverview, channel: (typeof channels)[number]) => {
    const own = contacts.find((contact) => contact.channel === channel)
    const name = t(`contact_${channel}`)
    const button = (word: 'add' | 'change' | 'verify', hint?: string) => (
      <Button
        size="small"
        aria-label={t(`${word}Of`, { name })}
        onClick={() => changeContact({ channel, ...(hint === undefined ? {} : { hint }) })}
      >
        {t(word)}
      </Button>
    )
    return {
      id: channel,
      title: name,
      icon: <Glyph of={channel === 'mail' ? Mail : Phone} />,
      badge: own && (
        <Badge tone={own.isVerified ? 'positive' : 'warning'} icon={own.isVerified && <Glyph of={Check} />}>
          {t(own.isVerified ? 'verified' : 'unverified')}
        </Badge>
      ),
      text: (
        <>
          {own ? own.hint : t('noContact')}
          {channel === 'sms' && open.includes(channel) && <p>{t('smsRisk')}</p>}
        </>
      ),
      actions: open.includes(channel) && (
        <>
          {own && !own.isVerified && button('verify', own.hint)}
          {button(own ? 'change' : 'add')}
        </>
      ),
    }
  }
  return (
    <SettingList
      title={t('contacts')}
      lead={t('contactsLead')}
      placeholderRows={2}
      items={overview && channels.map((channel) => row(overview, channel))}
    >
      {failure}
    </SettingList>
  )
}
