declare module "edmonds-blossom-fixed" {
  /** Mate of each vertex (or -1) in a matching of the greatest weight; edges are [vertex, vertex, weight]. */
  export default function blossom(edges: [number, number, number][], maxCardinality?: boolean): number[];
}
