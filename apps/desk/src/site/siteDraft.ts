import type { DeskSite } from '@foyer/contract'

/** A site's settings as the form has them: lists as text, an instant as the browser's field writes it. */
export interface SiteDraft {
  readonly status: 'open' | 'maintenance' | 'restricted'
  readonly maintenanceEnd: string
  readonly blockedCountries: string
  readonly blockedAddresses: string
  readonly visitorCountry: string
}

/** Fields that hold something else than they should, with the part that is wrong. */
export type SiteProblems = Partial<Record<'blockedCountries' | 'blockedAddresses' | 'visitorCountry', string>>

const two = (value: number): string => String(value).padStart(2, '0')

/** An instant as `datetime-local` writes it, in the browser's time zone. */
function localField(instant: string): string {
  const date = new Date(instant)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

export const draftOf = (site: DeskSite): SiteDraft => ({
  status: site.regionRestriction ? 'restricted' : site.maintenance ? 'maintenance' : 'open',
  maintenanceEnd: site.maintenanceEnd === undefined ? '' : localField(site.maintenanceEnd),
  blockedCountries: (site.blockedCountries ?? []).join(', '),
  blockedAddresses: (site.blockedAddresses ?? []).join(', '),
  visitorCountry: site.visitorCountry ?? '',
})

const listOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)
const countriesOf = (text: string): string[] => listOf(text).map((code) => code.toUpperCase())

const isCountry = (text: string): boolean => /^[A-Z]{2}$/i.test(text)
const isAddress = (text: string): boolean =>
  /^(\d{1,3}\.){3}\d{1,3}(\/\d{1,2})?$|^[0-9a-f]*:[0-9a-f:.]*(\/\d{1,3})?$/i.test(text)

export function checkDraft({ blockedCountries, blockedAddresses, visitorCountry }: SiteDraft): SiteProblems {
  const wrong = {
    blockedCountries: listOf(blockedCountries).find((code) => !isCountry(code)),
    blockedAddresses: listOf(blockedAddresses).find((address) => !isAddress(address)),
    visitorCountry: listOf(visitorCountry).find((code, index) => index > 0 || !isCountry(code)),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, text]) => text !== undefined))
}

/** What the draft sets; what the form does not show stays as it is. */
export function siteOf(draft: SiteDraft, { modulesOff }: DeskSite): DeskSite {
  const [visitorCountry] = countriesOf(draft.visitorCountry)
  const blockedCountries = countriesOf(draft.blockedCountries)
  const blockedAddresses = listOf(draft.blockedAddresses)
  const isMaintenance = draft.status === 'maintenance'
  return {
    ...(isMaintenance ? { maintenance: true } : {}),
    ...(isMaintenance && draft.maintenanceEnd !== ''
      ? { maintenanceEnd: new Date(draft.maintenanceEnd).toISOString() }
      : {}),
    ...(draft.status === 'restricted' ? { regionRestriction: true } : {}),
    ...(blockedCountries.length > 0 ? { blockedCountries } : {}),
    ...(blockedAddresses.length > 0 ? { blockedAddresses } : {}),
    ...(visitorCountry === undefined ? {} : { visitorCountry }),
    ...(modulesOff === undefined ? {} : { modulesOff }),
  }
}
