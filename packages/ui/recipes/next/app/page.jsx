import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { Icon } from '@foyer/ui/Icon'
import tr from '@foyer/ui/messages/tr.json'
import { Pagination } from '@foyer/ui/Pagination'
import { Trophy } from 'lucide'
import { Counter } from './Counter.jsx'

/** A server component: the still entries of the kit are rendered here, those with handlers go on in the browser. */
export default function Page() {
  return (
    <main>
      <h1>
        <Icon of={Trophy} /> Winners
      </h1>
      <EmptyState title="Nobody has won yet" />
      <Button tone="primary" href="/">
        Play now
      </Button>
      <Pagination page={1} pageCount={3} labels={tr.Pagination} />
      <Counter />
    </main>
  )
}
