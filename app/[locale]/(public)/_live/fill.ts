/** A text with its places in braces filled: "Half {half}" becomes "Half 2". For client components without next-intl. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
