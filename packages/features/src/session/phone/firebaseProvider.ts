import { deleteApp, type FirebaseOptions, getApps, initializeApp } from '@firebase/app'
import { initializeAuth, inMemoryPersistence, RecaptchaVerifier, signInWithPhoneNumber } from '@firebase/auth'
import { PhoneProblem, type PhoneProblemCode, type PhoneProvider, phoneProblemCodes } from './phoneProvider.ts'

/** What of Firebase is used, as it documents it; a test hands in its own. */
export interface FirebasePhone {
  readonly start: (
    options: FirebaseOptions,
    language: string,
  ) => {
    readonly send: (number: string) => Promise<{ confirm: (code: string) => Promise<Signed> }>
  }
}
interface Signed {
  readonly user: { readonly getIdToken: () => Promise<string> }
}

/** Seconds until the next code may be asked for; Firebase does not say. */
const wait = 60

const firebase: FirebasePhone = {
  start: (options, language) => {
    const app = initializeApp(options, `foyer-${getApps().length}`)
    // Nobody stays signed in to Firebase: the word is taken once.
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    auth.languageCode = language
    return {
      send: async (number) => {
        const container = document.body.appendChild(document.createElement('div'))
        const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' })
        try {
          const confirmation = await signInWithPhoneNumber(auth, number, verifier)
          return {
            confirm: async (code) => {
              const signed = await confirmation.confirm(code)
              return {
                user: {
                  getIdToken: async () => {
                    const token = await signed.user.getIdToken()
                    await auth.signOut()
                    await deleteApp(app)
                    return token
                  },
                },
              }
            },
          }
        } finally {
          verifier.clear()
          container.remove()
        }
      },
    }
  },
}

/** Firebase Authentication sends the code and signs for the number (RG12). */
export function createFirebaseProvider(
  options: FirebaseOptions,
  language: string,
  { start }: FirebasePhone = firebase,
): PhoneProvider {
  let pending: { readonly number: string; readonly confirm: (code: string) => Promise<Signed> } | undefined
  const internationalOf = ({ dialingCode, mobileNum }: { dialingCode: string; mobileNum: string }): string => {
    const digits = mobileNum.replace(/\D/g, '')
    return mobileNum.trim().startsWith('+') ? `+${digits}` : `+${dialingCode}${digits.replace(/^0/, '')}`
  }
  return {
    send: async (number) => {
      try {
        const international = internationalOf(number)
        const { confirm } = await start(options, language).send(international)
        pending = { number: international, confirm }
        return wait
      } catch (error) {
        throw problemOfFirebase(error)
      }
    },
    confirm: async (number, code) => {
      if (code === '') throw new PhoneProblem('missing-verification-code')
      if (pending === undefined || pending.number !== internationalOf(number)) throw new PhoneProblem('code-expired')
      try {
        const { user } = await pending.confirm(code)
        return { firebaseChannel: 'firebase', firebaseIdToken: await user.getIdToken() }
      } catch (error) {
        throw problemOfFirebase(error)
      }
    },
  }
}

/** Firebase's own code, `auth/quota-exceeded`, as the catalogue has it. */
function problemOfFirebase(error: unknown): PhoneProblem {
  const text = error instanceof Error && 'code' in error ? String(error.code).replace(/^auth\//, '') : ''
  const known: PhoneProblemCode = phoneProblemCodes.find((code) => code === text) ?? 'unknown'
  return new PhoneProblem(known, error)
}
