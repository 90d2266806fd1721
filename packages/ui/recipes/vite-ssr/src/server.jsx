import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { App } from './App.jsx'

/** The page as html, and the `<style>` of what it shows. */
export function render() {
  const sheet = new ServerStyleSheet()
  try {
    const app = renderToString(sheet.collectStyles(<App />))
    return { app, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
