/** Transfers without HTTP: as many at a time as there would be clients, through the gateway's own ledger. */
import { readFileSync } from 'node:fs'
import { openDatabase } from '../../apps/gateway/src/database/openDatabase.ts'
import { ledgerOf } from '../../apps/gateway/src/wallet/port.ts'

const { file, databaseUrl, clients, seconds } = JSON.parse(process.argv[2])
const { large } = JSON.parse(readFileSync(file, 'utf8'))
const { db } = await openDatabase({ databaseUrl })
const names = large.map(({ username }) => username)
const rows = await db
  .selectFrom('members')
  .select(['merchant_id', 'member_id', 'username', 'upline_id'])
  .where('username', 'in', names)
  .where('upline_id', 'is not', null)
  .execute()
const { transfer } = ledgerOf(db)
const run = process.pid
let count = 0
let isOver = false

async function pay() {
  while (!isOver) {
    const { merchant_id, member_id, upline_id, username } = rows[Math.floor(Math.random() * rows.length)]
    const isUp = Math.random() < 0.5
    count += 1
    await transfer({
      merchantId: merchant_id,
      currency: 'USD',
      memberId: isUp ? member_id : upline_id,
      to: isUp ? undefined : username,
      amount: 1n,
      key: `alone-${run}-${count}`,
      at: new Date(),
    })
  }
}

const paying = Array.from({ length: clients }, pay)
const start = performance.now()
const before = process.cpuUsage()
setTimeout(async () => {
  isOver = true
  await Promise.all(paying)
  const { user, system } = process.cpuUsage(before)
  const perSecond = count / ((performance.now() - start) / 1000)
  process.send({ perSecond, answered: count, used: (user + system) / 1e6 }, () => process.exit(0))
}, seconds * 1000)
