import { expect, test } from 'vitest'
import { commitTogether } from './commitTogether.ts'

/** Commits that end when the test says so; a work is `name:value`, and `bad` values are refused. */
function createCommits(atOnce = 1) {
  const commits: { works: readonly string[]; succeed: () => void; fail: (error: Error) => void }[] = []
  const perform = commitTogether<string, string>({
    atOnce,
    namesOf: (work) => [work.split(':')[0] ?? ''],
    commit: (works) =>
      new Promise((resolve, reject) => {
        const outcomes = works.map((work) =>
          work.endsWith('bad') ? { refused: new Error(`${work} is refused`) } : { result: `${work} done` },
        )
        commits.push({ works, succeed: () => resolve(outcomes), fail: reject })
      }),
  })
  /** All that is due has begun by then: an end makes way in one turn of the event loop, and what follows begins in the next. */
  const turn = async () => {
    for (let count = 0; count < 3; count += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    perform,
    commits,
    turn,
    /** Ends the commit that began last. */
    end: async (how: 'succeed' | Error) => {
      await turn()
      const last = commits.at(-1)
      if (how === 'succeed') last?.succeed()
      else last?.fail(how)
      await turn()
    },
  }
}

const failure = (code: string) => Object.assign(new Error(`fails with ${code}`), { code })

test('GW07 what comes during a commit is committed together afterwards, and what comes to an idle ledger with its turn of the event loop', async () => {
  const { perform, commits, turn, end } = createCommits()
  const answers = [perform('a:1'), perform('b:1')]
  await turn()
  expect(commits.map(({ works }) => works)).toEqual([['a:1', 'b:1']])
  answers.push(perform('c:1'), perform('d:1'))
  await turn()
  expect(commits).toHaveLength(1)
  await end('succeed')
  expect(commits.map(({ works }) => works)).toEqual([
    ['a:1', 'b:1'],
    ['c:1', 'd:1'],
  ])
  await end('succeed')
  expect(await Promise.all(answers)).toEqual(['a:1 done', 'b:1 done', 'c:1 done', 'd:1 done'])
})

test('GW07 two commits may be under way at once, never about one thing, and a third waits', async () => {
  const { perform, commits, turn, end } = createCommits(2)
  void perform('a:1')
  await turn()
  for (const work of ['a:2', 'b:1', 'a:3']) void perform(work)
  await turn()
  void perform('c:1')
  await turn()
  expect(commits.map(({ works }) => works)).toEqual([['a:1'], ['b:1']])
  await end('succeed')
  expect(commits.at(-1)?.works).toEqual(['c:1'])
  commits[0]?.succeed()
  await turn()
  expect(commits.at(-1)?.works).toEqual(['a:2'])
  await end('succeed')
  expect(commits.at(-1)?.works).toEqual(['a:3'])
})

test('GW07 nobody is answered before the commit', async () => {
  const { perform, turn, end } = createCommits()
  let answered = false
  const answer = perform('a:1').then(() => {
    answered = true
  })
  await turn()
  expect(answered).toBe(false)
  await end('succeed')
  await answer
})

test('GW07 works about one thing are committed one after another in the order they came', async () => {
  const { perform, commits, end } = createCommits()
  for (const work of ['a:1', 'b:1', 'a:2', 'b:2', 'a:3', 'c:1']) void perform(work)
  for (let commit = 0; commit < 3; commit += 1) await end('succeed')
  expect(commits.map(({ works }) => works)).toEqual([['a:1', 'b:1', 'c:1'], ['a:2', 'b:2'], ['a:3']])
})

test('GW07 what is refused fails none of those it is committed with', async () => {
  const { perform, end } = createCommits()
  const settled = Promise.allSettled([perform('x:1'), perform('a:bad'), perform('b:1')])
  await end('succeed')
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('GW07 a commit that fails for one of many is done again one by one', async () => {
  const { perform, commits, end } = createCommits()
  const settled = Promise.allSettled([perform('a:1'), perform('b:1'), perform('c:1')])
  await end(failure('23505'))
  await end('succeed')
  await end(failure('23505'))
  await end('succeed')
  expect(commits.slice(1).map(({ works }) => works)).toEqual([['a:1'], ['b:1'], ['c:1']])
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test.each(['08006', '57P01', '25006', 'ECONNRESET'])(
  'GW07 a database that is gone (%s) is not asked again for each of many, and all of them may try again',
  async (code) => {
    const { perform, commits, turn, end } = createCommits()
    const settled = Promise.allSettled([perform('a:1'), perform('b:1')])
    await end(failure(code))
    expect(commits).toHaveLength(1)
    expect((await settled).map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))).toEqual([code, code])
    void perform('a:1')
    await turn()
    expect(commits.at(-1)?.works).toEqual(['a:1'])
  },
)

test.each(['40P01', '40001', '57014'])(
  'GW07 a commit that was in another one’s way (%s) is done again one by one',
  async (code) => {
    const { perform, commits, end } = createCommits()
    const settled = Promise.allSettled([perform('a:1'), perform('b:1')])
    await end(failure(code))
    await end('succeed')
    await end('succeed')
    expect(commits).toHaveLength(3)
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  },
)

test('GW07 takes no more than 512 at once', async () => {
  const { perform, commits, end } = createCommits()
  for (let count = 0; count < 600; count += 1) void perform(`${count}:1`)
  await end('succeed')
  expect(commits.map(({ works }) => works.length)).toEqual([512, 88])
})
