export * from './actions.ts'
export { useAddressQuery } from './addressQuery.ts'
export { announcementsQuery } from './announcementsQuery.ts'
export { askForAccount, backHere } from './askForAccount.ts'
export { centrePrefix } from './centrePrefix.ts'
export { forgetDrafts, keepDraft, loadDraft } from './drafts.ts'
export { useDrawCards } from './draws/useDrawCards.ts'
export { firstPause, useFollowSales } from './draws/useFollowSales.ts'
export {
  choiceQuery,
  codesOf,
  countFilters,
  freeChoice,
  type GameChoice,
  type NamedChoice,
  type NamedFilter,
} from './gameChoice.ts'
export {
  createCalls,
  RuntimeProvider,
  useActions,
  usePreferences,
  useRuntime,
  useSession,
} from './hooks.ts'
export { allowedTags } from './html/parseHtml.ts'
export { SafeHtml, type SafeHtmlProps } from './html/SafeHtml.ts'
export * from './ids.ts'
export {
  type BottomEntry,
  type CentreDeclaration,
  type CentrePageDeclaration,
  type ConfigIssue,
  defineFeature,
  type FeatureManifest,
  type FloatingEntry,
  type FloatingLink,
  type IconDrawing,
  type IconLoader,
  type Lazy,
  type LoginRefusal,
  type MenuEntry,
  type QuerySpec,
  type RouteDeclaration,
  type TypedLogin,
} from './manifest.ts'
export { loadTexts, type MessageFiles, messageTags, type Texts } from './messageFiles.ts'
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
export { named } from './named.ts'
export { operationKey, ownPageKey } from './operationKey.ts'
export { orNothing } from './orNothing.ts'
export { type OwnPageText, useOwnPage } from './ownPage.ts'
export { Piece, type Pieces, PiecesProvider } from './Piece.ts'
export { feeTerms, type MoneyForm, shortMoney, timeText } from './payments/methodTerms.ts'
export { usePicture } from './pictures.ts'
export { type Problem, problemOf } from './problem.ts'
export { askForLogin, problemText, warnTrialAccount, withProof } from './problemText.ts'
export { type Reader, useReader } from './reader.ts'
export { useCentreHref } from './records/centreHref.ts'
export { fillDays } from './records/fillDays.ts'
export { type Formats, useFormats } from './records/formats.ts'
export type { FilterDeclaration, FilterValues } from './records/recordFilters.ts'
export { saveCsv } from './records/saveFile.ts'
export { createRecords, type RecordsDeclaration } from './records/useRecords.ts'
export { useWorldDay } from './records/useWorldDay.ts'
export type { AlertOptions, EndedSession, PortalRuntime, Preferences, SessionState, ToastOptions } from './runtime.ts'
export {
  type BlockDeclaration,
  defineSection,
  defineSettings,
  noSettings,
  type PlacedBlock,
  type SectionDeclaration,
  type SectionPreset,
  type SettingsOf,
  type SettingsSchema,
} from './sectionDeclaration.ts'
export { PlacedSections, type SectionComponent, SectionsProvider, useSections } from './sections.ts'
export { isOpen, repeatLost, useSendOnce } from './sendOnce.ts'
export { sessionOrigin } from './sessionOrigin.ts'
export { linkSetting, pictureSetting, siteHref, siteText, textSetting } from './settings.ts'
export { type OverrideDeclaration, type SlotName, type SlotProps, slotContracts } from './slots.ts'
export { timeAgo, useTimeAgo } from './timeAgo.ts'
export { useClockOffset } from './useClockOffset.ts'
export { usePageTitle } from './usePageTitle.ts'
export { useScheduleTime } from './useScheduleTime.ts'
export { useVendorLink, vendorsQuery } from './vendors.ts'
