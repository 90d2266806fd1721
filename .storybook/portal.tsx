import {
  type Actions,
  type AlertOptions,
  type LabelsOf,
  LabelsProvider,
  type PortalRuntime,
  RuntimeProvider,
  type SessionState,
  type ToastOptions,
  TranslateProvider,
} from '@foyer/feature-api'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { proxy } from 'valtio'
import { findPseudoLanguage } from '../packages/brand/src/languages/pseudoLanguages.ts'
import type { OperationId } from '../packages/contract/src/index.ts'
import type { StoryPortal } from '../packages/features/src/storyPortal.ts'
import { Dialog } from '../packages/ui/src/components/Dialog/Dialog.tsx'
import { LoaderOverlay } from '../packages/ui/src/components/LoaderOverlay/LoaderOverlay.tsx'
import { ToastRegion } from '../packages/ui/src/components/Toast/ToastRegion.tsx'
import { sayWord } from './featureWords.ts'
import { findLabels } from './words.ts'

interface Hosts {
  readonly alert: PortalRuntime['alert']
  readonly toast: PortalRuntime['toast']
  readonly busy: PortalRuntime['busy']
}

/** What a form of a feature finds around it: words, a server that answers as the story says, and nowhere to go. */
function createRuntime(portal: StoryPortal, language: string, hosts: Hosts): PortalRuntime<OperationId> {
  const session = proxy<SessionState>({ status: 'guest', role: 'guest', member: undefined, ...portal.session })
  const call = async (id: OperationId, input: unknown): Promise<unknown> => {
    const answer = portal.answers?.[id]
    return answer ? answer(input) : new Promise(() => undefined)
  }
  const runtime = {
    ...hosts,
    config: {
      name: 'Comet',
      merchant: 'COMET',
      banners: {},
      nav: [],
      pages: [],
      cdn: { games: ['https://games.example'] },
      features: {},
      currency: { symbol: '$', decimals: portal.decimals ?? 2 },
      jurisdiction: { minimumAge: 18, termsVersion: '1' },
      verification: { phone: 'sms', human: portal.human ?? 'work' },
    },
    // Days and countries are those of English, of which a pseudo-language is made.
    language: {
      code: language.toUpperCase(),
      tag: findPseudoLanguage(language) ? 'en' : language,
      prefix: '',
      name: language,
    },
    client: { call },
    // A story's answers need no network, also after one that was left while it had none.
    queries: new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
    }),
    session,
    preferences: proxy({ balanceHidden: false }),
    // Where an action leads is another story.
    actions: new Proxy({} as Actions, { get: () => () => undefined }),
    href: (route: string) => `#${route}`,
    categoryRoute: () => 'home',
    hasRoute: () => true,
    navigate: () => undefined,
    openModal: portal.onModal ?? (() => undefined),
    closeModals: () => undefined,
    refreshSession: async () => {
      session.status = 'signedIn'
      session.role = 'member'
    },
    text: (feature: string, key: string, values?: Readonly<Record<string, string | number>>) =>
      sayWord(language, feature, key, values),
    moduleOn: (module: string) => !portal.off?.includes(module),
  }
  return runtime as unknown as PortalRuntime<OperationId> // what forms ask of the shell, and no more
}

function StoryPortalHost({
  portal,
  language,
  children,
}: {
  readonly portal: StoryPortal
  readonly language: string
  readonly children: ReactNode
}) {
  const [asked, setAsked] = useState<{ options: AlertOptions; answer: (id: string | undefined) => void }>()
  const [waiting, setWaiting] = useState<string>()
  const [toasts, setToasts] = useState<readonly ToastOptions[]>([])
  const runtime = useMemo(
    () =>
      createRuntime(portal, language, {
        alert: (options) =>
          new Promise((resolve) => {
            const answer = (id: string | undefined): void => {
              setAsked(undefined)
              resolve(id)
            }
            setAsked({ options, answer })
          }),
        busy: async (label, work) => {
          setWaiting(label)
          try {
            return await work
          } finally {
            setWaiting(undefined)
          }
        },
        toast: (options) => setToasts((shown) => [...shown, options]),
      }),
    [portal, language],
  )
  // Every component that has words has them in every language, under its name.
  const labels = useMemo(() => ((component) => findLabels(language, component)) as LabelsOf, [language])
  return (
    <MemoryRouter initialEntries={[`/${portal.address ?? ''}`]}>
      <QueryClientProvider client={runtime.queries}>
        <TranslateProvider value={runtime.text}>
          <LabelsProvider value={labels}>
            <RuntimeProvider value={runtime}>
              {children}
              {asked && (
                <Dialog
                  isOpen
                  labels={labels('Dialog')}
                  title={asked.options.title}
                  onClose={() => asked.answer(undefined)}
                  buttons={asked.options.buttons.map(({ id, label, primary }) => ({
                    label,
                    tone: primary ? 'primary' : 'secondary',
                    onPress: () => asked.answer(id),
                  }))}
                >
                  {asked.options.text}
                </Dialog>
              )}
              {waiting !== undefined && <LoaderOverlay cover="page" labels={{ loading: waiting }} />}
              <ToastRegion
                isInline
                labels={labels('Toast')}
                toasts={toasts.map(({ text, tone = 'neutral' }, at) => ({ id: String(at), message: text, tone }))}
                onDismiss={() => setToasts([])}
              />
            </RuntimeProvider>
          </LabelsProvider>
        </TranslateProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
}

/** Stands in for the portal around a feature's own forms: `parameters.portal` says what the server answers. */
export const withPortal: Decorator = (Story, { id, parameters, globals }) => {
  const portal: StoryPortal | undefined = parameters.portal
  if (!portal) return <Story />
  return (
    <StoryPortalHost key={`${id} ${globals.language}`} portal={portal} language={globals.language}>
      <Story />
    </StoryPortalHost>
  )
}
