import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { Icon } from '@foyer/ui/Icon'
import tr from '@foyer/ui/messages/tr.json'
import { Pagination } from '@foyer/ui/Pagination'
import { Trophy } from 'lucide'
import { useState } from 'react'

export function App() {
  const [count, setCount] = useState(0)
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
      <Button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</Button>
    </main>
  )
}
