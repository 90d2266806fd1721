/** What other domains may use of the state and content of sites. */
export { checkModule, ofModule } from './checkModule.ts'
export { checkSiteOpen } from './checkSiteOpen.ts'
export type { StoredAnnouncement } from './content/announcements.ts'
export { readContent } from './content/readContent.ts'
