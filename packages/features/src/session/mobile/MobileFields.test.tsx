import type { OperationId } from '@foyer/contract'
import { type PortalRuntime, RuntimeProvider } from '@foyer/feature-api'
import type { CodeFieldProps } from '@foyer/ui/CodeField'
import { Form } from '@foyer/ui/Form'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { MobileFields } from './MobileFields.tsx'
import type { Mobile } from './useMobile.ts'

const drawn: CodeFieldProps[] = []
vi.mock('@foyer/ui/CodeField', () => ({
  CodeField: (props: CodeFieldProps) => {
    drawn.push(props)
    return null
  },
}))
vi.mock('@foyer/feature-api', async (original) => ({
  ...(await original<typeof import('@foyer/feature-api')>()),
  useLabels: () => new Proxy({}, { get: (_labels, key) => String(key) }),
}))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['mobileNum', { mobileNum: 'too short' }],
  ['country', { country: 'unknown' }],
])('V10 V32 with a wrong %s no code is sent and that field has the keyboard', async (name, errors) => {
  const focused: string[] = []
  const getElementById = (id: string) => ({ querySelector: () => null, focus: () => focused.push(id) })
  vi.stubGlobal('document', { getElementById })
  const onSend = vi.fn(async () => 60)
  const mobile = { named: [] } as unknown as Mobile // what the fields ask of it
  const runtime = { text: (_feature: string, key: string) => key } as unknown as PortalRuntime<OperationId> // likewise
  const show = (wrong: object) =>
    renderToString(
      <RuntimeProvider value={runtime}>
        <Form submit="Save" validate={() => ({ ...wrong })} onSubmit={() => undefined}>
          <MobileFields mobile={mobile} onSend={onSend} />
        </Form>
      </RuntimeProvider>,
    )
  show(errors)
  expect(await drawn.at(-1)?.onSend()).toBeUndefined()
  expect(focused).toEqual([expect.stringMatching(new RegExp(`-${name}$`))])
  expect(onSend).not.toHaveBeenCalled()
  show({})
  expect(await drawn.at(-1)?.onSend()).toBe(60)
})
