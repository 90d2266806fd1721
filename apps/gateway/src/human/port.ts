/** What other domains may use of the proofs that a person is behind a call. */
export { checkHuman } from './checkHuman.ts'
export { takeUp } from './proofs.ts'
