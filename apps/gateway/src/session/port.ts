/** What other domains may use of signing in and staying signed in. */
export { countAttempt } from './attempts.ts'
export { consumeCaptcha } from './captcha.ts'
export { createSession, endSession } from './createSession.ts'
export { hashPassword } from './credentials/password.ts'
export { usernameKey } from './credentials/username.ts'
export { networkOf } from './networkOf.ts'
