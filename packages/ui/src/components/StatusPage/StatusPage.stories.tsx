import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusPage } from './StatusPage.tsx'

const meta = {
  component: StatusPage,
  args: { kind: 'maintenance', logo: <strong>Velvet Comet</strong>, serviceHref: '#service' },
  argTypes: { logo: { control: false }, end: { control: false }, headingRef: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatusPage>

export default meta
type Story = StoryObj<typeof meta>

export const Maintenance: Story = {
  args: { end: <time dateTime="2026-11-20T23:30:00Z">20 Nov 2026, 23:30</time> },
  parameters: { tr: { end: <time dateTime="2026-11-20T23:30:00Z">20 Kas 2026 23:30</time> } },
}

/** Nobody has said yet how long it takes. */
export const MaintenanceWithoutEnd: Story = {}

export const Restricted: Story = {
  args: { kind: 'restricted', ip: '203.0.113.9', country: 'Netherlands' },
  parameters: { tr: { country: 'Hollanda' } },
}

/** An address of the longer kind, from nobody knows where, and no customer service to write to. */
export const RestrictedLittleKnown: Story = {
  args: { kind: 'restricted', ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', serviceHref: undefined },
}
