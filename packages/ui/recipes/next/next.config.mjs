/** The styles that styled-components writes into the page need no further setting: `app/StyleRegistry.jsx` collects them. */
export default { turbopack: { root: import.meta.dirname } }
