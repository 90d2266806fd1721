export { type Reading, type WireAdapter, type WireAnswer, type WireRequest, wpsAdapter } from './adapter.ts'
export { findMismatch } from './checkValue.ts'
export { ClientError, type ClientErrorKind } from './clientError.ts'
export { type CallOptions, type Client, type ClientOptions, createClient } from './createClient.ts'
