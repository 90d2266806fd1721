export type { FoundTitle } from './FoundOption.tsx'
export { type SearchPaletteLabels, searchPaletteLabels } from './SearchPalette.labels.ts'
export { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx'
