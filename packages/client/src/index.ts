export { ClientError, type ClientErrorKind } from './clientError.ts'
export { type CallOptions, type Client, type ClientOptions, createClient } from './createClient.ts'
