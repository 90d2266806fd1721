export { createSiteServer, type SiteAnswer, type SiteServer } from './createSiteServer.ts'
export { findSiteFile } from './findSiteFile.ts'
