import { useEffect, useId, useState } from 'react'

/** Who says the last draw of a lottery, by its name. */
const speakers = new Map<string, { readonly draw: string; readonly id: string }>()

/** Whether this ticket says the numbers of a draw aloud: several tickets of a page may show them, and the first of them says them. */
export function useSaidOnce(lottery: string, draw: string | undefined): boolean {
  const id = useId()
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    if (draw === undefined) return
    if (speakers.get(lottery)?.draw !== draw) speakers.set(lottery, { draw, id })
    if (speakers.get(lottery)?.id === id) setSaid(draw)
  }, [id, lottery, draw])
  return draw !== undefined && said === draw
}
