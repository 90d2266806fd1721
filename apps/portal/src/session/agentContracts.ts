import type { SiteLanguage } from '@foyer/brand'
import { type Consolidated, contractFlags } from '@foyer/contract'
import { type FeatureManifest, operationKey } from '@foyer/feature-api'
import type { QueryClient } from '@tanstack/react-query'

export const consolidatedKey = ({ code }: SiteLanguage) => operationKey('consolidated', undefined, code)

/** What the server said of the agent's contracts (I09); `undefined` until it has, and for everyone else. */
export const knownContracts = (queries: QueryClient, language: SiteLanguage): Consolidated | undefined =>
  queries.getQueryData<Consolidated>(consolidatedKey(language))

/** Features without the centre pages of contracts that are not on: they are off until the server has them on (X04). */
export const withContracts = (
  features: readonly FeatureManifest[],
  contracts: Consolidated | undefined,
): readonly FeatureManifest[] =>
  features.map((feature) => {
    const pages = feature.centrePages?.filter(
      ({ contract }) => contract === undefined || contracts?.[contractFlags[contract]] === true,
    )
    return pages && pages.length !== feature.centrePages?.length ? { ...feature, centrePages: pages } : feature
  })
