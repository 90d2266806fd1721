export { type ColorToken, type ColorTokens, textPairs } from './colors.ts'
export { type ContrastProblem, checkContrast, contrastRatio } from './contrast.ts'
export { defaultDark, defaultLight } from './defaults.ts'
export {
  type Density,
  defaultTheme,
  densities,
  type Motion,
  motions,
  type Shape,
  shapes,
  type Theme,
  type TypeScale,
  themeToCss,
  typeScales,
  typeSizes,
} from './theme.ts'
