export * from './actions.ts'
export { useAddressQuery } from './addressQuery.ts'
export { centrePrefix } from './centrePrefix.ts'
export {
  createCalls,
  RuntimeProvider,
  useActions,
  usePreferences,
  useRuntime,
  useSession,
} from './hooks.ts'
export { SafeHtml, type SafeHtmlProps } from './html/SafeHtml.ts'
export * from './ids.ts'
export {
  type BottomEntry,
  type CentreDeclaration,
  type CentrePageDeclaration,
  type ConfigIssue,
  defineFeature,
  defineSection,
  defineSettings,
  type FeatureManifest,
  type FloatingEntry,
  type FloatingLink,
  type IconDrawing,
  type IconLoader,
  type Lazy,
  type MenuEntry,
  noSettings,
  type QuerySpec,
  type RouteDeclaration,
  type SectionDeclaration,
  type SettingsOf,
  type SettingsSchema,
} from './manifest.ts'
export { loadTexts, type MessageFiles, messageTags, type Texts, tagChain } from './messageFiles.ts'
export {
  createUseT,
  type LabelsOf,
  LabelsProvider,
  type MessageValues,
  messagePlace,
  type Translate,
  TranslateProvider,
  useCategoryName,
  useLabels,
} from './messages.ts'
export { operationKey, ownPageKey } from './operationKey.ts'
export { type OwnPageText, useOwnPage } from './ownPage.ts'
export { Piece, type Pieces, PiecesProvider } from './Piece.ts'
export { type Problem, problemOf } from './problem.ts'
export { askForLogin, problemText, warnTrialAccount } from './problemText.ts'
export { fillDays } from './records/fillDays.ts'
export { type Formats, useFormats } from './records/formats.ts'
export type { FilterDeclaration, FilterValues } from './records/recordFilters.ts'
export { createRecords, type RecordsDeclaration } from './records/useRecords.ts'
export { useWorldDay } from './records/useWorldDay.ts'
export type { AlertOptions, PortalRuntime, Preferences, SessionState, ToastOptions } from './runtime.ts'
export { type SectionComponent, SectionsProvider, useSections } from './sections.ts'
export { linkSetting, pictureSetting, siteHref, siteText, textSetting } from './settings.ts'
export { timeAgo, useTimeAgo } from './timeAgo.ts'
export { useVendorLink, vendorsQuery } from './vendors.ts'
