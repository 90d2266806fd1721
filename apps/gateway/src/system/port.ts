/** What other domains may use of the state and content of sites. */
export { checkModule, isModuleOn, ofModule } from './checkModule.ts'
export { checkSiteOpen } from './checkSiteOpen.ts'
export type { StoredAnnouncement } from './content/announcements.ts'
export { readContent } from './content/readContent.ts'
export { isCountry } from './countries.ts'
export { readProviderAnswers, writeProviderAnswers } from './providerAnswers.ts'
export { isAddressOrRange, readSiteState, writeSiteState } from './siteState.ts'
