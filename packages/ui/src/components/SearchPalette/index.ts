export { type SearchPaletteLabels, searchPaletteLabels } from './SearchPalette.labels.ts'
export { type FoundTitle, SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx'
