import { defaultTheme, themeToCss } from '@foyer/ui/tokens'

/** Mounts the implementation named in the query and leaves its time, layout included, on `window.took`. */
const loaders: Record<string, () => Promise<{ mount: (host: HTMLElement) => void }>> = {
  ours: () => import('./peers/ours.tsx'),
  raw: () => import('./peers/raw.ts'),
  mui: () => import('./peers/mui.tsx'),
  mantine: () => import('./peers/mantine.tsx'),
  chakra: () => import('./peers/chakra.tsx'),
  antd: () => import('./peers/antd.tsx'),
}

declare global {
  interface Window {
    took?: number
  }
}

const style = document.createElement('style')
style.textContent = `${themeToCss(defaultTheme)}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:16px}`
document.head.append(style)
const name = new URLSearchParams(location.search).get('impl') ?? 'ours'
const { mount } = (await loaders[name]?.()) ?? { mount: () => {} }
const host = document.querySelector<HTMLElement>('#host') ?? document.body
await new Promise((resolve) => setTimeout(resolve, 100))
const start = performance.now()
mount(host)
void document.body.offsetHeight // lays out inside the measured time
window.took = performance.now() - start
