/** Makes each call of the way in for an account and for nobody, as many times as asked for, and prints the times in ms as JSON. */
import { askForCode, browser } from '../../apps/gateway/src/testing/askForCodes.ts'
import { call } from '../../apps/gateway/src/testing/callGateway.ts'
import { createTestGateway } from '../../apps/gateway/src/testing/createTestGateway.ts'
import { doneWork } from '../../apps/gateway/src/testing/humanProofs.ts'

const pairs = Number(process.argv[2])
const warm = Math.min(50, pairs)
const gateway = await createTestGateway({ brands: ['comet'] })
const { db, merchant, merchants, messenger } = gateway
const modules = ['smsLogin', 'emailPasswordReset', 'phonePasswordReset']
merchants.put({ ...merchant, modulesOn: new Set([...merchant.modulesOn, ...modules]) })

const people = {
  account: {
    guarded: 'demoverifytotp',
    username: 'demoplayer',
    email: 'demoplayer@example.org',
    mobileNum: '7700900101',
  },
  nobody: {
    guarded: 'demoverifynobody',
    username: 'demonobody',
    email: 'demonobody@example.org',
    mobileNum: '7700900191',
  },
}
const byName = ({ username }) => ({ username })
const byMail = ({ username, email }) => ({ username, email })
const byMobile = ({ mobileNum }) => ({ mobileNum, countryDialingCode: '44' })
const wrong = { verificationCode: '00000x', newPassword: 'harbour-violin-4' }

/** What is called, with what of a person; `asks` are the calls that need a proof and send a code. */
const calls = {
  'login with a wrong password': ['login', (one) => ({ type: 'username', ...byName(one), password: 'wrong' })],
  // The hard case: more is known of such an account.
  'login with a wrong password, asked for a second step': [
    'login',
    ({ guarded }) => ({ type: 'username', username: guarded, password: 'wrong' }),
  ],
  'login by SMS with a wrong code': ['login', (one) => ({ type: 'sms', ...byMobile(one), verificationCode: '00000x' })],
  'code for a login by SMS': ['smsLoginCode', byMobile, 'asks'],
  'code for a forgotten password by mobile': ['smsPasswordCode', byMobile, 'asks'],
  'code for a forgotten password by mail': ['forgotByMail', byMail, 'asks'],
  'code for a new device': ['deviceCode', byName, 'asks'],
  'new device with a wrong code': ['deviceProof', (one) => ({ ...byName(one), code: '00000x' })],
  'new password by mobile, wrong code': ['resetByMobile', (one) => ({ ...byMobile(one), ...wrong })],
  'new password by mail, wrong code': ['resetByMail', (one) => ({ ...byMail(one), ...wrong })],
}

/** Ms of one call, its proof made before. */
async function take(id, body, asks) {
  const proof = asks ? await doneWork(gateway) : {}
  const started = performance.now()
  const answer = await call(gateway, id, { body: { ...body, ...proof }, headers: browser() })
  const ms = performance.now() - started
  await messenger.settled()
  if (answer.statusCode !== (asks ? 200 : id === 'login' && body.type === 'username' ? 401 : 422))
    throw new Error(`${id}: ${answer.statusCode} ${answer.body}`)
  return ms
}

const times = {}
for (const [what, [id, bodyOf, asks]] of Object.entries(calls)) {
  const taken = { account: [], nobody: [] }
  // For a wrong code there is one that was sent to the account.
  if (asks === undefined && id !== 'login') await askForCode(gateway, 'deviceCode', byName(people.account))
  for (let pair = -warm; pair < pairs; pair += 1) {
    for (const table of ['login_attempts', 'outbox', 'used_proofs']) await db.deleteFrom(table).execute()
    const turns = pair % 2 === 0 ? ['account', 'nobody'] : ['nobody', 'account']
    for (const who of turns) {
      const ms = await take(id, bodyOf(people[who]), asks)
      if (pair >= 0) taken[who].push(ms)
    }
  }
  times[what] = taken
}
await gateway.close()
// Threads that work on proofs wait for more.
process.stdout.write(JSON.stringify(times), () => process.exit(0))
