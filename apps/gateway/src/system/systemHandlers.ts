import type { ContractKind, WireSystemStatus } from '@foyer/contract'
import type { Handlers } from '../calls/handlers.ts'
import { fieldRules } from '../merchants/fieldRules.ts'
import { readContent } from './content/readContent.ts'
import { listCountries } from './countries.ts'
import { moduleTree } from './moduleTree.ts'
import { countryOf, isRestricted, readSiteState } from './siteState.ts'

type Info = WireSystemStatus['info']
type StoredResource = Info['resources'][string] & { readonly type: string }

/** How a site starts (I16 to I19), and what it has for agents (I09). */
export const systemHandlers = {
  systemStatus: async (context) => {
    const { db, merchant, clock, address, vendorUrl } = context
    const state = await readSiteState(db, merchant.id)
    const country = countryOf(state, context)
    const resources = await readContent<StoredResource>(context, 'resource', '')
    const { cdn, analytics } = merchant.config
    return {
      maintenance: state.maintenance ?? false,
      ...(state.maintenanceEnd === undefined ? {} : { maintenanceEnd: state.maintenanceEnd }),
      regionRestriction: isRestricted(state, context),
      serverTime: clock.now().toISOString(),
      info: {
        whitelabel: moduleTree(new Set(state.modulesOff)),
        register: fieldRules(merchant),
        resources: Object.fromEntries(resources.map(({ type, ...resource }) => [type, resource])),
        customerService: await readContent<Info['customerService'][number]>(context, 'customer-service', ''),
        analytics: analytics.gtagId === undefined ? {} : { gtagId: analytics.gtagId },
        imageCDNs: cdn.images,
        launchGameCDNs: [...new Set([...cdn.games, vendorUrl])],
      },
      location: { ip: address, ...(country === undefined ? {} : { country }) },
    }
  },
  whitelabel: async ({ db, merchant }) => moduleTree(new Set((await readSiteState(db, merchant.id)).modulesOff)),
  countries: async () => listCountries(),
  consolidated: async ({ db, merchant }) => {
    const { contractsOn = [] } = await readSiteState(db, merchant.id)
    const isOn = (kind: ContractKind) => contractsOn.includes(kind)
    return {
      divtypereq: isOn('dividend'),
      dailysalreq: isOn('dailySalary'),
      contracthoursalreq: isOn('hourSalary'),
      realtimesalreqtype: isOn('realtimeSalary'),
    }
  },
  registerRules: async ({ merchant }) => fieldRules(merchant),
  /** I19. Visitors measure the speed themselves; it starts at 0. */
  domainRoute: async ({ merchant }) => ({ domainList: merchant.hosts.map((domain) => ({ domain, speed: 0 })) }),
} satisfies Partial<Handlers>
