/** What is used of WebAssembly: Node has it, but its types come with those of a browser's window only. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>
  type Exports = Record<string, unknown>
  type Module = object
  function compile(bytes: Uint8Array): Promise<Module>
  function instantiate(module: Module, imports: Imports): Promise<{ readonly exports: Exports }>
}
