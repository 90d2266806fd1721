export { type FieldName, fieldNames } from '@foyer/rules/registration'
export { escapeHtml } from './escapeHtml.ts'
export {
  findLanguage,
  type PlatformLanguage,
  platformLanguages,
  siteLanguages,
  sourceLanguage,
} from './languages/languages.ts'
export { createPublicConfig, type PublicConfig, type PublicPage, type SiteLanguage } from './publicConfig.ts'
export {
  defaultRules,
  type RegistrationRule,
  type RegistrationRules,
  registrationRules,
} from './registration/registrationRules.ts'
export { BrandSchema, type ResolvedBrand } from './schema/brand.ts'
export { type ModuleName, type Modules, ModulesSchema, serverModuleIds } from './schema/modules.ts'
export type { contentSection } from './schema/site.ts'
export { type Text, TextSchema } from './schema/text.ts'
export { type BrandTheme, fontNames, vietnameseFonts } from './schema/theme.ts'
export { keyVisibility } from './schema/visibility.ts'
