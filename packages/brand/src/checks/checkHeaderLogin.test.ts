import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkHeaderLogin } from './checkHeaderLogin.ts'

const withLogin = (header: string) => (brand: Draft) => Object.assign(brand, { theme: { header, headerLogin: 'form' } })

test('H03 a login form in a header without room for it is told, and the fix works', () => {
  expect(found(checkHeaderLogin)).toEqual([])
  expect(found(checkHeaderLogin, withLogin('bar'))).toEqual(['header-full theme.headerLogin'])
  expect(hints(checkHeaderLogin, withLogin('bar'))).toEqual([
    'Write "header": "split" or "rail", or "headerLogin": "button"',
  ])
  expect(found(checkHeaderLogin, withLogin('split'))).toEqual([])
  expect(found(checkHeaderLogin, withLogin('rail'))).toEqual([])
})
