import '@fontsource-variable/manrope'
import '/theme.css'
import './base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Desk } from './frame/Desk.tsx'

const place = document.getElementById('desk')
if (place === null) throw new Error('The page has no place for the desk')
const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
createRoot(place).render(
  <QueryClientProvider client={queries}>
    <Desk />
  </QueryClientProvider>,
)
