export * from './draws.ts'
export * from './headers.ts'
export * from './problems.ts'
export * from './wallet.ts'
