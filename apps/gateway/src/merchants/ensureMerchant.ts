import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/**
 * Number of the merchant with this code, made when there is none. `undefined` when the code belongs to another brand
 * folder. A brand that changes its code keeps its number, and with it its members.
 */
export async function ensureMerchant(db: Kysely<Database>, code: string, brand: string): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('merchants')
      .values({ code, brand })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const rows = await trx
      .selectFrom('merchants')
      .selectAll()
      .where((where) => where.or([where('code', '=', code), where('brand', '=', brand)]))
      .execute()
    const own = rows.find((row) => row.brand === brand)
    const other = rows.find((row) => row.code === code)
    if (own === undefined || (other !== undefined && other.brand !== brand)) return undefined
    if (own.code !== code)
      await trx.updateTable('merchants').set({ code }).where('merchant_id', '=', own.merchant_id).execute()
    return own.merchant_id
  })
}
