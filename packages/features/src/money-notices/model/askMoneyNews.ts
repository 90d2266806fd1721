import { askMoneyNews } from './watchMoney.ts'

/** Something has been begun whose news may come any moment. */
export const run = (): void => askMoneyNews()
