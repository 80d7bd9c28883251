interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a space lies on a ring of `across` by `down` fields, clockwise from START at the lower right. */
function placeOn(across: number, down: number, index: number): Place {
  const [left, top, right] = [across - 1, across + down - 2, 2 * across + down - 3];
  if (index <= left) return { x: across - index, y: down };
  if (index <= top) return { x: 1, y: down - (index - left) };
  if (index <= right) return { x: 1 + index - top, y: 1 };
  return { x: across, y: 1 + index - right };
}

/** Lying on a tablet, standing on a phone. */
export function placeOf(index: number): { readonly lying: Place; readonly standing: Place } {
  return { lying: placeOn(13, 9, index), standing: placeOn(9, 13, index) };
}
