/** Imports by importing name. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** One path per cycle of a graph: `["api", "pages", "api"]`. Empty: no cycles. */
export function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string) => {
    if (path.includes(name)) return void circles.push([...path.slice(path.indexOf(name)), name]);
    if (done.has(name)) return;
    path.push(name);
    for (const imported of graph.get(name) ?? []) visit(imported);
    path.pop();
    done.add(name);
  };
  for (const name of graph.keys()) visit(name);
  return circles;
}
