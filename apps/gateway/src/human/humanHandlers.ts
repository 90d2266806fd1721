import type { Handlers } from '../calls/handlers.ts'
import { createPicture } from './picture.ts'
import { createWork } from './work.ts'

/** What a visitor is given to show that they are no program (I15, I65). */
export const humanHandlers = {
  captcha: createPicture,
  humanWork: async (context) => ({ challenge: JSON.stringify(await createWork(context)) }),
} satisfies Partial<Handlers>
