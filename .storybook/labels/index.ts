const files = import.meta.glob<object>('./*/*.ts', { import: 'labels', eager: true })

/**
 * Labels of a component in a language, by the folder name of the component; English is what the component has
 * by default and needs no file.
 */
export function findLabels(language: string, component: string): object | undefined {
  return files[`./${language}/${component}.ts`]
}
