/**
 * Reads the parameters of a message text at compile time. `Depth` remembers what is open around
 * the place being read: `text` inside a case (`one {…}`), `cases` inside a plural or a select.
 */
type Scan<Text extends string, Depth extends readonly ('text' | 'cases')[], Found> = Depth extends readonly [
  'cases',
  ...infer Outer extends ('text' | 'cases')[],
]
  ? ScanCases<Text, Outer, Found>
  : Depth extends readonly ['text', ...infer Outer extends ('text' | 'cases')[]]
    ? Text extends `${infer Before}{${infer After}`
      ? Before extends `${string}}${infer Rest}`
        ? Scan<`${Rest}{${After}`, Outer, Found>
        : ScanArgument<After, Depth, Found>
      : Text extends `${string}}${infer Rest}`
        ? Scan<Rest, Outer, Found>
        : Found
    : Text extends `${string}{${infer After}`
      ? ScanArgument<After, Depth, Found>
      : Found

type ScanCases<
  Text extends string,
  Outer extends readonly ('text' | 'cases')[],
  Found,
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Scan<`${Rest}{${After}`, Outer, Found>
    : Scan<After, ['text', 'cases', ...Outer], Found>
  : Text extends `${string}}${infer Rest}`
    ? Scan<Rest, Outer, Found>
    : Found

type ScanArgument<
  Text extends string,
  Depth extends readonly ('text' | 'cases')[],
  Found,
> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer _Kind}`
    ? Text extends `${Name}, plural,${infer Cases}`
      ? Scan<Cases, ['cases', ...Depth], Found | [Name, number]>
      : Text extends `${Name}, select,${infer Cases}`
        ? Scan<Cases, ['cases', ...Depth], Found | [Name, string]>
        : never
    : Scan<Rest, Depth, Found | [Head, string | number]>
  : Found

/** The parameters a message text asks for: `'{name} togs bort.'` → `{ name: string | number }`. */
export type ParamsOf<Text extends string> = {
  readonly [
    Found in Scan<Text, [], never> as Found extends [infer Name extends string, unknown] ? Name : never
  ]: Found extends [string, infer Value] ? Value : never
}

/** Arguments after the key: none for a plain text, one object for a text with parameters. */
export type ParamsArguments<Text extends string> = string extends Text
  ? [params?: Readonly<Record<string, string | number>>]
  : keyof ParamsOf<Text> extends never
    ? []
    : [params: ParamsOf<Text>]
