export { colorWords } from './colorWords.ts'
export { type ReadTokens, readDesignTokens, type TokenProblem } from './readDesignTokens.ts'
export { type DesignTokens, toDesignTokens } from './toDesignTokens.ts'
