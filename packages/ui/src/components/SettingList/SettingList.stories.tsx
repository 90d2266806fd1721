import type { Meta, StoryObj } from '@storybook/react-vite'
import { Laptop, Smartphone } from 'lucide'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import turkishError from '../ErrorState/messages/tr.json'
import { Glyph } from '../Icon/Glyph.tsx'
import { SettingList } from './SettingList.tsx'

const onSignOut = fn()

const devices = (words: readonly string[], count = 3) => {
  const [here, signOut, since] = words
  return ['Firefox · Linux', 'Safari · iOS', 'Chrome · Windows', 'Edge · Windows', 'Chrome · Android']
    .flatMap((name, row, all) => (count > all.length ? [name, `${name} ${row + 2}`] : [name]))
    .slice(0, count)
    .map((name, row) => ({
      id: name,
      title: name,
      icon: <Glyph of={/iOS|Android/.test(name) ? Smartphone : Laptop} />,
      badge: row === 0 && <Badge tone="positive">{here}</Badge>,
      text: `${since} 2026-11-${20 - row} 18:0${row}:12 · 203.0.113.${20 + row}`,
      actions: row > 0 && (
        <Button size="small" aria-label={`${signOut}: ${name}`} onClick={onSignOut}>
          {signOut}
        </Button>
      ),
    }))
}
const english = ['This device', 'Sign out', 'Since'] as const
const turkish = ['Bu cihaz', 'Çıkış yap', 'Şu andan beri:'] as const
const signOutAll = (words: string) => <Button size="small">{words}</Button>

const meta = {
  component: SettingList,
  args: {
    title: 'Devices',
    lead: 'Where your account is signed in. Sign out what you do not know.',
    items: devices(english),
    action: signOutAll('Sign out all others'),
  },
  argTypes: { items: { control: false }, action: { control: false }, children: { control: false } },
  parameters: {
    tr: {
      title: 'Cihazlar',
      lead: 'Hesabınızın açık olduğu yerler. Tanımadıklarınızın oturumunu kapatın.',
      items: devices(turkish),
      action: signOutAll('Diğerlerinin tümünü kapat'),
    },
  },
  decorators: (Story) => (
    <div style={{ maxWidth: 760 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SettingList>

export default meta
type Story = StoryObj<typeof meta>

/** The button of a row says in full what it is about. */
export const Devices: Story = {
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    buttons.find((button) => button.hasAttribute('aria-label'))?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onSignOut).toHaveBeenCalled()
  },
}

export const Many: Story = {
  args: { items: devices(english, 10) },
  parameters: { tr: { items: devices(turkish, 10) } },
}

/** Rows of the size of what replaces them. */
export const Loading: Story = {
  args: { items: undefined, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  args: { action: undefined, children: <ErrorState onRetry={fn()} /> },
  parameters: { tr: { children: <ErrorState onRetry={fn()} labels={turkishError} /> } },
}
