import type { AlertOptions, ModalId, ToastOptions } from '@foyer/feature-api'
import { proxy, ref } from 'valtio'

interface OpenModal {
  readonly key: number
  readonly id: ModalId
  /** Kept out of the proxy, since callers pass functions. */
  readonly props: object
}
interface OpenAlert {
  readonly key: number
  readonly options: AlertOptions
  readonly answer: (button: string | undefined) => void
}

/** What lies over the page: modals, alerts, toasts and the busy overlay. */
export interface HostState {
  modals: OpenModal[]
  alerts: OpenAlert[]
  toasts: { readonly id: string; readonly options: ToastOptions }[]
  busy: { readonly key: number; readonly label: string }[]
  nextKey: number
}

export const createHostState = (): HostState => proxy({ modals: [], alerts: [], toasts: [], busy: [], nextKey: 1 })

const takeKey = (state: HostState): number => {
  state.nextKey += 1
  return state.nextKey
}

/** Opens a modal over what is open; the same modal is not stacked on itself. */
export function openModal(state: HostState, id: ModalId, props: object): void {
  if (state.modals.at(-1)?.id === id) state.modals.pop()
  state.modals.push({ key: takeKey(state), id, props: ref(props) })
}

export const closeModal = (state: HostState, key: number): void => {
  state.modals = state.modals.filter((modal) => modal.key !== key)
}

/** Shows a generic dialog (M13); resolves to the chosen button. */
export function askAlert(state: HostState, options: AlertOptions): Promise<string | undefined> {
  return new Promise((resolve) => {
    const key = takeKey(state)
    const answer = (button: string | undefined): void => {
      state.alerts = state.alerts.filter((alert) => alert.key !== key)
      resolve(button)
    }
    state.alerts.push({ key, options: ref(options), answer: ref(answer) })
  })
}

/** Answers what cannot be shown as if it were closed, and says why: whoever asks would wait for ever. */
export function giveUpAlerts(state: HostState, why: string): void {
  if (state.alerts.length > 0) addToast(state, { text: why, tone: 'negative' })
  for (const { answer } of state.alerts) answer(undefined)
}

/** Shows a short message; only the last three stay. */
export function addToast(state: HostState, options: ToastOptions): void {
  state.toasts = [...state.toasts, { id: `toast-${takeKey(state)}`, options: ref(options) }].slice(-3)
}

export const dismissToast = (state: HostState, id: string): void => {
  state.toasts = state.toasts.filter((toast) => toast.id !== id)
}

/** Shows the loader overlay while the work runs (M14). */
export async function whileBusy<T>(state: HostState, label: string, work: Promise<T>): Promise<T> {
  const key = takeKey(state)
  state.busy.push({ key, label })
  try {
    return await work
  } finally {
    state.busy = state.busy.filter((one) => one.key !== key)
  }
}
