/** The look of the API page: readable in both themes, with the system's own fonts. */
export const docsCss = `:root{color-scheme:light dark;--line:#8884;--quiet:#8881}
body{font:16px/1.55 system-ui,sans-serif;max-width:68rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.75rem;margin:0}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}h3{margin:1rem 0 .25rem;font-size:1rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0}
code{font:.9em ui-monospace,monospace}
details{border:1px solid var(--line);border-radius:8px;margin:.5rem 0;padding:0 1rem}
details[open]{padding-bottom:1rem}summary{padding:.6rem 0;cursor:pointer}
summary b{display:inline-block;min-width:4.5rem}
details p span{background:var(--quiet);border:1px solid var(--line);border-radius:99px;padding:.1rem .6rem;font-size:.85rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.3rem .75rem .3rem 0;border-top:1px solid var(--line);font-weight:400;overflow-wrap:anywhere}
thead th{font-weight:600;border-top:0}
:target{scroll-margin-top:1rem}:focus-visible{outline:2px solid;outline-offset:2px}
`
