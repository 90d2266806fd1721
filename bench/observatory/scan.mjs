/** Scans one host with the Observatory's engine and prints grade, score and what failed as JSON. */
import { scan } from '@mdn/mdn-http-observatory'

const { scan: result, tests } = await scan(process.argv[2])
const failed = Object.values(tests)
  .filter(({ pass }) => !pass)
  .map(({ result: reason }) => reason)
console.log(JSON.stringify({ grade: result.grade, score: result.score, failed }))
