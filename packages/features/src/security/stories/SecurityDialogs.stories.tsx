import type { MemberProfile } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf, fill, partOf, press, send } from '../../storyKeyboard.ts'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { ProfileDialog } from '../components/ProfileDialog.tsx'
import { RenameDialog } from '../components/RenameDialog.tsx'

const text = { patternId: 'anyCharacters', minLength: 2, maxLength: 60, isFixed: false }
const profile: MemberProfile = {
  minimumAge: 18,
  fields: [
    { ...text, name: 'nickname', value: 'Night Owl' },
    { ...text, name: 'payeeName', value: 'Ada Lovelace', isFixed: true },
    { ...text, name: 'birthday', minLength: 10, maxLength: 10 },
    { ...text, name: 'nationality', value: 'GB' },
    { ...text, name: 'address', maxLength: 255, value: '12 Example Street' },
    { ...text, name: 'telegram', patternId: 'noSpaces' },
  ],
}
const portal = (answers: StoryPortal['answers'] = {}) => ({
  portal: {
    answers: {
      countries: () => [
        { countryCode: 'GB', countryDialingCode: '44', mobileLengths: [10] },
        { countryCode: 'TR', countryDialingCode: '90', mobileLengths: [10] },
      ],
      ...answers,
    },
  } satisfies StoryPortal,
})
const meta = {
  title: 'accounts/Security centre',
  component: ProfileDialog,
  tags: ['!autodocs'],
  args: { profile, onClose: fn() },
  parameters: { ...portal(), docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof ProfileDialog>

export default meta
type Story = StoryObj<typeof meta>
type RenameStory = StoryObj<typeof RenameDialog>

const busy = (canvas: HTMLElement) =>
  waitFor(() => expect(partOf(canvas, 'dialog[open] [type=submit]')).toHaveAttribute('aria-busy', 'true'))
const alerts = (canvas: HTMLElement) => within(canvas.ownerDocument.body).getAllByRole('alert')

/** What is said once and for all is not asked again. */
export const Profile: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'nickname')).toHaveValue('Night Owl'))
    await expect(canvasElement.ownerDocument.querySelector('[name=payeeName]')).toBeNull()
  },
}

/** Every error at its field, the first of them focused. */
export const ProfileErrors: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'nickname')).toBeVisible())
    await userEvent.clear(fieldOf(canvasElement, 'nickname'))
    await fill(canvasElement, { birthday: '1990-02-30', telegram: 'night owl' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'nickname')).toHaveFocus())
    await expect(alerts(canvasElement).length).toBeGreaterThan(2)
  },
}

export const ProfileSending: Story = {
  parameters: portal({ saveProfile: never }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { birthday: '1990-05-17' })
    await userEvent.keyboard('{Enter}')
    await busy(canvasElement)
  },
}

/** Only what was changed is sent. */
export const ProfileSaved: Story = {
  parameters: portal({ saveProfile: fn(() => null) }),
  play: async ({ canvasElement, args, parameters }) => {
    await fill(canvasElement, { birthday: '1990-05-17' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(parameters.portal.answers.saveProfile).toHaveBeenCalledWith({ values: { birthday: '1990-05-17' } })
  },
}

/** The server takes less than the page knows of: it is said at the field, and what was typed stays. */
export const ProfileRefused: Story = {
  parameters: portal({
    saveProfile: () => {
      throw refusal('validation_failed', { issues: [{ path: '/values/telegram', message: 'no' }] })
    },
  }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { telegram: 'nightowl' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'telegram')).toHaveFocus())
    await expect(fieldOf(canvasElement, 'telegram')).toHaveValue('nightowl')
  },
}

/** Whoever leaves with something typed is asked first, and may go on editing. */
export const ProfileLeft: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { birthday: '1990' })
    await press(canvasElement, 'dialog[open] [data-part=cross] button')
    const body = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(body.getAllByRole('dialog')).toHaveLength(2))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body.getAllByRole('dialog')).toHaveLength(1))
    await expect(fieldOf(canvasElement, 'birthday')).toHaveValue('1990')
  },
}

const rename: RenameStory = {
  args: {
    passkey: { id: 'phone', name: 'Safari, iOS', createdAt: '2026-11-01T12:00:00Z', isSynced: true },
    onClose: fn(),
  },
  render: (args) => <RenameDialog {...args} />,
}

/** A passkey gets a name by which its owner knows it. */
export const PasskeyName: RenameStory = {
  ...rename,
  parameters: portal({ renamePasskey: fn(() => null) }),
  play: async ({ canvasElement, args, parameters }) => {
    await userEvent.clear(fieldOf(canvasElement, 'name'))
    await fill(canvasElement, { name: ' My phone ' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(parameters.portal.answers.renamePasskey).toHaveBeenCalledWith({ id: 'phone', name: 'My phone' })
  },
}

export const PasskeyNameMissing: RenameStory = {
  ...rename,
  play: async ({ canvasElement }) => {
    await userEvent.clear(fieldOf(canvasElement, 'name'))
    await send(canvasElement, 'name')
    await waitFor(() => expect(fieldOf(canvasElement, 'name')).toHaveFocus())
    await expect(alerts(canvasElement).length).toBeGreaterThan(0)
  },
}

export const PasskeyNameSending: RenameStory = {
  ...rename,
  parameters: portal({ renamePasskey: never }),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'name')
    await busy(canvasElement)
  },
}

export const PasskeyNameRefused: RenameStory = {
  ...rename,
  parameters: portal({
    renamePasskey: () => {
      throw refusal('unavailable', { message: 'Nothing can be changed at the moment.' })
    },
  }),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'name')
    await waitFor(() => expect(alerts(canvasElement)[0]).toBeVisible())
  },
}
