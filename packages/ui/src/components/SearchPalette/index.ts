export { type SearchPaletteLabels, searchPaletteLabels } from './SearchPalette.labels.ts'
export type { FoundTitle } from './FoundOption.tsx'
export { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx'
