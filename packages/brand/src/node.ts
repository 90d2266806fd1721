export { activeRoutes, featureOn } from './checks/activeRoutes.ts'
export { type AssetUse, assetUses } from './checks/assetUses.ts'
export { type CheckOptions, checkBrand } from './checks/checkBrand.ts'
export { checkBrands } from './checks/checkBrands.ts'
export type { Check, CheckContext } from './checks/checkContext.ts'
export { missingMessages } from './checks/checkMessages.ts'
export type { Product, ProductEntry, ProductFeature, ProductRoute, ProductSection } from './checks/product.ts'
export { bannerGroups, builtInLayouts } from './checks/product.ts'
export { planTokens, type TokensPlan } from './design-tokens/planTokens.ts'
export {
  type Finding,
  formatPath,
  hasErrors,
  type Issue,
  type Severity,
  sortIssues,
  type ValuePath,
} from './issues/issue.ts'
export { editDistance, nearest, suggest } from './issues/nearest.ts'
export { type PrintOptions, printIssues, summarise } from './issues/printIssues.ts'
export { environmentsOf } from './load/environments.ts'
export { type LoadedBrand, type LoadOptions, loadBrand } from './load/loadBrand.ts'
export type { BrandMessages } from './load/loadMessages.ts'
export { watchFolders } from './load/watchFolders.ts'
export { currentVersion } from './migrations/migrations.ts'
export { type MigrationPlan, planMigration } from './migrations/planMigration.ts'
export type { BrandPage } from './pages/parsePage.ts'
export { checkShape } from './shape/checkShape.ts'
export { inputSchema } from './shape/inputSchema.ts'
export type { BrandDocument } from './source/brandDocument.ts'
export { isJsonObject, type Json, type JsonObject } from './source/jsonNode.ts'
export type { Place } from './source/sourceFile.ts'
