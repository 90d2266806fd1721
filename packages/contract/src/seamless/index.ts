export * from './problems.ts'
export * from './signing.ts'
export * from './wallet.ts'
