import { useMemo, useState, useSyncExternalStore } from 'react'
import { featuresOn } from '../routes/features.ts'
import { sectionsOf } from '../routes/pageParts.ts'
import { createRouteTable } from '../routes/routeTable.ts'
import { knownContracts, withContracts } from '../session/agentContracts.ts'
import { createModuleOn, knownModules, onModulesTold } from '../session/serverModules.ts'
import { createRuntime } from './createRuntime.ts'
import type { Site } from './createSite.ts'

/** The site with the features, pages and sections whose modules are on in the brand and on the server now. */
function withModules(site: Site): Site {
  const { config, language } = site.data
  const moduleOn = createModuleOn(config.modules, knownModules(site.queries, language))
  const features = withContracts(featuresOn(site.manifests, moduleOn), knownContracts(site.queries, language))
  const table = createRouteTable(features, config, moduleOn)
  const runtime = createRuntime({ ...site.runtime, ...site, config, language, features, table })
  return { ...site, features, table, sections: sectionsOf(features), runtime }
}

/** A module that an operator switches takes effect on pages that are open, and on those that were built before (CF09). */
export function useEffectiveSite(site: Site): Site {
  const { queries, data } = site
  const read = () =>
    JSON.stringify([[...(knownModules(queries, data.language) ?? [])], knownContracts(queries, data.language) ?? null])
  const [subscribe] = useState(() => (listener: () => void) => onModulesTold(queries, listener))
  const [written] = useState(read)
  const modules = useSyncExternalStore(subscribe, read, () => written)
  return useMemo(() => (modules === written ? site : withModules(site)), [site, modules, written])
}
