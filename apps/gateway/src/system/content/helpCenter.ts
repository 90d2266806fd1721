import type { HelpItem } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { contentLanguage } from './contentLanguage.ts'
import { readContent } from './readContent.ts'

/** I20. */
export const helpCenter: Handler<'helpCenter'> = (context, { language }) =>
  readContent<HelpItem>(context, 'help', contentLanguage(context, language))
