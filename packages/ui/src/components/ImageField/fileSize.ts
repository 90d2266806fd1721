/** A size as people read it: "420 kB", "5.2 MB". One that was too large is rounded up, so that it never reads as the limit. */
export function fileSize(bytes: number, language: string, roundingMode: 'ceil' | 'halfExpand' = 'halfExpand'): string {
  const isLarge = bytes >= 1_000_000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
    roundingMode,
  }).format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000))
}
