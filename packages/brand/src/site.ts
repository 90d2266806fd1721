/** What writing a site needs of a resolved brand, without the schemas and checks it went through. */
export { assetUses } from './checks/assetUses.ts'
export { siteLanguages } from './languages/languages.ts'
export { findPseudoLanguage, pseudoLanguages, pseudoText } from './languages/pseudoLanguages.ts'
export { completePalettes } from './palette/completePalette.ts'
export { createPublicConfig, publicSections } from './publicConfig.ts'
