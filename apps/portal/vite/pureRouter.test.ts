import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutEffects } from './pureRouter.ts'

const source = `var Boundary = class extends React2.Component {
  constructor(props) {
    super(props);
  }
};
Boundary.contextType = RSCRouterContext;
Boundary.displayName = "Boundary";
var Context = React2.createContext(null);
`

test('FI08 what only makes components of the router is marked as doing nothing', () => {
  expect(withoutEffects(source).trim()).toBe(`var Boundary = /* @__PURE__ */ (() => class extends React2.Component {
static contextType = RSCRouterContext;
  constructor(props) {
    super(props);
  }
})();


var Context = /* @__PURE__ */ React2.createContext(null);`)
})

test('FI08 the router is still written as the build expects', () => {
  const path = readFileSync(
    new URL('../../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
    'utf8',
  )
  const [chunk] = /chunk-\w+\.mjs/.exec(path) ?? []
  const code = readFileSync(
    new URL(`../../../node_modules/react-router/dist/production/${chunk}`, import.meta.url),
    'utf8',
  )
  const classes = code.match(/^var \w+ = class extends/gm) ?? []
  const left = withoutEffects(code).match(/^var \w+ = class extends React/gm)
  expect(classes.length).toBeGreaterThan(0)
  expect(left).toBeNull()
})
