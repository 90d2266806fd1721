export type { FoundTitle } from './FoundOption.tsx'
export { type SearchPaletteLabels, searchPaletteLabels } from './SearchPalette.labels.ts'
export { type FoundPlace, SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx'
