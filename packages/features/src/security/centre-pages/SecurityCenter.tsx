import { centrePrefix, useAddressQuery } from '@foyer/feature-api'
import { Tabs } from '@foyer/ui/Tabs'
import { Activity } from '../components/Activity.tsx'
import { Devices } from '../components/Devices.tsx'
import { Overview } from '../components/Overview.tsx'
import { PartRoot } from '../components/Part.styles.ts'
import { Profile } from '../components/Profile.tsx'
import { useT } from '../model/useT.ts'

const parts = { overview: Overview, profile: Profile, devices: Devices, activity: Activity } as const
type PartId = keyof typeof parts
// The keys are those of the record.
const partIds = Object.keys(parts) as readonly PartId[]
const key = `${centrePrefix}part`

/** The security centre (P01): how the account is kept, where it is signed in, what has happened to it. */
export function SecurityCenter() {
  const t = useT()
  const [query, setQuery] = useAddressQuery()
  const wanted = query.get(key)
  const part = partIds.find((id) => id === wanted) ?? 'overview'
  const Part = parts[part]
  const show = (id: string): void => {
    // What another part keeps in the address is not this one's.
    const kept = [...query].filter(([name]) => !name.startsWith(centrePrefix))
    setQuery(new URLSearchParams(id === 'overview' ? kept : [...kept, [key, id]]), { preventScrollReset: true })
  }
  return (
    <Tabs
      items={partIds.map((id) => ({ id, label: t(`part_${id}`) }))}
      selected={part}
      onSelect={show}
      label={t('title')}
    >
      <PartRoot>
        <Part />
      </PartRoot>
    </Tabs>
  )
}
