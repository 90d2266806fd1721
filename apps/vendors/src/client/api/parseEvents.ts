/** One event of a stream: its name and its data as they were written. */
export interface StreamEvent {
  readonly name: string
  readonly data: string
}

/** Cuts a stream of Server-Sent Events into events, however it arrives in pieces. */
export function createEventParser(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      let name = 'message'
      const data: string[] = []
      for (const line of block.split('\n')) {
        if (line.startsWith('event: ')) name = line.slice(7)
        else if (line.startsWith('data: ')) data.push(line.slice(6))
      }
      if (data.length > 0) onEvent({ name, data: data.join('\n') })
    }
  }
}
