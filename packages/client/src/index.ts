export { type CallOptions, type Client, type ClientOptions, createClient } from './createClient.ts'
export { ClientError, type ClientErrorKind } from './clientError.ts'
