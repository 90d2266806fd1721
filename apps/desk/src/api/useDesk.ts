import type {
  ApplicationDecision,
  ClockMove,
  DepositDecision,
  DeskFaults,
  DeskFeedback,
  DeskForgotten,
  DeskOutbox,
  DeskProviders,
  DeskSite,
  DeskWorld,
  FaultChange,
  FeedbackClosing,
  OpenApplications,
  OpenDeposits,
  OpenWithdrawals,
  PasswordRemoval,
  WithdrawalDecision,
} from '@foyer/contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askDesk } from './askDesk.ts'

/** How often what others may change is asked for, in ms. */
const polls = {
  faults: 5000,
  outbox: 2000,
  deposits: 2000,
  withdrawals: 2000,
  promotions: 2000,
  feedback: 5000,
  forgotten: 5000,
  world: 5000,
} as const

export const useWorld = () =>
  useQuery({ queryKey: ['world'], queryFn: () => askDesk<DeskWorld>('world'), refetchInterval: polls.world })

export function useMoveClock() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (move: ClockMove) => askDesk<DeskWorld>('world', {}, move),
    onSuccess: (world) => queries.setQueryData(['world'], world),
  })
}

export const useOutbox = (merchant: string) =>
  useInfiniteQuery({
    queryKey: ['outbox', merchant],
    queryFn: ({ pageParam }) =>
      askDesk<DeskOutbox>('outbox', { merchant, ...(pageParam === '' ? {} : { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.id : undefined),
    refetchInterval: polls.outbox,
  })

/** Deposits that wait, and the way to decide one. */
export const useDeposits = (merchant: string) => useDecisions<OpenDeposits, DepositDecision>('deposits', merchant)

/** Withdrawals that are open, and the way to decide one. */
export const useWithdrawals = (merchant: string) =>
  useDecisions<OpenWithdrawals, WithdrawalDecision>('withdrawals', merchant)

/** Applications that wait, and the way to decide one. */
export const useApplications = (merchant: string) =>
  useDecisions<OpenApplications, ApplicationDecision>('promotions', merchant)

/** Feedback that waits, and the way to put one away. */
export const useFeedback = (merchant: string) => useDecisions<DeskFeedback, FeedbackClosing>('feedback', merchant)

/** Whose withdrawal password was taken away lately, and the way to take one away. */
export const useForgotten = (merchant: string) => useDecisions<DeskForgotten, PasswordRemoval>('forgotten', merchant)

function useDecisions<Open, Decision extends object>(
  path: 'deposits' | 'withdrawals' | 'promotions' | 'feedback' | 'forgotten',
  merchant: string,
) {
  const queries = useQueryClient()
  const queryKey = [path, merchant]
  const query = useQuery({
    queryKey,
    queryFn: () => askDesk<Open>(path, { merchant }),
    refetchInterval: polls[path],
  })
  const decide = useMutation({
    mutationFn: (decision: Decision) => askDesk<Open>(path, { merchant }, decision),
    onSuccess: (open) => queries.setQueryData(queryKey, open),
  })
  return { query, decide }
}

/** What one merchant's site or providers are set to, and the way to set it. */
function useSetting<Setting extends object>(path: 'site' | 'providers', merchant: string) {
  const queries = useQueryClient()
  const queryKey = [path, merchant]
  const query = useQuery({ queryKey, queryFn: () => askDesk<Setting>(path, { merchant }) })
  const change = useMutation({
    mutationFn: (setting: Setting) => askDesk<Setting>(path, { merchant }, setting),
    onSuccess: (setting) => queries.setQueryData(queryKey, setting),
  })
  return { query, change }
}

export const useSite = (merchant: string) => useSetting<DeskSite>('site', merchant)
export const useProviders = (merchant: string) => useSetting<DeskProviders>('providers', merchant)

/** Faults of this browser, which end by themselves, and the way to set them. */
export function useFaults() {
  const queries = useQueryClient()
  const queryKey = ['faults']
  const query = useQuery({ queryKey, queryFn: () => askDesk<DeskFaults>('faults'), refetchInterval: polls.faults })
  const change = useMutation({
    mutationFn: (wanted: FaultChange) => askDesk<DeskFaults>('faults', {}, wanted),
    onSuccess: (faults) => queries.setQueryData(queryKey, faults),
  })
  return { query, change }
}
