/** Paths a guest may see on a site that requires a login (R28). */
const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download']

/** Whether a guest must log in before this path is shown (R28). */
export const needsLogin = (path: string, loginRequired: boolean): boolean => loginRequired && !openPaths.includes(path)
