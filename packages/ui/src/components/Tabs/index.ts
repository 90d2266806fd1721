export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx'
export { type TabsVariant, tabsVariants } from './Tabs.styles.ts'
