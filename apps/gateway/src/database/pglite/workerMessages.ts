/** What the database's thread is asked for. */
export type WorkerRequest =
  | { readonly id: number; readonly what: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly id: number; readonly what: 'dump' | 'close' }

/** What is left of an error on its way between threads. */
export type ErrorFields = Readonly<Record<string, string>> & { readonly message: string }

export interface QueryAnswer {
  readonly command: string
  readonly rowCount: number
  readonly rows: readonly Record<string, unknown>[]
  /** Columns whose values are bytes. */
  readonly byteColumns: readonly string[]
}

/** Number 0 answers the start. */
export type WorkerAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: ErrorFields }
