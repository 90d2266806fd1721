const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The `Host` by which an API on this machine knows a brand; a server elsewhere is asked under its own name. */
export const apiHost = (url: URL, brand: string): string =>
  loopback.has(url.hostname) ? `${brand}.localhost${url.port ? `:${url.port}` : ''}` : url.host
