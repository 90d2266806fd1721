import type { SystemStatus } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { DownloadPage } from '../pages/DownloadPage.tsx'

type Resources = SystemStatus['info']['resources']

const ios = { url: 'https://apps.example/ios', labelNameEn: 'Comet for iPhone' }
const android = { url: '/comet.apk', labelNameEn: 'Comet for Android' }

const portal = (systemStatus: () => unknown) => ({
  portal: { answers: { systemStatus } } satisfies StoryPortal,
})
const apps = (resources: Resources) => portal(() => ({ info: { resources } }))

const meta = {
  title: 'site/Download',
  component: DownloadPage,
  tags: ['!autodocs'],
  parameters: apps({ MOBILECONFIG: ios, Android: android }),
} satisfies Meta<typeof DownloadPage>

export default meta
type Story = StoryObj<typeof meta>

/** R23 each app with a code to scan and a way to open it, and how it is put on a phone. */
export const Both: Story = {
  play: async (context) => {
    const say = sayIn(context, 'download')
    const canvas = within(context.canvasElement)
    await expect(await canvas.findAllByRole('img')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: say('open', { name: say('ios') }) })).toHaveAttribute('href', ios.url)
  },
}

export const One: Story = { parameters: apps({ Android: { ...android, labelNameEn: 'Comet Games and Live Tables' } }) }

/** Z08 a picture of a code that does not come is drawn here. */
export const PictureFails: Story = {
  parameters: apps({ MOBILECONFIG: { ...ios, qrCodeUrl: 'data:image/png;base64,AAAA' } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part=code] svg')).not.toBeNull())
  },
}

/** A brand without apps still says how the site itself is put on a phone. */
export const None: Story = {
  parameters: apps({}),
  play: async (context) => {
    const say = sayIn(context, 'download')
    await expect(await within(context.canvasElement).findByText(say('emptyTitle'))).toBeVisible()
  },
}

export const Loading: Story = { parameters: portal(never) }

export const Failed: Story = {
  parameters: portal(() => {
    throw refusal('unavailable')
  }),
  play: async (context) => {
    const say = sayIn(context, 'download')
    await expect(await within(context.canvasElement).findByText(say('error'))).toBeVisible()
  },
}
